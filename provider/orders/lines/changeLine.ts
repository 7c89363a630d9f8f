import { randomUUID } from "node:crypto";
import { and, eq, isNull, max, sql } from "drizzle-orm";
import type { LineRefusal } from "#contract/calls/desk/lines.ts";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { MINIMUM_TOTAL } from "#domain/price/bill.ts";
import type { Database } from "#provider/db/database.ts";
import { lineChanges } from "#provider/db/tables/lineChanges.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { informLineChanged, signalOrders } from "#provider/notices/informLine.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { lockOrder, type OrderRow } from "#provider/orders/lockOrder.ts";
import { returnStock, takeStock } from "#provider/orders/placing/stock.ts";
import { giveBack } from "#provider/payments/refunds.ts";
import { partsOf } from "#provider/payments/storedParts.ts";
import { isPaid, openPayment } from "#provider/payments/paymentRows.ts";
import { type CoverChange, coverVisit } from "#provider/payments/tableBill/coverVisit.ts";
import { makeLineTickets } from "#provider/printing/lineTickets.ts";
import { type LineRow, type Plan, planChange, stampOfOrder, type WantedChange } from "./planLine.ts";

/** What is done about a line, by whom and why. */
export interface LineChanging extends WantedChange {
  readonly store_id: string;
  readonly order_no: string;
  /** Of the attempt: the same again changes nothing more. */
  readonly change_id: string;
  /** One of `LINE_REASONS`, or words that the guest reads. */
  readonly reason: string;
  readonly is_back_in_stock: boolean;
  /** As `planChange`'s order was seen; null: as it is. */
  readonly stamp: string | null;
  readonly staff_id: string | null;
  /** Whether whoever does it may give money back. */
  readonly mayGiveBack: boolean;
  readonly now: Date;
}

export type LineChanged =
  /** `refund_due`: commit, then call `refundDue`. `isAnew` is false for an attempt that was done before. */
  | {
      readonly ok: true;
      readonly total: number;
      readonly back: number;
      readonly refund_due: boolean;
      readonly isAnew: boolean;
      readonly before: OrderRow;
      /** Orders of the table that parts of its bill cover since. */
      readonly changes: readonly CoverChange[];
    }
  | { readonly ok: false; readonly why: "gone" | "changed" | LineRefusal };

const no = (why: "gone" | "changed" | LineRefusal): LineChanged => ({ ok: false, why });

/**
 * Takes pieces of a line off an order, gives them for nothing, or has them made once more: its lines and its bill, stock,
 * the kitchen's tickets, its money and its notices are written together. In a transaction of the caller's.
 */
