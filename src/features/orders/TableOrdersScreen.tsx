import { useTranslation } from "react-i18next";
import { BackBar } from "#parts/shell/BackBar.tsx";
import TableOrders from "#parts/orders/TableOrders.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";

/** The orders of a table on a page of their own (`/storeOrderList`). */
export default function TableOrdersScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.storeOrderList>;
}) {
  const { t } = useTranslation();
  return (
    <>
      <BackBar title={t("titles.tableOrders")} parent="orderFood" />
      <main>
        <TableOrders storeId={query.storeId} tableId={query.tableId ?? null} />
      </main>
    </>
  );
}
