import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { refillOrders } from "#provider/db/tables/storedValue.ts";
import { informEvent } from "#provider/informs/informEvent.ts";
import type { PaymentRow } from "#provider/payments/openPayment.ts";
import { creditCard } from "./creditCard.ts";
import { creditVoucher } from "./creditVoucher.ts";
import { lockPurchase } from "./lockPurchase.ts";

/** Of the purchase: an order has its machine for that. */
const PAID = 1;

/**
 * Credits a purchase that was paid, in the transaction that learns of it: once, and also when it had been given up,
 * for the customer paid. What came beside a payment that was credited, or for someone who has left, goes back
 * (`refund_due`: commit, then call `refundDue`).
 */
export async function creditPurchase(
  db: Database,
  paid: Pick<PaymentRow, "trans_id" | "pay_type"> & { readonly refill_order_no: string },
  now: Date,
): Promise<{ refund_due: boolean }> {
  const { refill_order_no, trans_id, pay_type } = paid;
  const locked = await lockPurchase(db, refill_order_no);
  if (locked === null || locked.hasLeft) return { refund_due: true };
  const { purchase } = locked;
  if (purchase.credited_at !== null) return { refund_due: purchase.trans_id !== trans_id };
  const { uid, store_id, kind } = purchase;
  const credit = { ...purchase, reference: refill_order_no, now };
  const credited = kind === 1 ? await creditCard(db, credit) : await creditVoucher(db, credit);
  await db
    .update(refillOrders)
    .set({
      pay_status: PAID,
      pay_type,
      trans_id,
      target_id: credited.target_id,
      credited_at: now,
      balance_after: credited.balance,
    })
    .where(eq(refillOrders.refill_order_no, refill_order_no));
  const note = `¥${purchase.amount.toLocaleString("en-US")}`;
  await informEvent(db, { uid, store_id, order_no: null, event: "value_credited", note, now });
  return { refund_due: false };
}
