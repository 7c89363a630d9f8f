import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import type { ResponseOf } from "#contract/call.ts";
import type { refillDetails } from "#contract/calls/refillCard.ts";
import * as Code from "#contract/codes.ts";
import { PayStatus } from "#contract/enumerations.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { refillDetailsCall } from "#net/calls/refillCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { keepPurchase, readPurchase } from "#state/payments/underWay.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { checkIcon, searchIcon, warningIcon, wifiOffIcon } from "#ui/icons/common.ts";
import { clockIcon } from "#ui/icons/discovery.ts";
import { cashIcon } from "#ui/icons/payment.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Refill.module.css";

const ICONS: Readonly<Record<PurchaseState, string>> = {
  checking: clockIcon,
  late: clockIcon,
  credited: checkIcon,
  failed: warningIcon,
  unpaid: warningIcon,
  refunded: cashIcon,
  missing: searchIcon,
  unreachable: wifiOffIcon,
};

interface ScreenProps {
  readonly query: QueryOf<typeof routes.goodsCouponBuyResult>;
}

/** What became of a purchase: asked for until it is known, never assumed (`/goodsCouponBuyResult`). */
export default function GoodsCouponBuyResultScreen({ query }: ScreenProps) {
  const { t } = useTranslation("value");
  const { order, state, forOrder, isAsking, askAgain } = usePurchaseResult(query.refillOrderNo);
  return (
    <>
      <BackBar title={t("result.title")} parent="goodsCoupon" backTo={href("goodsCoupon", {})} />
      <main aria-live="polite" aria-busy={state === "checking"}>
        <EmptyState
          title={<Title state={state} />}
          illustration={
            <span className={styles.mark} data-state={state}>
              <Icon of={ICONS[state]} size={32} />
            </span>
          }
          action={
            <Ways order={order} state={state} forOrder={forOrder} isAsking={isAsking} askAgain={askAgain} />
          }
        >
          <Words state={state} order={order} />
        </EmptyState>
      </main>
    </>
  );
}

type Result = ReturnType<typeof usePurchaseResult>;

function Title({ state }: Pick<Result, "state">) {
  const { t } = useTranslation("value");
  const { t: tc } = useTranslation();
  return state === "unreachable" ? tc("trouble.unreachable") : t(`result.${state}`);
}

function Words({ state, order }: Pick<Result, "state" | "order">) {
  const { t } = useTranslation("value");
  const { t: tc } = useTranslation();
  if (state === "unreachable") return tc("trouble.unreachableText");
  const amount = money((state === "refunded" ? order?.offer.price : order?.offer.amount) ?? 0);
  if (state !== "credited" || order === null) return t(`result.${state}Text`, { amount, store: "" });
  const { bonus, store_name: store } = order.offer;
  return (
    <>
      {bonus > 0
        ? t("result.creditedBonus", { store, amount, bonus: money(bonus) })
        : t("result.creditedText", { store, amount })}
      {order.balance_after !== null && (
        <strong className={styles.now}>
          {t("result.balance")} {money(order.balance_after)}
        </strong>
      )}
    </>
  );
}

/** Where one goes on from here. */
function Ways({ state, order, forOrder, isAsking, askAgain }: Result) {
  const { t } = useTranslation("value");
  const toBalance = balanceOf(order);
  switch (state) {
    case "checking":
      return null;
    case "late":
    case "unreachable":
      return (
        <>
          <Button busy={isAsking} onClick={askAgain}>
            {t("result.askAgain")}
          </Button>
          {order?.trans_id && (
            <Button kind="outline" href={href("payLoading", { trans_id: order.trans_id })}>
              {t("result.goOn")}
            </Button>
          )}
        </>
      );
    case "credited":
      return (
        <>
          {forOrder !== null && (
            <Button href={href("orderDetail", { orderNo: forOrder, pay: "1" })}>{t("result.toOrder")}</Button>
          )}
          <Button kind={forOrder === null ? "primary" : "outline"} href={toBalance}>
            {t("result.toBalance")}
          </Button>
        </>
      );
    case "failed":
    case "unpaid":
      return order && <Button href={again(order, forOrder)}>{t("result.again")}</Button>;
    case "refunded":
    case "missing":
      return <Button href={href("goodsCoupon", {})}>{t("result.toBalance")}</Button>;
  }
}

/** The voucher that was bought or grew, or all that one holds. */
function balanceOf(order: Result["order"]): string {
  return order?.offer.kind === 2 && order.target_id !== null
    ? href("voucher", { voucherId: order.target_id })
    : href("goodsCoupon", {});
}

function again({ offer, target_id }: NonNullable<Result["order"]>, forOrder: string | null): string {
  const { store_id: storeId, kind, offer_id: offerId } = offer;
  return href("goodsCouponBuy", {
    storeId,
    kind: String(kind),
    offerId,
    targetId: (kind === 2 ? target_id : null) ?? undefined,
    orderNo: forOrder ?? undefined,
  });
}

/** Milliseconds between questions while nobody can say, and after which the customer is told to wait. */
const AGAIN = 3_000;
const LATE = 60_000;

type Bought = NonNullable<ResponseOf<typeof refillDetails>["order"]>;

/** unpaid: given up, or never begun; late: still unknown after a minute. */
type PurchaseState =
  | "checking"
  | "late"
  | "credited"
  | "failed"
  | "unpaid"
  | "refunded"
  | "missing"
  | "unreachable";

/** What became of a purchase, asked for until it is known. */
function usePurchaseResult(refill_order_no: string) {
  const { mutate } = useSWRConfig();
  const [round, setRound] = useState({ count: 0, isLate: false });
  const { data, failure, reload, isValidating } = useCall(
    refillDetailsCall,
    { refill_order_no },
    {
      handles: [Code.orderMissing, Code.noPermission],
      refreshInterval: (latest) => (latest?.order && knownOf(latest.order) === null ? AGAIN : 0),
    },
  );
  const order = data?.order ?? null;
  const known = order && knownOf(order);
  const [forOrder] = useState(() => {
    const kept = readPurchase();
    return kept?.refill_order_no === refill_order_no ? kept.for_order : null;
  });

  useEffect(() => {
    const timer = setTimeout(() => setRound(({ count }) => ({ count, isLate: true })), LATE);
    return () => clearTimeout(timer);
  }, [round.count]);
  useEffect(() => {
    if (known === null) return;
    // Failed, it can be paid another way; otherwise the next one is another.
    if (known !== "failed" && readPurchase()?.refill_order_no === refill_order_no) keepPurchase(null);
    if (known === "credited") {
      void mutate(isAnswerOf("/order/refill_card", "/order/store/storepaylist"));
    }
  }, [known, refill_order_no, mutate]);

  const isMissing =
    failure?.kind === "code" && (failure.code === Code.orderMissing || failure.code === Code.noPermission);
  const waiting: PurchaseState = round.isLate ? "late" : "checking";
  return {
    order,
    forOrder,
    state: known ?? (isMissing ? "missing" : failure && !order ? "unreachable" : waiting),
    isAsking: isValidating,
    askAgain: () => {
      setRound(({ count }) => ({ count: count + 1, isLate: false }));
      void reload();
    },
  };
}

/** Null while nobody can say. */
function knownOf({ is_credited, pay_status, payment_state, trans_id }: Bought): PurchaseState | null {
  if (pay_status === PayStatus.refunded || payment_state === "refunded") return "refunded";
  if (is_credited === 1) return "credited";
  if (payment_state === "failed") return "failed";
  if (payment_state === "abandoned" || trans_id === null) return "unpaid";
  return null;
}
