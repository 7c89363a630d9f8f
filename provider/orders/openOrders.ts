import { and, asc, eq, inArray, notInArray, or } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import type { OrderRow } from "./lockOrder.ts";

/** A member's orders that are neither settled nor cancelled, oldest first; served and paid is as good as settled. */
export function openOrders(db: Database, uid: string): Promise<OrderRow[]> {
  const isOnItsWay = inArray(orders.order_status, [0, 1]);
  const isToPay = and(eq(orders.order_status, 2), notInArray(orders.pay_status, [1, 3, 5]));
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.uid, uid), or(isOnItsWay, isToPay)))
    .orderBy(asc(orders.placed_at), asc(orders.order_no));
}
