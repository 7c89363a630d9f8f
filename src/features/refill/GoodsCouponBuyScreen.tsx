import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation } from "react-router-dom";
import { PayType } from "#contract/enumerations.ts";
import { typedAmount } from "#domain/values/typedText.ts";
import { refillCardListCall } from "#net/calls/refillCalls.ts";
import { useCall } from "#net/useCall.ts";
import type { StoredCard } from "#parts/cards/useCardForm.ts";
import { PayByCard, useCardToPay } from "#parts/payments/PayByCard.tsx";
import { PayTypeCards } from "#parts/payments/PayTypeCards.tsx";
import { useVaultPage } from "#parts/payments/useVaultPage.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useHoldings } from "#parts/storedValue/useHoldings.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { money } from "#text/formats.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { RestingShop } from "#ui/pictures/storeDrawings.tsx";
import { useAmountWords } from "./AmountField.tsx";
import { HoldingsSkeleton } from "./HoldingsSkeleton.tsx";
import { firstChoice, FREE, freeAmount, OfferField, type Sold } from "./OfferField.tsx";
import styles from "./Refill.module.css";
import { type PurchaseProblem, useProblemWords, usePurchase } from "./usePurchase.ts";

type Asked = QueryOf<typeof routes.goodsCouponBuy>;

/** Buys an amount for a store's card or a voucher, or tops one's own up (`/goodsCouponBuy`). */
export default function GoodsCouponBuyScreen({ query }: { readonly query: Asked }) {
  const { t } = useTranslation("value");
  const { kind, storeId } = query;
  const offers = useCall(refillCardListCall, {
    store_id: storeId,
    ...(kind === "1" || kind === "2" ? { kind: kind === "1" ? 1 : 2 } : {}),
  });
  const { data, failure } = offers;
  const isNothing = data?.offers.length === 0 && data.free_amount === null;
  // What is sold cannot be paid for from here: the operator has no service that takes money.
  const isOffline =
    data !== undefined &&
    data.offers.length > 0 &&
    data.offers.every(({ pay_list }) => pay_list.length === 0);
  return (
    <>
      <BackBar title={t("buy.title")} parent="goodsCoupon" />
      <main className={styles.page}>
        {!data &&
          (failure ? (
            <CallTrouble failure={failure} onRetry={offers.reload} isRetrying={offers.isValidating} />
          ) : (
            <>
              <HoldingsSkeleton />
              <HoldingsSkeleton />
            </>
          ))}
        {isNothing && (
          <EmptyState
            title={t("buy.none")}
            illustration={<RestingShop />}
            action={<Button href={href("goodsCoupon", {})}>{t("mine.stores")}</Button>}
          />
        )}
        {isOffline && (
          <EmptyState
            title={t("buy.offline")}
            illustration={<RestingShop />}
            action={<Button href={href("goodsCoupon", {})}>{t("mine.title")}</Button>}
          >
            {t("buy.offlineText")}
          </EmptyState>
        )}
        {data && !isNothing && !isOffline && <BuyForm query={query} sold={data} onChanged={offers.reload} />}
      </main>
    </>
  );
}

interface BuyFormProps {
  readonly query: QueryOf<typeof routes.goodsCouponBuy>;
  readonly sold: Sold;
  /** The store sells something else now. */
  readonly onChanged: () => unknown;
}

