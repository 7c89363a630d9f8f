import type { StoreSummary } from "#contract/storeLists.ts";
import { href } from "#routes/href.ts";

/** Where a tap on a store leads: to its page to order from, or where one can only eat there, to its details. */
export function storeLink({ store_id, order_types }: Pick<StoreSummary, "store_id" | "order_types">): string {
  const isDineInOnly = order_types.length > 0 && order_types.every((type) => type === 1);
  return href(isDineInOnly ? "storeIndex" : "storeHome", { storeId: store_id });
}
