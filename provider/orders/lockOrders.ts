import type { Database } from "#provider/db/database.ts";
import { lockOrder, type OrderRow } from "./lockOrder.ts";

/** Orders kept from other transactions until this one ends, in the order of their numbers; those that there are. */
export async function lockOrders(db: Database, order_nos: readonly string[]): Promise<OrderRow[]> {
  const locked: OrderRow[] = [];
  for (const order_no of [...new Set(order_nos)].toSorted()) {
    const order = await lockOrder(db, order_no);
    if (order !== null) locked.push(order);
  }
  return locked;
}
