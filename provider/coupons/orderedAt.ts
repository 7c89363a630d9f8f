import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";

const CANCELLED = -1;

/** The stores where someone has placed orders that stand: what parts existing members from new ones. */
export async function orderedAt(db: Database, uid: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ store_id: orders.store_id })
    .from(orders)
    .where(and(eq(orders.uid, uid), ne(orders.order_status, CANCELLED)));
  return new Set(rows.map(({ store_id }) => store_id));
}

/** Whether they are known to a coupon's issuer: its store, or for the operator's coupon (null) any. */
export function isKnownTo(store_id: string | null, ordered: ReadonlySet<string>): boolean {
  return store_id === null ? ordered.size > 0 : ordered.has(store_id);
}
