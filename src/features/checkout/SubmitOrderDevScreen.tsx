import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { AwayScreen } from "./fulfilment/AwayScreen.tsx";
import { useAnsweredAddress } from "./fulfilment/useAnsweredAddress.ts";

/** The last screen before an order that is delivered (`/submitOrderDev`). */
export default function SubmitOrderDevScreen({
  query,
}: {
  readonly query: QueryOf<typeof routes.submitOrderDev>;
}) {
  useAnsweredAddress(query);
  return <AwayScreen type={3} storeId={query.storeId} activity={query.activity} />;
}
