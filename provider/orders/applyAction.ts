import { and, eq, isNull } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import type { AnyCode } from "#contract/codes.ts";
import { OrderStatus, OrderType, PayStatus, type PayType } from "#contract/enumerations.ts";
import { type Action, type Actor, type OrderState, type Step, step } from "#domain/orders/orderMachine.ts";
import { isPaid } from "#domain/orders/orderState.ts";
import { type LastDone, lastDone, takenBack, uncovered } from "#domain/orders/takeBack.ts";
import { giveCouponBack } from "#provider/coupons/takeCoupon.ts";
import type { Database } from "#provider/db/database.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import type { WordedEvent } from "#provider/notices/inform.ts";
import { informCorrected, informEvent, signalStore } from "#provider/notices/inform.ts";
import { noteCashBack, notePartsBack } from "#provider/payments/counterBack.ts";
import { giveBackParts } from "#provider/payments/storedParts.ts";
import { hasPrinters, makeTickets } from "#provider/printing/makeJobs.ts";
import { lockOrder, type OrderRow } from "./lockOrder.ts";
import { besideParts, leftToPay, roundsOf, stateOf } from "./orderFacts.ts";
import { returnSlot } from "./placing/appointment.ts";
import { returnStock } from "./placing/stock.ts";
import { admit } from "./visits/admission.ts";
import { countDiners } from "./visits/visits.ts";

export type Applied =
  /** `refund_due`: commit, then call `refundDue`, which gives the money back. */
  | { readonly ok: true; readonly order: OrderRow; readonly refund_due: boolean }
  | { readonly ok: false; readonly code: AnyCode };

/**
 * The one way in which an order changes its state: the order's machine decides under the order's lock, and the change,
 * what it frees, and the notices are written together. In a transaction of the caller's; 412 when there is no such order.
 */
export async function applyAction(db: Database, on: ActionOnOrder): Promise<Applied> {
  const { order_no, action, actor, now } = on;
  const order = await lockOrder(db, order_no);
  if (order === null) return { ok: false, code: Code.orderMissing };
  const rounds = await roundsOf(db, [order_no]);
  const before = stateOf({ order, rounds, is_reviewed: false }, on.uid);
  const last = action === "take_back" ? lastOf(order, rounds, now) : undefined;
  const result = stepOf(before, action, actor, last?.what);
  if (!result.ok) return result;
  const { state, refund_due } = result;
  const isLetIn = before.is_to_be_let_in === true && state.order_status === OrderStatus.confirmed;
  const sitting_id = isLetIn ? await admit(db, order, now) : null;
  if (isLetIn && sitting_id === null) return { ok: false, code: Code.stockShort };
  const change = {
    ...(last === undefined ? orderChange(before, state, on) : changeBack(last.what, state)),
    ...(isLetIn && { sitting_id, let_in_until: null }),
    ...counterChange(order, before, state, on),
  };
  if (Object.keys(change).length === 0) return { ok: true, order, refund_due };
  const [written] = await db.update(orders).set(change).where(eq(orders.order_no, order_no)).returning();
  if (written === undefined) throw new Error(`Order ${order_no} vanished under its lock`);

  if (action === "accept") {
    const waiting = and(eq(orderRounds.order_no, order_no), isNull(orderRounds.accepted_at));
    const taken = await db
      .update(orderRounds)
      .set({ accepted_at: now, is_taken_by_rule: on.actor === "system" })
      .where(waiting)
      .returning({ round: orderRounds.round, isPrinted: hasPrinters(order.store_id) });
    if (taken.some(({ isPrinted }) => isPrinted))
      await makeTickets(
        db,
        written,
        rounds.filter(({ round }) => taken.some((each) => each.round === round)),
        now,
      );
  }
  if (last?.what === "accepted" || last?.what === "added") {
    const taken = and(eq(orderRounds.order_no, order_no), eq(orderRounds.accepted_at, last.at));
    await db.update(orderRounds).set({ accepted_at: null, is_taken_by_rule: false }).where(taken);
  }
  if (state.order_status === OrderStatus.canceled && before.order_status !== OrderStatus.canceled)
    await undoOrder(db, written, now);
  const event = eventOf(before, state, on, order.trans_id === null);
  const { uid, store_id } = written;
  const isOwnDoing = on.actor === "customer";
  if (last !== undefined || action === "uncover") await informCorrected(db, { uid, store_id, order_no, now });
  if (event !== null)
    await informEvent(db, { uid, store_id, order_no, event, note: on.reason ?? "", isOwnDoing, now });
  if (written.table_id !== null) await signalStore(db, store_id, "table_changed", now);
  const isRefunded = state.pay_status === PayStatus.refunded && before.pay_status !== PayStatus.refunded;
  if (isRefunded && order.trans_id === null) await noteCashBack(db, written, now);
  const isGone = isRefunded || (state.order_status < 0 && before.order_status >= 0);
  // Where nothing costs anything any more, the table's other orders may need them.
  if (isGone && on.action !== "refund_lines") await notePartsBack(db, order, written, now);
  const isUndone = state.order_status === OrderStatus.canceled || state.pay_status === PayStatus.refunded;
  if (!isUndone || written.stored_total === 0) return { ok: true, order: written, refund_due };
  const back = await giveBackParts(db, written, now);
  const isPaidByThem = order.trans_id !== null && back.includes(order.trans_id);
  if (isPaidByThem && before.pay_status !== PayStatus.unpaid) {
    const note = on.reason ?? "";
    await informEvent(db, { uid, store_id, order_no, event: "payment_refunded", note, now });
  }
  return { ok: true, order: { ...written, stored_total: 0 }, refund_due };
}

