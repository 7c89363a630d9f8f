import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { refillOrders } from "#provider/db/tables/storedValue.ts";
import type { PaymentRow } from "#provider/payments/openPayment.ts";
import type { PurchaseRow } from "./lockPurchase.ts";

/** Writes down that a purchase is to be paid, before anyone is asked for it. It is locked, and has no payment under way. */
export async function newRefillPayment(
  db: Database,
  { refill_order_no, uid, price }: PurchaseRow,
  by: Pick<PaymentRow, "trans_id" | "gateway_ref" | "pay_type"> & {
    readonly card_id?: string | null;
    readonly now: Date;
  },
): Promise<PaymentRow> {
  const { trans_id, gateway_ref, pay_type, card_id = null, now } = by;
  const row: PaymentRow = {
    trans_id,
    order_no: null,
    refill_order_no,
    uid,
    amount: price,
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
  await db
    .update(refillOrders)
    .set({ trans_id, pay_type })
    .where(eq(refillOrders.refill_order_no, refill_order_no));
  return row;
}
