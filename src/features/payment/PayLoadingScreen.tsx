import { useTranslation } from "react-i18next";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
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

/**
 * After the payment page: asks what became of the payment until it is known, never assumes it, and works for whoever
 * holds the link, signed in or not: payment apps come back in another browser.
 */
export default function PayLoadingScreen({ query }: { readonly query: QueryOf<typeof routes.payLoading> }) {
  const { t } = useTranslation("orders");
  const { state, transaction, askAgain } = useTransaction(query.trans_id);
  const order = transaction
    ? href("orderDetail", {
        orderNo: transaction.order_no,
        storeId: transaction.store_id,
        tableId: transaction.table_id ?? query.tableId,
      })
    : null;
  return (
    <>
      <BackBar title={t("payment.title")} parent="orderFood" />
      <main aria-live="polite" aria-busy={state === "checking"}>
        <EmptyState
          title={t(`payment.${state}`)}
          illustration={
            <span className={styles.mark} data-state={state}>
              <Icon of={icons[state]} size={32} />
            </span>
          }
          action={
            <>
              {(state === "late" || state === "unreachable") && (
                <Button onClick={askAgain}>{t("payment.askAgain")}</Button>
              )}
              {order && (
                <Button kind={state === "late" ? "quiet" : "primary"} href={order}>
                  {t("payment.toOrder")}
                </Button>
              )}
            </>
          }
        >
          {t(`payment.${state}Text`, {
            amount: transaction ? money(transaction.amount) : "",
            store: transaction?.store_name ?? "",
          })}
        </EmptyState>
      </main>
    </>
  );
}
