import { and, asc, eq, isNotNull, isNull, ne, or } from "drizzle-orm";
import { PayStatus, PayType } from "#contract/enumerations.ts";
import { type Database, retried } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { refillOrders } from "#provider/db/tables/storedValue.ts";
import { informEvent } from "#provider/notices/inform.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { lockOrder, type OrderRow } from "#provider/orders/lockOrder.ts";
import { refundSpend } from "#provider/refill/ledger/spend.ts";
import type { Parts } from "#provider/server/context.ts";
import { refundAtGateway } from "./atGateway.ts";
import { noteRefund, noteRefundFailed, partsBack } from "./refundRows.ts";
import { sendRefunds } from "./refunds.ts";

const AT_ONCE = 50;

/**
 * Gives back the money that is due: of orders that were refunded, and of payments that came for an order already paid
 * otherwise: where it came from, a card, another method, or the wallet; of a payment for several orders just their
 * shares, and of those what has not gone back in parts. What is due is read from the books, so that a crash between the decision and the gateway loses nothing; the
 * gateway refunds a transaction once. Never inside a transaction. Answers how many went back.
 */
export async function refundDue(parts: Parts): Promise<number> {
  let done = 0;
  const all = await duePayments(parts.db);
  const back = await partsBack(
    parts.db,
    all.map(({ trans_id }) => trans_id),
  );
  for (const payment of all) {
    const share = { refund_id: payment.trans_id, amount: payment.amount - (back.get(payment.trans_id) ?? 0) };
    const isOutside = payment.pay_type !== PayType.wallet && share.amount > 0;
    const outcome = isOutside ? await refundAtGateway(parts, payment, share) : "refunded";
    const now = parts.clock();
    if (outcome === "pending") {
      // It is asked for again until it is certain, after others.
      await parts.db.update(payments).set({ updated_at: now }).where(eq(payments.trans_id, payment.trans_id));
      continue;
    }
    await retried(() =>
      parts.db.transaction((db) =>
        outcome === "refunded"
          ? gaveBack(db, { ...payment, ...share }, now)
          : couldNot(db, { ...payment, ...share }, now),
      ),
    );
    if (outcome === "refunded") done += 1;
  }
  return done + (await sendRefunds(parts)) + (await refundPurchases(parts));
}

/** What a gateway is told of a payment. */
const tried = {
  gateway_ref: payments.gateway_ref,
  gateway: payments.gateway,
  gateway_id: payments.gateway_id,
  begun_at: payments.begun_at,
  created_at: payments.created_at,
};

function duePayments(db: Database) {
  const isForAnother = or(isNull(orders.trans_id), ne(orders.trans_id, payments.trans_id));
  return db
    .select({
      trans_id: payments.trans_id,
      order_no: orders.order_no,
      uid: payments.uid,
      ...tried,
      pay_type: payments.pay_type,
      amount: payments.amount,
      store_id: orders.store_id,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.order_no, payments.order_no))
    .where(
      and(
        eq(payments.state, "paid"),
        // By which the index finds them; the order itself says so below.
        eq(payments.is_to_return, true),
        // What balances paid went back with the decision (`giveBackParts`).
        eq(payments.is_part, false),
        or(eq(orders.pay_status, PayStatus.refunded), isForAnother),
      ),
    )
    .orderBy(asc(payments.updated_at))
    .limit(AT_ONCE);
}

type Due = Awaited<ReturnType<typeof duePayments>>[number];

async function gaveBack(db: Database, due: Due, now: Date): Promise<void> {
  const { trans_id, order_no, uid, store_id, pay_type } = due;
  const order = await lockOrder(db, order_no);
  const [changed] = await db
    .update(payments)
    .set({ state: "refunded", updated_at: now })
    .where(and(eq(payments.trans_id, trans_id), eq(payments.state, "paid")))
    .returning({ trans_id: payments.trans_id });
  if (changed === undefined) return;
  if (pay_type === PayType.wallet) await refundSpend(db, { trans_id, order_no, store_id, now });
  const isOwn = order?.trans_id === trans_id;
  const note = isOwn ? order.refund_reason : "";
  if (isOwn) await noteRefund(db, { ...refundOf(due, order), made_at: now });
  await informEvent(db, { uid, store_id, order_no, event: "payment_refunded", note, now });
}

/** Why an order's money went back: as the desk said, or why it ended. */
const reasonOf = ({ cancel_reason, refund_reason }: OrderRow) => refund_reason || cancel_reason;

/** A payment that goes back wholly, as far as parts of it have not gone back before. */
const refundOf = ({ amount, order_no, pay_type, store_id, trans_id }: Due, order: OrderRow) => ({
  id: trans_id,
  trans_id,
  order_no,
  store_id,
  pay_type,
  amount,
  reason: reasonOf(order),
});

/** An order whose own payment could not be given back says so, and the desk tries again. */
async function couldNot(db: Database, due: Due, now: Date): Promise<void> {
  const { trans_id, order_no } = due;
  const order = await lockOrder(db, order_no);
  if (order?.trans_id !== trans_id) return;
  await noteRefundFailed(db, { ...refundOf(due, order), made_at: now });
  await applyAction(db, { order_no, action: "refund_failed", actor: "system", uid: null, now });
}

/**
 * Gives back what was paid for stored value and never credited: a second payment of one purchase, and money that came
 * once its buyer had left. As `refundDue` does it for orders, which calls this. Answers how many went back.
 */
async function refundPurchases(parts: Parts): Promise<number> {
  const isForAnother = and(isNotNull(refillOrders.credited_at), ne(refillOrders.trans_id, payments.trans_id));
  const isForNobody = and(isNull(refillOrders.credited_at), isNotNull(members.deleted_at));
  const due = await parts.db
    .select({
      trans_id: payments.trans_id,
      ...tried,
      amount: payments.amount,
      uid: payments.uid,
      store_id: refillOrders.store_id,
    })
    .from(payments)
    .innerJoin(refillOrders, eq(refillOrders.refill_order_no, payments.refill_order_no))
    .innerJoin(members, eq(members.uid, refillOrders.uid))
    .where(and(eq(payments.state, "paid"), or(isForAnother, isForNobody)))
    .limit(AT_ONCE);
  let done = 0;
  for (const payment of due) {
    const { amount, trans_id, uid, store_id } = payment;
    const share = { refund_id: trans_id, amount };
    const outcome = await refundAtGateway(parts, payment, share);
    // The next housekeeping tries again.
    if (outcome !== "refunded") continue;
    const now = parts.clock();
    const giveBack = async (db: Database) => {
      const [changed] = await db
        .update(payments)
        .set({ state: "refunded", updated_at: now })
        .where(and(eq(payments.trans_id, trans_id), eq(payments.state, "paid")))
        .returning({ trans_id: payments.trans_id });
      if (changed === undefined) return;
      await informEvent(db, { uid, store_id, order_no: null, event: "payment_refunded", now });
    };
    await retried(() => parts.db.transaction(giveBack));
    done += 1;
  }
  return done;
}
