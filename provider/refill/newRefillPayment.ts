import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { refillOrders } from "#provider/db/tables/storedValue.ts";
import type { PaymentRow } from "#provider/payments/openPayment.ts";
import { type PaymentBy, writePayment } from "#provider/payments/writePayment.ts";
import type { PurchaseRow } from "./lockPurchase.ts";

/** Writes down that a purchase is to be paid, before anyone is asked for it. It is locked, and has no payment under way. */
export async function newRefillPayment(
  db: Database,
  { refill_order_no, uid, price }: PurchaseRow,
  by: PaymentBy,
): Promise<PaymentRow> {
  const row = await writePayment(db, { refill_order_no, uid, amount: price }, by);
  const { pay_type, trans_id } = row;
  await db
    .update(refillOrders)
    .set({ trans_id, pay_type })
    .where(eq(refillOrders.refill_order_no, refill_order_no));
  return row;
}