export async function changeOrderLine(db: Database, on: LineChanging): Promise<LineChanged> {
  const { change_id, now, order_no, store_id } = on;
  const order = await lockOrder(db, order_no);
  if (order?.store_id !== store_id) return no("gone");
  const [known] = await db
    .select()
    .from(lineChanges)
    .where(and(eq(lineChanges.id, change_id), eq(lineChanges.order_no, order_no)));
  if (known !== undefined) {
    const { back, total } = known;
    return { ok: true, total, back, refund_due: false, isAnew: false, before: order, changes: [] };
  }
  if (on.stamp !== null && on.stamp !== (await stampOfOrder(db, order))) return no("changed");
  const plan = await planChange(db, order, on);
  if (typeof plan === "string") return no(plan);
  if (plan.back.length > 0 && !on.mayGiveBack) return no("money");
  if (!isPaid(order) && (await openPayment(db, order_no)) !== null) return no("paying");
  const isTaken = await moveStock(db, order, plan, on);
  if (!isTaken) return no("too_few");
  const isInKitchen = await isToBeMade(db, order, plan.line);
  const reopened = on.how === "remake" ? await reopen(db, order, now) : true;
  if (!reopened) return no("refused");
  const remade = await writeLines(db, plan, on);
  const back = plan.back.reduce((sum, { amount }) => sum + amount, 0);
  const { refund_due } = await writeMoney(db, order, plan, on);
  await db.insert(lineChanges).values({
    id: change_id,
    store_id,
    order_no,
    line_id: on.line_id,
    how: on.how,
    number: on.number,
    name: plan.line.name,
    option_name: plan.line.option_name,
    reason: on.reason,
    staff_id: on.staff_id,
    goods_id: plan.line.goods_id,
    total_before: order.total,
    total: plan.bill.total,
    bill_before: order.bill,
    bill: plan.bill,
    was_paid: isPaid(order),
    back,
    is_back_in_stock: on.is_back_in_stock,
    made_at: now,
  });
  // What parts of the table's bill paid above it covers the table's other orders.
  const { parts_total, sitting_id } = order;
  const changes = parts_total > 0 && sitting_id !== null ? await coverVisit(db, sitting_id, now) : [];
  if (remade !== null) await makeLineTickets(db, order, { line: remade, mark: "remade", now });
  else if (isInKitchen && (on.how === "cancel" || on.how === "less"))
    await makeLineTickets(db, order, {
      line: { ...plan.line, number: on.number },
      mark: "takenOff",
      change_id,
      now,
    });
  const { line } = plan;
  await informLineChanged(db, order, { ...on, line, total: plan.bill.total, back });
  await signalOrders(db, store_id, [order_no], now);
  if (order.table_id !== null) await signalStore(db, store_id, "table_changed", now);
  return { ok: true, total: plan.bill.total, back, refund_due, isAnew: true, before: order, changes };
}

/** Takes what is made once more from stock, or puts back what is taken off; false where there are too few. */
async function moveStock(db: Database, order: OrderRow, { line }: Plan, on: LineChanging): Promise<boolean> {
  const { how, is_back_in_stock, now, number } = on;
  const pieces = [{ goods_id: line.goods_id, number }];
  if (how === "remake") {
    const { id, refills_at, stock } = goods;
    const rows = await db.select({ id, refills_at, stock }).from(goods).where(eq(id, line.goods_id));
    const { hasSoldOut, short } = await takeStock(db, pieces, { rows, now });
    if (hasSoldOut) await signalStore(db, order.store_id, "menu_changed", now);
    return short.length === 0;
  }
  if (how === "free" || !is_back_in_stock) return true;
  const [round] = await db
    .select({ placed_at: orderRounds.placed_at })
    .from(orderRounds)
    .where(and(eq(orderRounds.order_no, order.order_no), eq(orderRounds.round, line.round)));
  const { placed_at } = round ?? order;
  if (await returnStock(db, [{ goods_id: line.goods_id, number, placed_at }]))
    await signalStore(db, order.store_id, "menu_changed", now);
  return true;
}

/** Whether the kitchen has the ticket of a line, and has still to make it. */
async function isToBeMade(db: Database, order: OrderRow, line: LineRow): Promise<boolean> {
  const { order_no, order_status, ready_at } = order;
  const isOpen = order_status === OrderStatus.confirmed && ready_at === null;
  if (!isOpen || line.serving === null || line.ready_at !== null || line.served_at !== null) return false;
  const [round] = await db
    .select({ accepted_at: orderRounds.accepted_at })
    .from(orderRounds)
    .where(and(eq(orderRounds.order_no, order_no), eq(orderRounds.round, line.round)));
  return round?.accepted_at != null;
}

/** Has an order be in the kitchen again, of which all else has left it: what the order said as a whole is marked at each line. */
async function reopen(db: Database, order: OrderRow, now: Date): Promise<boolean> {
  const { completed_at, order_no, order_status, ready_at } = order;
  const own = eq(orderLines.order_no, order_no);
  const left = ready_at ?? completed_at ?? now;
  if (order_status === OrderStatus.completed)
    await db
      .update(orderLines)
      .set({ served_at: completed_at ?? now })
      .where(and(own, isNull(orderLines.served_at)));
  if (order_status === OrderStatus.completed || ready_at !== null)
    await db
      .update(orderLines)
      .set({ ready_at: left })
      .where(and(own, isNull(orderLines.ready_at)));
  const on = { order_no, action: "remake", actor: "store", uid: null, now } as const;
  return (await applyAction(db, on)).ok;
}

