import { Navigate } from "react-router-dom";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";

/** The address of a table's orders (`/storeOrderList`) leads to their tab, with the others beside it. */
export default function TableOrdersScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.storeOrderList>;
}) {
  return <Navigate replace to={href("orderFood", { ...query, tab: "orders" })} />;
}
