import { useTranslation } from "react-i18next";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { money } from "#text/money.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { useTransaction } from "./useTransaction.ts";

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
