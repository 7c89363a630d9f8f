import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { OrderStatus, PayStatus, PayType } from "#contract/enumerations.ts";
import { coverOrders, waysOfOrders } from "#domain/payments/coverOrders.ts";
import type { Database } from "#provider/db/database.ts";
import { lineChanges } from "#provider/db/tables/lineChanges.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { billPayments } from "#provider/db/tables/payments.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { isPaidByParts, leftToPay } from "#provider/orders/orderFacts.ts";

export type PartRow = typeof billPayments.$inferSelect;

/** How an order's payment changed as parts of its table's bill came to cover it, or do so no more. */
export interface CoverChange {
  readonly order: OrderRow;
  readonly button: "pay_cash" | "take_back";
  readonly before: Pick<OrderRow, "order_status" | "pay_status" | "pay_type">;
  readonly after: Pick<OrderRow, "order_status" | "pay_status" | "pay_type">;
}

/** A visit's orders, oldest first. */
export const ordersOfVisit = (db: Database, visit_id: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(eq(orders.sitting_id, visit_id))
    .orderBy(asc(orders.placed_at), asc(orders.order_no));

/** Parts of a visit's bill that stand, in the order in which they were taken. */
export const standingParts = (db: Database, visit_id: string): Promise<PartRow[]> =>
  db
    .select()
    .from(billPayments)
    .where(and(eq(billPayments.visit_id, visit_id), isNull(billPayments.reversed_at)))
    .orderBy(asc(billPayments.taken_at), asc(billPayments.id));

/** Whether what parts paid of an order went back with it, at the counter. */
export const wentBack = ({ order_status, pay_status }: OrderRow): boolean =>
  order_status === OrderStatus.canceled ||
  pay_status === PayStatus.refunded ||
  pay_status === PayStatus.refundFailed;

/** Yen of a part that have not gone back. */
export const stillKept = ({ amount, given_back }: Pick<PartRow, "amount" | "given_back">): number =>
  amount - given_back;

/** What parts come to, without what went back of them. */
export const sumOfParts = (parts: readonly Pick<PartRow, "amount" | "given_back">[]): number =>
  parts.reduce((sum, part) => sum + stillKept(part), 0);

/** Orders of a visit that became less once they were paid: they stay paid with what they have. */
async function settledOrders(db: Database, visit_id: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ order_no: lineChanges.order_no })
    .from(lineChanges)
    .innerJoin(
      orders,
      and(eq(orders.order_no, lineChanges.order_no), eq(orders.store_id, lineChanges.store_id)),
    )
    .where(
      and(
        eq(orders.sitting_id, visit_id),
        eq(lineChanges.was_paid, true),
        gt(lineChanges.total_before, lineChanges.total),
      ),
    );
  return new Set(rows.map(({ order_no }) => order_no));
}

/** How parts reach an order (`coverOrders`). */
function reachOf(order: OrderRow, settled: ReadonlySet<string>) {
  const { order_no, parts_total, pay_status, stored_total, total } = order;
  const isByParts = isPaidByParts(order) && !settled.has(order_no);
  const isReached = !wentBack(order) && (pay_status === PayStatus.unpaid || isByParts);
  return { due: total - stored_total, kept: isReached ? null : parts_total };
}

/** Whether parts that come to `taken` can be shared out among a visit's orders. */
export async function canCover(
  db: Database,
  visit_id: string,
  { rows, taken }: { readonly rows: readonly OrderRow[]; readonly taken: number },
): Promise<boolean> {
  const settled = await settledOrders(db, visit_id);
  const reaches = rows.map((order) => reachOf(order, settled));
  return coverOrders(taken, reaches) !== null;
}

/**
 * Shares the parts of a visit's bill out among its orders, oldest first, of two parties that were joined those that are paid
 * before the others: those that are covered turn paid, those that are covered no more turn unpaid. The visit's table is
 * locked. Answers what changed.
 */
export async function coverVisit(db: Database, visit_id: string, now: Date): Promise<CoverChange[]> {
  const all = await ordersOfVisit(db, visit_id);
  const rows = [...all.filter(isPaidByParts), ...all.filter((order) => !isPaidByParts(order))];
  const parts = (await standingParts(db, visit_id)).map((part) => ({ ...part, amount: stillKept(part) }));
  const taken = parts.reduce((sum, { amount }) => sum + amount, 0);
  const settled = await settledOrders(db, visit_id);
  const reaches = rows.map((order) => reachOf(order, settled));
  const shares = coverOrders(taken, reaches);
  if (shares === null)
    throw new RangeError(`The parts of visit ${visit_id} are not what its orders can take`);
  const ways = waysOfOrders(parts, shares);
  const isAllCovered =
    parts.length > 0 && rows.every((order, at) => leftToPay(order) + order.parts_total <= (shares[at] ?? 0));
  const changes: CoverChange[] = [];
  for (const [at, order] of rows.entries()) {
    const { due, kept } = reachOf(order, settled);
    const parts_total = shares[at] ?? 0;
    if (kept !== null) continue;
    const pay_type = ways[at] ?? parts.at(-1)?.pay_type ?? PayType.cash;
    const own = eq(orders.order_no, order.order_no);
    if (parts_total !== order.parts_total) await db.update(orders).set({ parts_total }).where(own);
    // Of nothing there is nothing to cover: it is paid with the last of the others.
    const isCovered = parts_total === due && (due > 0 || isAllCovered);
    const isPaid = order.pay_status === PayStatus.paid;
    if (isCovered && isPaid && order.pay_type !== pay_type)
      await db.update(orders).set({ pay_type }).where(own);
    if (isCovered === isPaid) continue;
    const on = { order_no: order.order_no, actor: "store", uid: null, now } as const;
    const applied = await applyAction(
      db,
      isCovered ? { ...on, action: "pay_cash", pay_type } : { ...on, action: "uncover" },
    );
    if (!applied.ok) throw new Error(`Order ${order.order_no} could not be covered: ${applied.code}`);
    const button = isCovered ? "pay_cash" : "take_back";
    changes.push({ order, button, before: statesOf(order), after: statesOf(applied.order) });
  }
  return changes;
}

const statesOf = ({ order_status, pay_status, pay_type }: OrderRow) => ({
  order_status,
  pay_status,
  pay_type,
});

/**
 * Has the parts that reach a locked order go over to others of its visit as far as a payment of `amount` yen, which its guest
 * began before they were taken, needs it; false, and nothing is changed, where the others cannot take them. Once it is paid:
 * `coverVisit`.
 */
export async function makeRoom(db: Database, order: OrderRow, amount: number): Promise<boolean> {
  const { order_no, parts_total, sitting_id, stored_total, total } = order;
  const keeps = total - stored_total - amount;
  if (sitting_id === null || keeps < 0 || keeps >= parts_total) return false;
  const rows = await ordersOfVisit(db, sitting_id);
  const room = rows.reduce((sum, one) => sum + (one.order_no === order_no ? 0 : leftToPay(one)), 0);
  if (room < parts_total - keeps) return false;
  await db.update(orders).set({ parts_total: keeps }).where(eq(orders.order_no, order_no));
  return true;
}
