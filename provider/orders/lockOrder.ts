import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { tables } from "#provider/db/tables/stores.ts";

export type OrderRow = typeof orders.$inferSelect;

/**
 * An order kept from other transactions until this one ends, and its table with it, because orders at one table share
 * a sitting. Always in this order: table, order. Null when there is no such order.
 */
export async function lockOrder(db: Database, order_no: string): Promise<OrderRow | null> {
  const wanted = eq(orders.order_no, order_no);
  const [known] = await db.select({ table_id: orders.table_id }).from(orders).where(wanted);
  if (known === undefined) return null;
  if (known.table_id !== null) {
    await db.select({ id: tables.id }).from(tables).where(eq(tables.id, known.table_id)).for("update");
  }
  const [order] = await db.select().from(orders).where(wanted).for("update");
  return order ?? null;
}
