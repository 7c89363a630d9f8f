import { and, asc, eq, inArray, notInArray, or } from "drizzle-orm";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { tables } from "#provider/db/tables/stores.ts";

export type OrderRow = typeof orders.$inferSelect;

/**
 * An order kept from other transactions until this one ends, and its table with it, because orders at one table share
 * a visit. Always in this order: table, order. Null when there is no such order.
 */
export async function lockOrder(db: Database, order_no: string): Promise<OrderRow | null> {
  const wanted = eq(orders.order_no, order_no);
  const [known] = await db.select({ table_id: orders.table_id }).from(orders).where(wanted);
  if (known === undefined) return null;
  if (known.table_id !== null) {
    await db.select({ id: tables.id }).from(tables).where(eq(tables.id, known.table_id)).for("update");
  }
  const [order] = await db.select().from(orders).where(wanted).for("update");
  // Moved while this waited. Whoever holds that table and waits for the order is the one that goes on.
  if (order !== undefined && order.table_id !== null && order.table_id !== known.table_id)
    await db.select({ id: tables.id }).from(tables).where(eq(tables.id, order.table_id)).for("update");
  return order ?? null;
}

/** Orders kept from other transactions until this one ends, in the order of their numbers; those that there are. */
export async function lockOrders(db: Database, order_nos: readonly string[]): Promise<OrderRow[]> {
  const locked: OrderRow[] = [];
  for (const order_no of [...new Set(order_nos)].toSorted()) {
    const order = await lockOrder(db, order_no);
    if (order !== null) locked.push(order);
  }
  return locked;
}

/** A member's orders that are neither settled nor cancelled, oldest first; served and paid is as good as settled. */
export function openOrders(db: Database, uid: string): Promise<OrderRow[]> {
  const isOnItsWay = inArray(orders.order_status, [OrderStatus.pending, OrderStatus.confirmed]);
  const isToPay = and(
    eq(orders.order_status, OrderStatus.completed),
    notInArray(orders.pay_status, [PayStatus.paid, PayStatus.refunded, PayStatus.collected]),
  );
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.uid, uid), or(isOnItsWay, isToPay)))
    .orderBy(asc(orders.placed_at), asc(orders.order_no));
}
