import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { tables, visits } from "#provider/db/tables/stores.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { leftToPay } from "#provider/orders/orderFacts.ts";
import { ordersOfVisit, type PartRow, standingParts, wentBack } from "./coverVisit.ts";

/** A visit with its orders, oldest first, and the parts of its bill that stand. */
export interface VisitBill {
  readonly visit: typeof visits.$inferSelect;
  readonly rows: readonly OrderRow[];
  readonly parts: readonly PartRow[];
}

/**
 * A visit kept from other transactions with its orders until this one ends, as `lockOrder` keeps an order: table first. Null
 * where the store has none of this id.
 */
export async function lockVisit(
  db: Database,
  { store_id, visit_id }: { readonly store_id: string; readonly visit_id: string },
): Promise<VisitBill | null> {
  const own = and(eq(visits.id, visit_id), eq(visits.store_id, store_id));
  const tableOf = async () => {
    const [known] = await db.select({ table_id: visits.table_id }).from(visits).where(own);
    return known?.table_id;
  };
  let table_id = await tableOf();
  for (let locked: string | undefined; table_id !== locked; table_id = await tableOf()) {
    if (table_id === undefined) return null;
    const isTable = and(eq(tables.id, table_id), eq(tables.store_id, store_id));
    await db.select({ id: tables.id }).from(tables).where(isTable).for("update");
    // The party may have moved while this waited.
    locked = table_id;
  }
  await db
    .select({ order_no: orders.order_no })
    .from(orders)
    .where(eq(orders.sitting_id, visit_id))
    .orderBy(asc(orders.order_no))
    .for("update");
  const [visit] = await db.select().from(visits).where(own);
  if (visit === undefined) return null;
  return { visit, rows: await ordersOfVisit(db, visit_id), parts: await standingParts(db, visit_id) };
}

/** Yen of a visit's orders that are still to be paid. */
export const restOf = (rows: readonly OrderRow[]): number =>
  rows.reduce((sum, order) => sum + leftToPay(order), 0);

/** Yen of an order that parts pay, or may come to pay: what falls to the counter. */
export const atCounter = (order: OrderRow): number => order.parts_total + leftToPay(order);

/** Orders of a bill that stand: whose money did not go back. */
export const standing = (rows: readonly OrderRow[]): OrderRow[] => rows.filter((order) => !wentBack(order));
