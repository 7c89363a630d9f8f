import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";

const CANCELLED = -1;

/** Whether someone has placed an order that stands: what parts existing members from new ones. */
export async function hasOrdered(db: Database, uid: string): Promise<boolean> {
  const [order] = await db
    .select({ order_no: orders.order_no })
    .from(orders)
    .where(and(eq(orders.uid, uid), ne(orders.order_status, CANCELLED)))
    .limit(1);
  return order !== undefined;
}