/** Writes what becomes of a line; answers with the one that is to be made once more. */
async function writeLines(
  db: Database,
  { line, outcome }: Plan,
  { how, now }: LineChanging,
): Promise<LineRow | null> {
  const { free, remade, stays } = outcome;
  const own = and(eq(orderLines.id, line.id), eq(orderLines.store_id, line.store_id));
  const beside = async (values: Partial<LineRow> & Pick<LineRow, "number">): Promise<LineRow> => {
    const inRound = and(eq(orderLines.order_no, line.order_no), eq(orderLines.round, line.round));
    const [last] = await db
      .select({ position: max(orderLines.position) })
      .from(orderLines)
      .where(inRound);
    const row = { ...line, id: randomUUID(), position: (last?.position ?? 0) + 1, ...values };
    await db.insert(orderLines).values(row);
    return row;
  };
  if (how === "remake")
    return beside({
      number: remade,
      list_price: 0,
      unit_price: 0,
      is_remade: true,
      // From now on somebody waits for it, at once.
      called_at: now,
      ready_at: null,
      served_at: null,
    });
  if (how === "free" && stays === 0) {
    await db.update(orderLines).set({ unit_price: 0, is_free: true }).where(own);
    return null;
  }
  if (free > 0) await beside({ number: free, unit_price: 0, is_free: true });
  if (stays === 0) await db.delete(orderLines).where(own);
  else await db.update(orderLines).set({ number: stays }).where(own);
  return null;
}

/**
 * Writes the order's new bill, and what goes back with it: all of it as a refund does, when nothing costs anything any
 * more, and a part by the ways that the plan names.
 */
async function writeMoney(
  db: Database,
  order: OrderRow,
  { back, bill, paid }: Plan,
  { how, now, reason, staff_id }: LineChanging,
): Promise<{ refund_due: boolean }> {
  const { order_no } = order;
  const { total } = bill;
  const changes = { line_changes: sql`${orders.line_changes} + 1` };
  const giving = { reason, staff_id, newId: randomUUID, now };
  const own = eq(orders.order_no, order_no);
  if (how === "remake") {
    await db.update(orders).set(changes).where(own);
    return { refund_due: false };
  }
  if (isPaid(order) && total === 0 && back.length > 0) {
    const on = { order_no, action: "refund_lines", actor: "store", uid: null, now, reason } as const;
    const applied = await applyAction(db, on);
    await db
      .update(orders)
      .set({ ...changes, bill, total, parts_total: 0 })
      .where(own);
    const ofBill = back.filter(({ of_bill }) => of_bill !== undefined);
    await giveBack(db, order, ofBill, giving);
    return { refund_due: applied.ok && applied.refund_due };
  }
  // Nobody can pay so little online: the store closes it.
  const free = total < MINIMUM_TOTAL ? { auto_cancel_at: null } : {};
  await db
    .update(orders)
    .set({ ...changes, ...free, bill, total, ...paid })
    .where(own);
  const given = await giveBack(db, order, back, giving);
  if (order.pay_status === PayStatus.unpaid && total > 0 && paid.stored_total === total)
    await payByParts(db, order, now);
  return given;
}

/** An order that balances pay wholly by now is paid with the last of their parts. */
async function payByParts(db: Database, { order_no }: OrderRow, now: Date): Promise<void> {
  const last = (await partsOf(db, [order_no])).at(-1);
  if (last === undefined) return;
  const by = { order_no, pay_type: PayType.wallet, trans_id: last.trans_id, now } as const;
  await applyAction(db, { ...by, action: "payment_succeeded", actor: "system", uid: null });
}
