import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import type { GatewayAnswer } from "#provider/gateways/payment/payment.ts";
import { creditPurchase } from "#provider/refill/creditPurchase.ts";
import { lockPurchase } from "#provider/refill/lockPurchase.ts";
import { OPEN, type PaymentRow } from "./openPayment.ts";

/** Takes what the gateway says of a payment into the purchase of stored value that it is for, as `settle` describes. */
export async function settlePurchase(
  db: Database,
  result: {
    readonly trans_id: string;
    readonly refill_order_no: string;
    readonly answer: GatewayAnswer;
    readonly now: Date;
  },
): Promise<{ refund_due: boolean }> {
  const { trans_id, refill_order_no, answer, now } = result;
  await lockPurchase(db, refill_order_no);
  const own = eq(payments.trans_id, trans_id);
  const [payment] = await db.select().from(payments).where(own);
  if (payment === undefined) return { refund_due: false };
  const { state, pay_type } = payment;
  const write = (next: PaymentRow["state"]) =>
    db.update(payments).set({ state: next, updated_at: now }).where(own);
  if (answer === "paid" && state !== "paid" && state !== "refunded") {
    await write("paid");
    return creditPurchase(db, { trans_id, refill_order_no, pay_type }, now);
  }
  if (answer === "refunded" && state !== "refunded") await write("refunded");
  if (answer === "unknown" && state === "created") await write("unknown");
  if ((answer === "failed" || answer === "abandoned") && OPEN.includes(state)) await write(answer);
  return { refund_due: false };
}
