import { and, asc, eq } from "drizzle-orm";
import { PayStatus } from "#contract/enumerations.ts";
import { type Database, retried } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { takePaidByRule } from "#provider/orders/takeByRule.ts";
import { lockOrder } from "#provider/orders/lockOrder.ts";
import { besideParts } from "#provider/orders/orderFacts.ts";
import { creditPurchase } from "#provider/refill/creditPurchase.ts";
import { lockPurchase } from "#provider/refill/purchases.ts";
import type { Parts } from "#provider/server/context.ts";
import { cancelAtGateway, type GatewayAnswer, queryAtGateway, type Tried } from "./atGateway.ts";
import { confirmCard } from "./cards/cards.ts";
import { OPEN, type PaymentRow } from "./paymentRows.ts";
import { refundDue } from "./refundDue.ts";
import { coverVisit, makeRoom } from "./tableBill/coverVisit.ts";

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
  const isUnderWay = OPEN.includes(payment.state);
  const isTaken = payment.state === "paid" || payment.state === "refunded";
  const write = (state: PaymentRow["state"]) =>
    db.update(payments).set({ state, updated_at: now }).where(eq(payments.trans_id, trans_id));

  if (answer === "paid" && !isTaken) {
    await write("paid");
    const { pay_type, amount } = payment;
    // Paid while balances, or parts of the table's bill, have come to pay a part: it is not what is left to pay any more,
    // unless those parts go over to other orders of the table.
    const isOpen = order.pay_status === PayStatus.unpaid && order.order_status >= 0;
    const isLeft = amount === besideParts(order);
    const isMoved = isOpen && !isLeft && (await makeRoom(db, order, amount));
    if (isOpen && !isLeft && !isMoved) {
      if (order.trans_id === trans_id)
        await db.update(orders).set({ trans_id: null }).where(eq(orders.order_no, order_no));
      return { refund_due: true };
    }
    const on = { order_no, actor: "system", uid: null, trans_id, pay_type, now } as const;
    const applied = await applyAction(db, { ...on, action: "payment_succeeded" });
    if (isMoved && order.sitting_id !== null) await coverVisit(db, order.sitting_id, now);
    if (applied.ok) await takePaidByRule(db, applied.order, now);
    return { refund_due: applied.ok && applied.refund_due };
  }
  if (answer === "refunded" && payment.state !== "refunded") await write("refunded");
  if (answer === "unknown" && payment.state === "created") await write("unknown");
  if ((answer === "failed" || answer === "abandoned") && isUnderWay) await write(answer);
  return { refund_due: false };
}

/** Takes what the gateway says of a payment into the purchase of stored value that it is for, as `settle` describes. */
async function settlePurchase(
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

/** A gateway has something to say of a payment of its own, which it names by our id: it is asked what. False: it did not say. */
export async function askAbout(parts: Parts, ref: string, gateway: string): Promise<boolean> {
  const named = and(eq(payments.gateway_ref, ref), eq(payments.gateway, gateway));
  const [payment] = await parts.db.select().from(payments).where(named);
  return payment === undefined || (await askGateway(parts, payment));
}

/**
 * Asks the gateway what became of a payment, and takes the answer in; one that was declined may still turn out to be
 * paid. Never inside a transaction: the gateway may be slow, and nothing is locked while it thinks. False: it gave no
 * answer.
 */
export async function askGateway(
  parts: Parts,
  payment: Tried & Pick<PaymentRow, "trans_id" | "state">,
): Promise<boolean> {
  if (payment.state === "paid" || payment.state === "refunded") return true;
  const { trans_id } = payment;
  const said = await queryAtGateway(parts, payment);
  const answer = said ?? "unknown";
  const now = parts.clock();
  const { refund_due } = await retried(() =>
    parts.db.transaction((db) => settle(db, { trans_id, answer, now })),
  );
  if (refund_due) await refundDue(parts);
  return said !== null;
}

/**
 * Gives up a payment that its customer turned away from, so that another method can be begun; one that is decided, or of
 * which the gateway does not say, stays. Never inside a transaction.
 */
export async function giveUp(parts: Parts, payment: Tried & Pick<PaymentRow, "trans_id">): Promise<void> {
  const { trans_id } = payment;
  const answer = (await cancelAtGateway(parts, payment)) ?? "unknown";
  const now = parts.clock();
  const { refund_due } = await retried(() =>
    parts.db.transaction((db) => settle(db, { trans_id, answer, now })),
  );
  if (refund_due) await refundDue(parts);
}
