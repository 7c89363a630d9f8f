import { and, asc, eq, inArray } from "drizzle-orm";
import {
  type LineRefusal,
  changeLine as changeLineCall,
  type LinePlan,
  orderLines as orderLinesCall,
  planLine as planLineCall,
} from "#contract/calls/desk/lines.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import { howsOf } from "#domain/orders/lineChange.ts";
import type { Database } from "#provider/db/database.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { noteOrders } from "#provider/desk/bill/noteOrders.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { changeOrderLine } from "#provider/orders/lines/changeLine.ts";
import { changesOf, presentChange } from "#provider/orders/lines/lineChanges.ts";
import { lineState, planChange, stampOfOrder } from "#provider/orders/lines/planLine.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { leftToPay, linesOf, lineWords, roundsOf, stateOf } from "#provider/orders/orderFacts.ts";
import { isPaid, openPayment } from "#provider/payments/paymentRows.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import type { Back } from "#provider/payments/refunds.ts";
import { askGateway, giveUp } from "#provider/payments/settle.ts";
import type { Parts } from "#provider/server/context.ts";
import { answerDesk, DeskFailed, mayUse } from "#provider/staff/deskDispatch.ts";

async function ownOrder(db: Database, store_id: string, order_no: string): Promise<OrderRow> {
  const own = and(eq(orders.order_no, order_no), eq(orders.store_id, store_id));
  const [order] = await db.select().from(orders).where(own);
  if (order === undefined) throw new DeskFailed("gone");
  return order;
}

const lines = answerDesk(orderLinesCall, async ({ order_no, store_id }, context) => {
  const { db, language, parts, signed } = context;
  await ownStore(context, store_id);
  const order = await ownOrder(db, store_id, order_no);
  const rounds = await roundsOf(db, [order_no]);
  const state = stateOf({ order, rounds, is_reviewed: false }, null);
  const isOut = order.ready_at !== null || order.order_status >= OrderStatus.completed;
  return {
    lines: (await linesOf(db, [order_no])).map((line) => ({
      line_id: line.id,
      ...lineWords(line, language),
      number: line.number,
      unit_price: line.unit_price,
      line_total: line.unit_price * line.number,
      is_free: line.is_free,
      is_remade: line.is_remade,
      is_made: isOut || line.ready_at !== null || line.served_at !== null,
      hows: howsOf(lineState(line), state),
    })),
    changes: (await changesOf(db, [order_no])).map((change) => presentChange(change, language)),
    is_money_kept: isPaid(order) && !mayUse(signed, "refunds", parts),
  };
});

const plan = answerDesk(planLineCall, async ({ order_no, store_id, ...wanted }, context) => {
  const { db, fail, parts, signed } = context;
  await ownStore(context, store_id);
  const order = await ownOrder(db, store_id, order_no);
  const planned = await planChange(db, order, wanted);
  if (planned === "gone") return fail("gone");
  const now = {
    stamp: await stampOfOrder(db, order),
    total_before: order.total,
    total: order.total,
    coupon: null,
    left_to_pay: leftToPay(order),
    back: [],
  } satisfies Omit<LinePlan, "refusal">;
  if (typeof planned === "string") return { ...now, refusal: planned };
  const isMoneyKept = planned.back.length > 0 && !mayUse(signed, "refunds", parts);
  const refusal: LineRefusal | null = isMoneyKept ? "money" : null;
  return {
    ...now,
    refusal,
    total: planned.bill.total,
    coupon: planned.coupon,
    left_to_pay: planned.left,
    back: await presentBack(db, planned.back),
  };
});

/** Ways that money goes back by, each once, with the card that it goes back to. */
async function presentBack(db: Database, back: readonly Back[]): Promise<LinePlan["back"]> {
  const ids = back.flatMap(({ card_id }) => card_id ?? []);
  const known =
    ids.length === 0
      ? []
      : await db
          .select({ id: cards.id, brand: cards.brand, last4: cards.last4 })
          .from(cards)
          .where(inArray(cards.id, ids))
          .orderBy(asc(cards.id));
  const ways: LinePlan["back"] = [];
  for (const { amount, card_id, pay_type, trans_id } of back) {
    const is_at_counter = trans_id === null;
    const card = known.find(({ id }) => id === card_id);
    const same = ways.find((way) => way.pay_type === pay_type && way.is_at_counter === is_at_counter);
    if (same === undefined)
      ways.push({
        pay_type,
        amount,
        card: card?.last4 ? { brand: card.brand, last4: card.last4 } : null,
        is_at_counter,
      });
    else same.amount += amount;
  }
  return ways;
}

/** Ends a payment that is under way: it would come with another amount than is to be paid. It goes on where it cannot be ended. */
async function endPayment(parts: Parts, order: OrderRow): Promise<void> {
  const before = isPaid(order) ? null : await openPayment(parts.db, order.order_no);
  if (before === null) return;
  await askGateway(parts, before);
  const still = await openPayment(parts.db, order.order_no);
  if (still !== null) await giveUp(parts, still);
}

const change = answerDesk(changeLineCall, async (asked, context) => {
  const { db, fail, now, parts, signed, write } = context;
  const { order_no, store_id } = asked;
  await ownStore(context, store_id);
  const order = await ownOrder(db, store_id, order_no);
  /** Whether this attempt is what changed the order. Asked after the order was read: both are written together. */
  const isDone = async () =>
    (await changesOf(db, [order_no])).some(({ change: { id } }) => id === asked.change_id);
  // What was seen is asked for before anything is stopped for it.
  const isSeen = asked.stamp === (await stampOfOrder(db, order));
  if (!isSeen && !(await isDone())) return fail("changed");
  if (isSeen) await endPayment(parts, order);
  // A payment that was ended, or has come, is another order than the one that was seen: this one is looked at anew.
  const after = isSeen ? await ownOrder(db, store_id, order_no) : order;
  const isOther = after.pay_status !== order.pay_status || after.total !== order.total;
  if (isOther && !(await isDone())) return fail("changed");
  const stamp = await stampOfOrder(db, after);
  const outcome = await write(async ({ audit, db: writing }) => {
    const done = await changeOrderLine(writing, {
      ...asked,
      stamp,
      staff_id: signed.staff.id,
      mayGiveBack: mayUse(signed, "refunds", parts),
      now,
    });
    if (!done.ok || !done.isAnew) return done;
    const { how, is_back_in_stock, line_id, number } = asked;
    await audit({
      did: "order.line",
      subject: order_no,
      store_id,
      before: { total: done.before.total },
      after: { total: done.total, how, number, line_id, is_back_in_stock, back: done.back },
    });
    await noteOrders({ audit }, store_id, done.changes);
    return done;
  });
  if (!outcome.ok) {
    const { why } = outcome;
    if (why === "gone" || why === "changed") return fail(why);
    if (why === "money") throw new DeskFailed("forbidden");
    return { refusal: why, total: order.total, back: 0 };
  }
  if (outcome.refund_due) {
    await refundDue(parts);
    // Sends what the gateway's answer left to be told.
    await write(() => Promise.resolve());
  }
  return { refusal: null, total: outcome.total, back: outcome.back };
});

export const lineCalls = [lines, plan, change];
