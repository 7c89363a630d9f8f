import { asc, eq } from "drizzle-orm";
import { confirmCard } from "#provider/cards/confirmCard.ts";
import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import type { GatewayAnswer } from "#provider/gateways/payment/payment.ts";
import { settleOrder } from "./settleOrder.ts";
import { settlePurchase } from "./settlePurchase.ts";

/**
 * Takes what the gateway says of a payment (an inquiry, or a webhook) into its order, and into all orders that are paid
 * with it, or into the purchase of stored value that it is for. The same answer twice, late or out of order, comes to
 * the same: `paid` is final but for a refund, and money that comes for a cancelled or already paid order goes back
 * (`refund_due`: commit, then call `refundDue`). In a transaction of the caller's.
 */
export async function settle(
  db: Database,
  result: { readonly trans_id: string; readonly answer: GatewayAnswer; readonly now: Date },
): Promise<{ refund_due: boolean }> {
  const { answer, now } = result;
  const [known] = await db.select().from(payments).where(eq(payments.trans_id, result.trans_id));
  if (known === undefined) return { refund_due: false };
  const { gateway_ref } = known;
  const together = await db
    .select({
      trans_id: payments.trans_id,
      order_no: payments.order_no,
      refill_order_no: payments.refill_order_no,
    })
    .from(payments)
    .where(eq(payments.gateway_ref, gateway_ref))
    // In the order in which orders are locked.
    .orderBy(asc(payments.order_no));
  let isDue = false;
  for (const { trans_id, order_no, refill_order_no } of together) {
    const said = { trans_id, answer, now };
    const settled =
      order_no !== null
        ? await settleOrder(db, { ...said, order_no })
        : refill_order_no !== null && (await settlePurchase(db, { ...said, refill_order_no }));
    isDue ||= settled && settled.refund_due;
  }
  // A bank that pays by a card has nothing against its being kept.
  if (answer === "paid" && known.card_id !== null) await confirmCard(db, known.card_id, now);
  return { refund_due: isDue };
}
