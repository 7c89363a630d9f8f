import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { AwayScreen } from "./fulfilment/AwayScreen.tsx";

/** The last screen before an order that the customer collects (`/submitOrderPick`). */
export default function SubmitOrderPickScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.submitOrderPick>;
}) {
  return <AwayScreen type={2} storeId={query.storeId} activity={query.activity} />;
}
