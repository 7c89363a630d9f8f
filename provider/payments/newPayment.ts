import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { PaymentRow } from "./openPayment.ts";

/**
 * Writes down that what is left to pay of an order is to be paid, before anyone is asked for it. The order has no payment
 * under way.
 */
export async function newPayment(
  db: Database,
  order: OrderRow,
  by: Pick<PaymentRow, "trans_id" | "gateway_ref" | "pay_type"> & {
    readonly card_id?: string | null;
    readonly now: Date;
  },
): Promise<PaymentRow> {
  const { order_no, uid } = order;
  const amount = order.total - order.stored_total;
  const { trans_id, gateway_ref, pay_type, card_id = null, now } = by;
  const row: PaymentRow = {
    trans_id,
    order_no,
    refill_order_no: null,
    uid,
    amount,
    is_part: false,
    pay_type,
    state: "created",
    gateway_ref,
    redirect_url: null,
    card_id,
    created_at: now,
    updated_at: now,
  };
  await db.insert(payments).values(row);
  await db.update(orders).set({ trans_id }).where(eq(orders.order_no, order_no));
  return row;
}
