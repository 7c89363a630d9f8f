import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { PaymentRow } from "./openPayment.ts";
import { type PaymentBy, writePayment } from "./writePayment.ts";

/**
 * Writes down that what is left to pay of an order is to be paid, before anyone is asked for it. The order has no payment
 * under way.
 */
export async function newPayment(db: Database, order: OrderRow, by: PaymentBy): Promise<PaymentRow> {
  const { order_no, uid } = order;
  const row = await writePayment(db, { order_no, uid, amount: order.total - order.stored_total }, by);
  await db.update(orders).set({ trans_id: row.trans_id }).where(eq(orders.order_no, order_no));
  return row;
}
