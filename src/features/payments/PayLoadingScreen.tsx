import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { pay } from "#contract/calls/payment.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayStatus } from "#contract/enumerations.ts";
import type { PaidOrder, Transaction } from "#contract/payment.ts";
import { useSend } from "#net/useCall.ts";
import { tableCode } from "#parts/orders/tableCode.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { sessionAtom } from "#state/account/session.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { WaitRing } from "#ui/feedback/WaitRing.tsx";
import { checkIcon, searchIcon, warningIcon, wifiOffIcon } from "#ui/icons/common.ts";
import { clockIcon } from "#ui/icons/discovery.ts";
import { cashIcon } from "#ui/icons/payment.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./PayLoadingScreen.module.css";
import { type TransactionState, useTransaction } from "./useTransaction.ts";

const icons: Readonly<Record<TransactionState, string>> = {
  checking: clockIcon,
  late: clockIcon,
  paid: checkIcon,
  failed: warningIcon,
  abandoned: warningIcon,
  refunded: cashIcon,
  missing: searchIcon,
  unreachable: wifiOffIcon,
};

/** Not paid, and known to be: it can be begun again. */
const UNPAID: readonly TransactionState[] = ["failed", "abandoned"];

/**
 * After the payment page: asks what became of the payment until it is known, never assumes it, and says where one stands
 * in one message with one way on. What is paid goes on to its order, whose thanks are the same however one paid. It works
 * for whoever holds the link, signed in or not: payment apps come back in another browser.
 */
export default function PayLoadingScreen({ query }: { readonly query: QueryOf<typeof routes.payLoading> }) {
  const { t } = useTranslation("orders");
  const hasSession = useAtomValue(sessionAtom) !== null;
  const { state, transaction, askAgain } = useTransaction(query.trans_id);
  const { isBusy, goOn } = useGoOnPaying(query.trans_id, askAgain);
  // The provider tells whose it is not the state alone.
  const isStrangers = transaction !== null && transaction.order_no === undefined;
  const isUnpaid = UNPAID.includes(state);
  const isPurchase = transaction?.kind === "refill";
  const [toPay, toPaid] = isPurchase
    ? (["payment.toPayPurchase", "payment.toPurchase"] as const)
    : (["payment.toPay", "payment.toOrder"] as const);
  const isWaiting = state === "checking" || state === "unreachable";
  // It is the same payment that one goes on with: never a second one.
  const canGoOn = state === "late" && hasSession && !isStrangers && transaction?.kind !== "order";
  const order = transaction && whereTo(transaction, query.tableId, isUnpaid);
  const orders = transaction?.orders ?? [];
  const isTogether = orders.length > 1;
  // To the table's menu; from an order away from it, of which there is none, to one's orders.
  const parent = query.tableId === undefined ? href("order", {}) : null;
  if (state === "paid" && hasSession && order !== null) return <Navigate replace to={order} />;
  return (
    <>
      <BackBar title={t("payment.title")} parent="orderFood" backTo={order ?? parent} />
      <main aria-live="polite" aria-busy={state === "checking"}>
        <EmptyState
          title={t(`payment.${state}`)}
          illustration={
            <span className={styles.mark} data-state={state}>
              {state === "checking" ? <WaitRing /> : <Icon of={icons[state]} size={32} />}
            </span>
          }
          action={
            <>
              {canGoOn && (
                <Button busy={isBusy} onClick={goOn}>
                  {t("payment.goOn")}
                </Button>
              )}
              {(state === "unreachable" || (state === "late" && order === null && !canGoOn)) && (
                <Button onClick={askAgain}>{t("payment.askAgain")}</Button>
              )}
              {order && !canGoOn && !isWaiting && !(isTogether && hasSession && !isUnpaid) && (
                <Button kind={hasSession ? "primary" : "quiet"} href={order}>
                  {t(isUnpaid ? toPay : toPaid)}
                </Button>
              )}
            </>
          }
        >
          {isStrangers
            ? null
            : isTogether && state === "paid"
              ? t("payment.paidTogether", { amount: money(sumOf(orders)), count: orders.length })
              : t(`payment.${state === "late" && !canGoOn ? "lateElsewhere" : (`${state}Text` as const)}`, {
                  amount: transaction
                    ? money(isTogether ? sumOf(orders.filter(isRefunded)) : (transaction.amount ?? 0))
                    : "",
                  store: transaction?.store_name ?? "",
                })}
          {(!hasSession || isStrangers) && transaction && (
            <span className={styles.elsewhere}>{t("payment.elsewhere")}</span>
          )}
        </EmptyState>
        {isTogether && (
          <section className={styles.orders} aria-label={t("payment.orders")}>
            <Card padded={false}>
              {orders.map((one) => (
                <ListRow
                  key={one.order_no}
                  href={pageOf(one, query.tableId)}
                  title={one.store_name}
                  note={one.order_no}
                  end={
                    <>
                      <strong className={styles.amount}>{money(one.amount)}</strong>
                      {t(`pay.${one.pay_status}`)}
                    </>
                  }
                />
              ))}
            </Card>
          </section>
        )}
      </main>
    </>
  );
}

