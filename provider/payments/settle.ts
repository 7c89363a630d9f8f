import { eq } from "drizzle-orm";
import { confirmCard } from "#provider/cards/confirmCard.ts";
import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import type { GatewayAnswer } from "#provider/gateways/payment.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { lockOrder } from "#provider/orders/lockOrder.ts";
import { OPEN, type PaymentRow } from "./openPayment.ts";

/**
 * Takes what the gateway says of a payment (an inquiry, or a webhook) into its order. The same answer twice, late or
 * out of order, comes to the same: `paid` is final but for a refund, and money that comes for a cancelled or already
 * paid order goes back (`refund_due`: commit, then call `refundDue`). In a transaction of the caller's.
 */
export async function settle(
  db: Database,
  result: { readonly trans_id: string; readonly answer: GatewayAnswer; readonly now: Date },
): Promise<{ refund_due: boolean }> {
  const { trans_id, answer, now } = result;
  const find = async (): Promise<PaymentRow | undefined> =>
    (await db.select().from(payments).where(eq(payments.trans_id, trans_id)))[0];
  const known = await find();
  if (known === undefined || known.order_no === null) return { refund_due: false };
  const { order_no } = known;
  await lockOrder(db, order_no);
  const payment = (await find()) ?? known;
  const isOpen = OPEN.includes(payment.state);
  const isTaken = payment.state === "paid" || payment.state === "refunded";
  const write = (state: PaymentRow["state"]) =>
    db.update(payments).set({ state, updated_at: now }).where(eq(payments.trans_id, trans_id));
  const { pay_type } = payment;

  if (answer === "paid" && !isTaken) {
    await write("paid");
    // A bank that pays by a card has nothing against its being kept.
    if (payment.card_id !== null) await confirmCard(db, payment.card_id, now);
    const on = { order_no, actor: "system", uid: null, trans_id, pay_type, now } as const;
    const applied = await applyAction(db, { ...on, action: "payment_succeeded" });
    return { refund_due: applied.ok && applied.refund_due };
  }
  if (answer === "refunded" && payment.state !== "refunded") await write("refunded");
  if (answer === "unknown" && payment.state === "created") await write("unknown");
  if ((answer === "failed" || answer === "abandoned") && isOpen) await write(answer);
  return { refund_due: false };
}
