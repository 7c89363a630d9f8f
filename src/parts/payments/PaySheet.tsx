import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { OrderType, PayType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import type { StoredCard } from "#parts/cards/useCardForm.ts";
import { StoredPartsField, useStoredParts } from "#parts/storedValue/StoredPartsField.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { NotKnown } from "#parts/trouble/NotKnown.tsx";
import { methodsBeside } from "#parts/storedValue/storedSum.ts";
import { href } from "#routes/href.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { missingServicesAtom } from "#state/page/operatorSettings.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import { PayByCard, useCardToPay } from "./PayByCard.tsx";
import styles from "./PaySheet.module.css";
import { MissingMethods, PayTypeCards } from "./PayTypeCards.tsx";
import { type PayProblem, problemOf, usePay, usePayMethods, usePayProblemWords } from "./usePay.ts";
import { useSharedMethods } from "./useSharedMethods.ts";
import { useVaultPage } from "./useVaultPage.ts";

interface PaySheetProps {
  readonly order: OrderDetail;
  /** Orders of the mall that are paid at once, this one among them. */
  readonly together?: readonly OrderDetail[] | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  /** What it is called, where paying ends more than a payment. */
  readonly title?: string;
  /** What is told before the ways to pay. */
  readonly lead?: ReactNode;
}

/** Chooses how an order is paid and begins it: to the cashier, by a card, or to the page where it is decided. */
export function PaySheet({ order, together, open, onClose, title, lead }: PaySheetProps) {
  const { t } = useTranslation("bill");
  const { t: tc } = useTranslation();
  const toast = useSetAtom(showToastAtom);
  const formId = useId();
  const problemWords = usePayProblemWords();
  const { isBusy, pay } = usePay();
  const [chosen, setChosen] = useState<PayType | null>(order.pay_type);
  const [isStoring, setStoring] = useState(false);
  const [problem, setProblem] = useState<PayProblem | null>(null);
  const { order_no, order_type, store_id } = order;
  const orders = together ?? [order];
  const total = orders.reduce((sum, one) => sum + one.total, 0);
  const methods = usePayMethods(store_id, order_type, open);
  const shared = useSharedMethods(open && together ? together.map((one) => one.store_id) : []);
  const types = (together ? shared.types : methods.data?.pay_list) ?? [];
  // What a store's wallet holds pays for that store alone.
  const wallet = together ? null : (methods.data?.wallet_balance ?? null);
  const stored = useStoredParts({
    orders: orders.map((one) => ({ ...one, to_pay: one.total })),
    paid: orders.flatMap((one) => one.stored_value),
    wallet,
    isWanted: open,
  });
  const { left } = stored;
  const others = methodsBeside(
    types,
    stored.offered.some(({ kind }) => kind === 1),
  );
  const whole = types.includes(PayType.wallet) ? PayType.wallet : (types[0] ?? null);
  // Where no method can be had, that is what is said.
  const isCovered = left === 0 && whole !== null;
  const type = isCovered ? whole : (others.find((one) => one === chosen) ?? null);
  const failure = methods.failure ?? shared.failure;
  const vault = methods.data?.vault ?? null;
  const isByCard = type === PayType.card && vault !== null && !isCovered;
  useVaultPage(vault);
  const card = useCardToPay(open && isByCard);
  const isTyping = isByCard && card.choice === null && card.typed === null;

  const begin = async (typed: StoredCard | null) => {
    if (type === null) return toast(t("choosePayType"), "bad");
    setProblem(null);
    const by = isByCard ? card.request(typed) : {};
    const outcome = await pay(
      { order_no, pay_type: type, ...by, ...stored.request },
      store_id,
      together?.map((one) => one.order_no),
    );
    if (outcome === null || outcome.kind === "leaving") return;
    const found = problemOf(outcome);
    if (found === null) {
      stored.forget();
      if (outcome.kind === "paid") toast(t("payDone"), "good");
      return onClose();
    }
    if (found.kind === "declined" || (found.kind === "refused" && found.isCard)) card.drop();
    if (found.kind === "changed" || found.kind === "short") void stored.reload();
    setProblem(found);
  };
  const [isJustChosen, setJustChosen] = useState(false);
  const choose = (one: PayType) => {
    setJustChosen(true);
    setChosen(one);
  };
  const change = (act: () => void) => {
    setProblem(null);
    act();
  };
  const missing = problem?.kind === "short" ? problem.missing : stored.hasCard ? left : 0;
  const label = isCovered
    ? t("payStored")
    : type === PayType.cash
      ? t("payAtRegister")
      : type === 7
        ? t("payOnDelivery")
        : t("payNow");
  const button = { block: true, busy: isBusy || isStoring, end: money(isCovered ? total : left) };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title ?? t("payTitle")}
      closeLabel={tc("close")}
      footer={
        <div className={styles.foot}>
          {problem && (
            <div role="alert">
              <Notice kind={problem.kind === "offline" ? "offline" : "warn"}>{problemWords(problem)}</Notice>
            </div>
          )}
          {isTyping ? (
            <Button {...button} type="submit" form={formId}>
              {label}
            </Button>
          ) : (
            <Button {...button} onClick={() => void begin(card.typed)}>
              {label}
            </Button>
          )}
        </div>
      }
    >
      {lead}
      {failure ? (
        <CallTrouble
          failure={failure}
          onRetry={() => void Promise.all([methods.reload(), shared.reload()])}
        />
      ) : (
        <>
          <StoredPartsField stored={{ ...stored, choose: (ids) => change(() => stored.choose(ids)) }} />
          {stored.total > 0 && !isCovered && (
            <p className={styles.rest}>{t("storedRest", { amount: money(left) })}</p>
          )}
          {!isCovered && (
            <PayTypeCards
              types={others}
              value={type}
              onChange={(one) => change(() => choose(one))}
              balance={wallet}
              total={left}
              hasVault={vault !== null}
            />
          )}
          {!isCovered && <MissingMethods types={together ? shared.types : methods.data?.pay_list} />}
          {missing > 0 && <TopUpHint order_no={order_no} store_id={store_id} missing={missing} />}
        </>
      )}
      {isByCard &&
        (card.isLoading ? (
          <Skeleton lines={3} />
        ) : (
          <>
            {card.unknown && <NotKnown {...card.unknown}>{t("cardsUnknown")}</NotKnown>}
            <PayByCard
              formId={formId}
              vault={vault}
              isJustChosen={isJustChosen}
              cards={card.cards}
              isMember={card.isMember}
              choice={card.choice}
              onChoose={(one) => change(() => card.choose(one))}
              typed={card.typed}
              onTyped={async (typed) => {
                card.setTyped(typed);
                await begin(typed);
              }}
              onRetype={() => change(() => card.setTyped(null))}
              isSaved={card.isSaved}
              onSave={card.setSaved}
              onBusy={setStoring}
            />
          </>
        ))}
      {order_type === OrderType.dineIn && <p className={styles.note}>{t("payLocks")}</p>}
    </Sheet>
  );
}

interface TopUpHintProps {
  readonly order_no: string;
  readonly store_id: string;
  /** Yen that the card lacks. */
  readonly missing: number;
}

/** Leads to topping up what a card lacks for an order, and from there back to it. */
export function TopUpHint({ order_no, store_id, missing }: TopUpHintProps) {
  const { t } = useTranslation("bill");
  // What cannot be paid online is topped up at the register.
  const isOffline = useAtomValue(missingServicesAtom).includes("online_payment");
  const to = { storeId: store_id, kind: "1", amount: String(missing), orderNo: order_no };
  if (isOffline) return null;
  return (
    <p className={styles.topUp}>
      <span>{t("topUpMissing", { missing: money(missing) })}</span>
      <Button kind="outline" size="small" href={href("goodsCouponBuy", to)}>
        {t("topUp")}
      </Button>
    </p>
  );
}