/** What is bought, how it is paid, and the button that buys it. */
function BuyForm({ query, sold, onChanged }: BuyFormProps) {
  const { t } = useTranslation("value");
  const { t: tb } = useTranslation("bill");
  const { t: tc } = useTranslation();
  const amountWords = useAmountWords();
  const problemWords = useProblemWords();
  const here = createPath(useLocation());
  const formId = useId();
  const { storeId, targetId, orderNo } = query;
  const lacking = typedAmount(query.amount ?? "").yen;
  const { holdings, isStranger } = useHoldings();
  const { isBusy, buy } = usePurchase(orderNo ?? null);
  const [choice, setChoice] = useState(() => firstChoice(sold, query.offerId, lacking));
  const [typed, setTyped] = useState(() =>
    lacking === null ? "" : String(Math.max(lacking, sold.free_amount?.minimum ?? 0)),
  );
  const [chosen, setType] = useState<PayType | null>(null);
  const [isJustChosen, setJustChosen] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isStoring, setStoring] = useState(false);
  const [problem, setProblem] = useState<PurchaseProblem | null>(null);

  const types = sold.offers[0]?.pay_list ?? [];
  const type = types.find((one) => one === chosen) ?? (types.length === 1 ? (types[0] ?? null) : null);
  const card = useCardToPay(types.includes(PayType.card) && !isStranger);
  useVaultPage(card.vault);
  const isByCard = type === PayType.card && card.vault !== null;
  const isTyping = isByCard && card.choice === null && card.typed === null;

  const offer = sold.offers.find(({ offer_id }) => offer_id === choice) ?? null;
  const own = choice === FREE && sold.free_amount !== null ? freeAmount(typed, sold.free_amount) : null;
  const price = offer?.price ?? own?.yen ?? null;
  const target = holdings?.vouchers.find(({ voucher_id }) => voucher_id === targetId);
  const grows = offer?.kind === 2 ? target : undefined;

  const change = (act: () => void) => {
    setProblem(null);
    act();
  };
  /** Whether all is chosen; what is not is said where it belongs. */
  const check = () => {
    setChecked(true);
    if (price !== null && type !== null) return true;
    requestAnimationFrame(() =>
      document.querySelector("[data-invalid]")?.scrollIntoView({ block: "center" }),
    );
    return false;
  };
  const begin = async (stored: StoredCard | null) => {
    if (!check() || price === null || type === null) return;
    setProblem(null);
    // A card is kept with the payment of an order, or at one's cards.
    const { save_card: _, ...by } = { save_card: 0, ...(isByCard ? card.request(stored) : {}) };
    const what = offer
      ? {
          kind: offer.kind,
          offer_id: offer.offer_id,
          ...(grows ? { target_id: grows.voucher_id } : {}),
          shown_terms: {
            amount: offer.amount,
            validity_days: offer.validity_days,
            goods_ids: offer.goods_ids,
          },
        }
      : ({ kind: 1, amount: price } as const);
    const found = await buy({ store_id: storeId, ...what, shown_price: price }, { pay_type: type, ...by });
    if (found === null) return;
    if (found.kind === "declined" || (found.kind === "refused" && found.isCard)) card.drop();
    if (found.kind === "changed") void onChanged();
    setProblem(found);
  };
  const button = { block: true, busy: isBusy || isStoring, end: price === null ? undefined : money(price) };

  return (
    <div className={styles.form}>
      {orderNo !== undefined && <Notice kind="info">{t("buy.forOrder")}</Notice>}
      <OfferField
        sold={sold}
        value={choice}
        onChange={(one) => change(() => setChoice(one))}
        error={isChecked && choice === null ? t("buy.choose") : undefined}
        amount={{
          typed,
          onType: (text) => change(() => setTyped(text)),
          error: isChecked && own?.trouble ? amountWords(own.trouble) : undefined,
        }}
      />
      {grows && <p className={styles.soft}>{t("buy.goesTo", { name: grows.name })}</p>}
      <section className={styles.card}>
        <Field
          group
          required
          label={tb("payTitle")}
          error={isChecked && type === null ? tb("choosePayType") : undefined}
        >
          <PayTypeCards
            types={types}
            value={type}
            onChange={(one) =>
              change(() => {
                setJustChosen(true);
                setType(one);
              })
            }
          />
        </Field>
        {type === PayType.card && card.isLoading && <Skeleton lines={3} />}
        {isByCard && card.vault && (
          <PayByCard
            formId={formId}
            vault={card.vault}
            isJustChosen={isJustChosen}
            cards={card.cards}
            isMember={false}
            choice={card.choice}
            onChoose={(one) => change(() => card.choose(one))}
            typed={card.typed}
            onTyped={async (stored) => {
              card.setTyped(stored);
              await begin(stored);
            }}
            onRetype={() => change(() => card.setTyped(null))}
            isSaved={false}
            onSave={card.setSaved}
            onBusy={setStoring}
          />
        )}
      </section>
      <p className={styles.soft}>
        {t("buy.note")} <Anchor href={href("statute", { storeId })}>{tc("titles.statute")}</Anchor>
      </p>
      <div className={styles.bar}>
        <div className={styles.foot}>
          <div role="alert">
            {problem && (
              <Notice kind={problem.kind === "offline" ? "offline" : "warn"}>{problemWords(problem)}</Notice>
            )}
          </div>
          {isStranger ? (
            <Button block href={href("loginInput", { callback: here })}>
              {t("signIn.button")}
            </Button>
          ) : isTyping ? (
            <Button
              {...button}
              type="submit"
              form={formId}
              onClick={(event) => {
                if (!check()) event.preventDefault();
              }}
            >
              {t("buy.pay")}
            </Button>
          ) : (
            <Button {...button} onClick={() => void begin(card.typed)}>
              {t("buy.pay")}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