/** Something that is done to an order, by whom and when. */
export interface ActionOnOrder {
  readonly order_no: string;
  /**
   * What the machine knows; or that the store takes back what it did with it last, or a part of the table's bill that
   * covered it.
   */
  readonly action: Action | "take_back" | "uncover";
  readonly actor: Actor;
  /** The customer who acts; null for the store and the clock. */
  readonly uid: string | null;
  readonly now: Date;
  /** Why it is cancelled or its money goes back, in the words that the customer will read. */
  readonly reason?: string;
  /** With `ready`: who brings it; again, while it is on its way, to say it better. */
  readonly courier?: Pick<
    OrderRow,
    "courier_name" | "courier_phone" | "delivery_company" | "delivery_number"
  > &
    Partial<Pick<OrderRow, "parcels">>;
  /** With `complete`: why it was handed out to somebody who did not say the digits of their phone. */
  readonly handover_note?: string;
  /** With the payment actions: the method, which is cash where the store names no other, and the transaction if there is one. */
  readonly pay_type?: PayType;
  readonly trans_id?: string;
}

type Change = Partial<OrderRow>;

/** What an action writes into an order's row; empty when it changes nothing. */
function orderChange(before: OrderState, after: OrderState, on: ActionOnOrder): Change {
  if (on.action === "uncover") {
    const { order_status, pay_status } = after;
    // It was not sold, after all, nor was anything taken for it by itself.
    return { order_status, pay_status, pay_type: null, settled_at: null, paid_at: null, counter_paid: null };
  }
  return { ...stateChange(before, after, on), ...paymentChange(before, after, on), ...handedOut(before, on) };
}

/** Who brings it, and how it was handed out; a courier can be put right until the order has arrived. */
function handedOut(before: OrderState, { action, courier, handover_note }: ActionOnOrder): Change {
  if (before.order_status !== OrderStatus.confirmed) return {};
  // Where the one before them was is not where they are.
  if (action === "ready") return courier === undefined ? {} : { ...courier, courier_place: null };
  return action === "complete" && handover_note !== undefined ? { handover_note } : {};
}

function stateChange(before: OrderState, after: OrderState, on: ActionOnOrder): Change {
  if (after === before) return {};
  const { now, reason = "" } = on;
  const { order_status, pay_status, is_locked, is_cashier_pending } = after;
  const times: Partial<Record<OrderState["order_status"], Change>> = {
    [-1]: { cancelled_at: now, cancel_reason: reason },
    [OrderStatus.confirmed]: { confirmed_at: now },
    [OrderStatus.completed]: { completed_at: now },
    [OrderStatus.settled]: { settled_at: now },
  };
  const isWaitingForPayment =
    order_status === OrderStatus.pending && pay_status === PayStatus.unpaid && !is_cashier_pending;
  return {
    order_status,
    pay_status,
    is_locked,
    is_cashier_pending,
    ...(after.is_ready && !before.is_ready ? { ready_at: now } : {}),
    ...(on.action === "remake" ? { ready_at: null, completed_at: null } : {}),
    ...(order_status === before.order_status || on.action === "remake" ? {} : times[order_status]),
    ...(isPaid(after) && !isPaid(before) ? { paid_at: now } : {}),
    ...(isPaid(before) && pay_status === PayStatus.refunded ? { refunded_at: now } : {}),
    ...(on.action === "refund" || on.action === "refund_lines" ? { refund_reason: reason } : {}),
    ...(isWaitingForPayment ? {} : { auto_cancel_at: null }),
    ...(order_status === before.order_status ? {} : { courier_place: null }),
  };
}

/** What is taken at the counter; what is given back there of an order of which nobody wrote down that it was. */
function counterChange(order: OrderRow, before: OrderState, after: OrderState, on: ActionOnOrder): Change {
  if (on.action === "pay_cash" && on.actor === "store") return { counter_paid: leftToPay(order) };
  const { counter_paid, trans_id } = order;
  const goesBack = isPaid(before) && after.pay_status === PayStatus.refunded;
  return goesBack && trans_id === null && counter_paid === null ? { counter_paid: besideParts(order) } : {};
}

