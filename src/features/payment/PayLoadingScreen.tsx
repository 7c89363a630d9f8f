import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { Transaction } from "#contract/payment.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { sessionAtom } from "#state/session.ts";
import { money } from "#text/money.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Icon } from "#ui/Icon.tsx";
import { cashIcon } from "#ui/icons/cashIcon.ts";
import { checkIcon } from "#ui/icons/checkIcon.ts";
import { clockIcon } from "#ui/icons/clockIcon.ts";
import { searchIcon } from "#ui/icons/searchIcon.ts";
import { warningIcon } from "#ui/icons/warningIcon.ts";
import { wifiOffIcon } from "#ui/icons/wifiOffIcon.ts";
import { WaitRing } from "#ui/WaitRing.tsx";
import styles from "./PayLoadingScreen.module.css";
import { useGoOnPaying } from "./useGoOnPaying.ts";
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
 * After the payment page: asks what became of the payment until it is known, never assumes it, and works for whoever
 * holds the link, signed in or not: payment apps come back in another browser.
 */
export default function PayLoadingScreen({ query }: { readonly query: QueryOf<typeof routes.payLoading> }) {
  const { t } = useTranslation("orders");
  const hasSession = useAtomValue(sessionAtom) !== null;
  const { state, transaction, askAgain } = useTransaction(query.trans_id);
  const { isBusy, goOn } = useGoOnPaying(query.trans_id, askAgain);
  const isUnpaid = UNPAID.includes(state);
  const isPurchase = transaction?.kind === "refill";
  const [toPay, toPaid] = isPurchase
    ? (["payment.toPayPurchase", "payment.toPurchase"] as const)
    : (["payment.toPay", "payment.toOrder"] as const);
  const order = transaction && whereTo(transaction, query.tableId, isUnpaid);
  // To the table's menu; from an order away from it, of which there is none, to one's orders.
  const parent = query.tableId === undefined ? href("order", {}) : null;
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
              {(state === "late" || state === "unreachable") && (
                <Button onClick={askAgain}>{t("payment.askAgain")}</Button>
              )}
              {state === "late" && hasSession && transaction && transaction.kind !== "order" && (
                <Button kind="outline" busy={isBusy} onClick={goOn}>
                  {t("payment.goOn")}
                </Button>
              )}
              {order && (
                <Button kind={state === "late" || !hasSession ? "quiet" : "primary"} href={order}>
                  {t(isUnpaid ? toPay : toPaid)}
                </Button>
              )}
            </>
          }
        >
          {t(`payment.${state}Text`, {
            amount: transaction ? money(transaction.amount) : "",
            store: transaction?.store_name ?? "",
          })}
          {!hasSession && transaction && <span className={styles.elsewhere}>{t("payment.elsewhere")}</span>}
        </EmptyState>
      </main>
    </>
  );
}

/** What was paid, or is still to be: an order, or a purchase of stored value. */
function whereTo(transaction: Transaction, tableId: string | undefined, isUnpaid: boolean): string {
  const { kind, order_no, store_id, table_id } = transaction;
  if (kind === "refill") return href("goodsCouponBuyResult", { refillOrderNo: order_no });
  return href("orderDetail", {
    orderNo: order_no,
    storeId: store_id,
    tableId: table_id ?? tableId,
    pay: isUnpaid ? "1" : undefined,
  });
}
