import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import type { GatewayAnswer } from "#provider/gateways/payment/payment.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { lockOrder } from "#provider/orders/lockOrder.ts";
import { OPEN, type PaymentRow } from "./openPayment.ts";

/** What the gateway says of a payment, for one order and its share of it (see `settle`). */
export async function settleOrder(
  db: Database,
  result: {
    readonly trans_id: string;
    readonly order_no: string;
    readonly answer: GatewayAnswer;
    readonly now: Date;
  },
): Promise<{ refund_due: boolean }> {
  const { trans_id, order_no, answer, now } = result;
  const order = await lockOrder(db, order_no);
  const [payment] = await db.select().from(payments).where(eq(payments.trans_id, trans_id));
  if (order === null || payment === undefined) return { refund_due: false };
  const isOpen = OPEN.includes(payment.state);
  const isTaken = payment.state === "paid" || payment.state === "refunded";
  const write = (state: PaymentRow["state"]) =>
    db.update(payments).set({ state, updated_at: now }).where(eq(payments.trans_id, trans_id));

  if (answer === "paid" && !isTaken) {
    await write("paid");
    const { pay_type, amount } = payment;
    // Given up, then paid all the same, while balances have come to pay a part: it is not what is left to pay any more.
    const isLeft = amount === order.total - order.stored_total;
    if (order.pay_status === 0 && order.order_status >= 0 && !isLeft) {
      if (order.trans_id === trans_id)
        await db.update(orders).set({ trans_id: null }).where(eq(orders.order_no, order_no));
      return { refund_due: true };
    }
    const on = { order_no, actor: "system", uid: null, trans_id, pay_type, now } as const;
    const applied = await applyAction(db, { ...on, action: "payment_succeeded" });
    return { refund_due: applied.ok && applied.refund_due };
  }
  if (answer === "refunded" && payment.state !== "refunded") await write("refunded");
  if (answer === "unknown" && payment.state === "created") await write("unknown");
  if ((answer === "failed" || answer === "abandoned") && isOpen) await write(answer);
  return { refund_due: false };
}