/** Where what was paid, or is still to be, is looked at: an order, or a purchase of stored value. */
function whereTo(transaction: Transaction, tableId: string | undefined, isUnpaid: boolean): string | null {
  const { kind, order_no, store_id, table_id, orders } = transaction;
  if (order_no === undefined || store_id === undefined) return null;
  if (kind === "refill") return href("goodsCouponBuyResult", { refillOrderNo: order_no });
  // Of several shops of the mall all are on the page of their purchase.
  const isTogether = orders !== undefined && orders.length > 1;
  if (isTogether && orders.every(({ order_type }) => order_type === OrderType.shipping))
    return href("mallOrderDetail", {
      orderNo: order_no,
      purchase: "1",
      pay: isUnpaid ? "all" : undefined,
    });
  return pageOf(
    orders?.[0] ?? { order_no, store_id, table_id: table_id ?? null },
    tableId,
    isUnpaid ? "1" : undefined,
  );
}

type OrderKnown = Pick<PaidOrder, "order_no" | "store_id"> &
  Partial<Pick<PaidOrder, "table_id" | "order_type">>;

/** An order's own page; one whose kind is not told is found by the page of orders that are not the mall's. */
function pageOf(order: OrderKnown, tableId: string | undefined, opensPayment?: "1"): string {
  const { order_no, store_id, table_id, order_type } = order;
  return order_type === OrderType.shipping
    ? href("mallOrderDetail", { orderNo: order_no, pay: opensPayment })
    : href("orderDetail", {
        orderNo: order_no,
        storeId: store_id,
        tableId: codeOf(table_id, tableId),
        pay: opensPayment,
      });
}

/** The table's own code, which came along to the payment page, before the bare id that the order names. */
const codeOf = (table_id: string | null | undefined, ofAddress: string | undefined) =>
  table_id == null ? ofAddress : tableCode({ table_id }, [ofAddress]);

const sumOf = (orders: readonly PaidOrder[]) => orders.reduce((sum, { amount }) => sum + amount, 0);
const isRefunded = ({ pay_status }: PaidOrder) => pay_status === PayStatus.refunded;

/**
 * Leads back to the payment page of a payment that was begun and is not decided; it never begins a second one. Where
 * there is no page any more, `ask` finds out why.
 */
function useGoOnPaying(trans_id: string, ask: () => void) {
  const send = useSend();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const back = () => setBusy(false);
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  const goOn = async () => {
    setBusy(true);
    const answer = await send(
      pay,
      { trans_id },
      { handles: [Code.orderMissing, Code.alreadyPaid, Code.noPermission, Code.paymentFailed] },
    );
    if (answer.ok && answer.data.redirect_url !== null) {
      return window.location.assign(answer.data.redirect_url);
    }
    setBusy(false);
    ask();
  };
  return { isBusy, goOn: () => void goOn() };
}