/** The time of what was taken back goes with it; of an addition, it stands with its round. */
function changeBack(last: LastDone, { order_status }: OrderState): Change {
  if (last === "ready") return { ready_at: null, courier_place: null };
  if (last === "completed") return { order_status, completed_at: null };
  return last === "accepted" ? { order_status, confirmed_at: null } : { order_status };
}

/** As the machine's step; for what the store takes back, with which no money goes, by rules that stand apart from it. */
function stepOf(
  before: OrderState,
  action: ActionOnOrder["action"],
  actor: Actor,
  last: LastDone | undefined,
): Step {
  if (action !== "take_back" && action !== "uncover") return step(before, action, actor);
  const state = action === "uncover" ? uncovered(before) : takenBack(before, last);
  return typeof state === "number" ? { ok: false, code: state } : { ok: true, state, refund_due: false };
}

/** What the store did with an order last, when that was a moment ago. */
function lastOf(
  { completed_at, ready_at, settled_at }: OrderRow,
  rounds: readonly (typeof orderRounds.$inferSelect)[],
  now: Date,
) {
  const [first, ...added] = rounds;
  const latest = added.reduce<Date | null>(
    (found, { accepted_at }) =>
      accepted_at !== null && (found === null || accepted_at > found) ? accepted_at : found,
    null,
  );
  const times = {
    accepted: first?.accepted_at ?? null,
    added: latest,
    ready: ready_at,
    completed: completed_at,
    settled: settled_at,
  };
  return lastDone(times, now);
}

/** How the order is paid: by the transaction that has succeeded, or, once cash was taken, by none. */
function paymentChange(before: OrderState, after: OrderState, on: ActionOnOrder): Change {
  const { action, actor, pay_type, trans_id } = on;
  const cash = before.order_type >= 3 ? 7 : 1;
  const method = pay_type === undefined ? {} : { pay_type };
  if (action === "pay_online") return method;
  if (action === "payment_succeeded" && after !== before) return { ...method, ...(trans_id && { trans_id }) };
  if (action !== "pay_cash") return {};
  return actor === "store" ? { pay_type: pay_type ?? cash, trans_id: null } : { pay_type: cash };
}

/**
 * Frees what a cancelled order held: its pieces in stock, its diners at the table, its place in the booked time,
 * its coupon.
 */
async function undoOrder(db: Database, order: OrderRow, now: Date): Promise<void> {
  // What nobody let in held nothing but its coupon.
  if (order.let_in_until !== null) return giveCouponBack(db, order);
  const { goods_id, number } = orderLines;
  const lines = await db
    .select({ goods_id, number, placed_at: orderRounds.placed_at })
    .from(orderLines)
    .innerJoin(
      orderRounds,
      and(eq(orderRounds.order_no, orderLines.order_no), eq(orderRounds.round, orderLines.round)),
    )
    .where(eq(orderLines.order_no, order.order_no));
  const isBack = await returnStock(db, lines);
  if (isBack) await signalStore(db, order.store_id, "menu_changed", now);
  if (order.sitting_id !== null) await countDiners(db, order.sitting_id, -order.people);
  const { order_type, store_id } = order;
  const slot_at = order.pickup_at ?? order.receive_at;
  if (slot_at !== null && (order_type === OrderType.takeAway || order_type === OrderType.delivery))
    await returnSlot(db, { store_id, order_type, slot_at });
  await giveCouponBack(db, order);
}

const completed = {
  [OrderType.dineIn]: "order_completed",
  [OrderType.takeAway]: "order_collected",
  [OrderType.delivery]: "order_delivered",
  [OrderType.shipping]: "order_delivered",
} as const satisfies Record<OrderState["order_type"], WordedEvent>;

/** What an order's owner is told of an action; null for what they did themselves and for what changed nothing. */
function eventOf(
  before: OrderState,
  after: OrderState,
  on: ActionOnOrder,
  isPaidInCash: boolean,
): WordedEvent | null {
  // Another courier is news, although the order stands where it stood.
  if (after === before) return on.courier === undefined ? null : "order_on_its_way";
  if (after.order_status === OrderStatus.canceled && before.order_status !== OrderStatus.canceled)
    return "order_cancelled";
  switch (on.action) {
    case "accept":
      return before.order_status === OrderStatus.pending ? "order_accepted" : "dishes_accepted";
    case "ready":
      return before.order_type === OrderType.takeAway ? "order_ready" : "order_on_its_way";
    case "complete":
      return completed[before.order_type];
    case "settle":
      return on.actor === "store" ? "order_settled" : null;
    case "pay_cash":
      if (on.actor !== "store") return null;
      return after.order_status === OrderStatus.settled ? "order_settled" : "payment_received";
    case "payment_succeeded":
      return after.pay_status === PayStatus.paid ? "payment_received" : null;
    case "refund":
    case "refund_lines":
      // Money that goes back through the gateway is told of when it has gone.
      return isPaidInCash ? "payment_refunded" : null;
    default:
      return null;
  }
}
