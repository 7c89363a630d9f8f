import { createHash } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { LineHow, LineRefusal } from "#contract/calls/desk/lines.ts";
import type { Bill } from "#contract/order.ts";
import { changedLine, howsOf, type LineOutcome, type LineState } from "#domain/orders/lineChange.ts";
import { lessBill } from "#domain/price/lessBill.ts";
import { lessDiscount } from "#provider/coupons/billWithCoupon.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderLines } from "#provider/db/tables/orders.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { leftToPay, linesOf, roundsOf, stateOf } from "#provider/orders/orderFacts.ts";
import { isPaid } from "#provider/payments/paymentRows.ts";
import { type Back, backOf, type MoneyBack } from "#provider/payments/refunds.ts";
import { ordersOfVisit, standingParts } from "#provider/payments/tableBill/coverVisit.ts";
import { taxRatesAt } from "#provider/stores/taxRates.ts";

export type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

/** What is to be done about pieces of a line. */
export interface WantedChange {
  readonly line_id: string;
  readonly how: LineHow;
  readonly number: number;
}

/** What a change of a line makes of its order. */
export interface Plan {
  readonly line: LineRow;
  readonly outcome: LineOutcome;
  readonly bill: Bill;
  readonly coupon: {
    readonly before: number;
    readonly after: number;
    readonly is_below_minimum: boolean;
  } | null;
  /** Yen that are to be paid after it. */
  readonly left: number;
  /** What goes back, and by which ways. */
  readonly back: readonly Back[];
  /** Yen that balances, and parts of the table's bill, have paid of it then. */
  readonly paid: Omit<MoneyBack, "back">;
}

/** What of a line a change depends on. */
export const lineState = ({ is_remade, number, serving, unit_price }: LineRow): LineState => ({
  number,
  unit_price,
  is_remade,
  isDish: serving !== null,
});

/** What stands for an order as somebody saw it: its lines, and its money. */
export async function stampOfOrder(db: Database, order: OrderRow): Promise<string> {
  const lines = await linesOf(db, [order.order_no]);
  const { line_changes, order_status, parts_total, pay_status, refunded, stored_total, total, trans_id } =
    order;
  const seen = [
    [line_changes, order_status, pay_status, refunded, stored_total, total, trans_id],
    parts_total === 0 ? [] : await seenOfBill(db, order),
    ...lines.map(({ id, is_free, is_remade, number, unit_price }) => [
      id,
      number,
      unit_price,
      is_free,
      is_remade,
    ]),
  ];
  return createHash("sha256").update(JSON.stringify(seen)).digest("base64url").slice(0, 16);
}

/** Of an order that parts of its table's bill have paid: what those are, and what the table's other orders need of them. */
async function seenOfBill(db: Database, { order_no, parts_total, sitting_id }: OrderRow): Promise<unknown[]> {
  if (sitting_id === null) return [parts_total];
  const others = (await ordersOfVisit(db, sitting_id)).filter((one) => one.order_no !== order_no);
  const parts = await standingParts(db, sitting_id);
  const needed = others.reduce((sum, one) => sum + leftToPay(one), 0);
  return [parts_total, needed, ...parts.map(({ given_back, id }) => [id, given_back])];
}

/**
 * What a change of a line would make of its order, by its prices as they were agreed: nothing is written. "gone": the line
 * is not there (any more). Why it cannot be done otherwise: "refused" by where the order stands, "last" because nothing
 * would be left of it.
 */
export async function planChange(
  db: Database,
  order: OrderRow,
  { how, line_id, number }: WantedChange,
): Promise<Plan | "gone" | LineRefusal> {
  const lines = await db
    .select({ line: orderLines, category_id: goods.category_id })
    .from(orderLines)
    .leftJoin(goods, and(eq(goods.id, orderLines.goods_id), eq(goods.store_id, orderLines.store_id)))
    .where(eq(orderLines.order_no, order.order_no))
    .orderBy(asc(orderLines.round), asc(orderLines.position));
  const line = lines.find((each) => each.line.id === line_id)?.line;
  if (line === undefined) return "gone";
  const rounds = await roundsOf(db, [order.order_no]);
  const state = stateOf({ order, rounds, is_reviewed: false }, null);
  if (!howsOf(lineState(line), state).includes(how)) return "refused";
  const outcome = changedLine(lineState(line), how, number);
  if (outcome === null) return "refused";
  if (how === "cancel" && lines.length === 1) return "last";
  const priced = lines.flatMap((each) => {
    const pieces = each.line.id === line_id ? outcome.stays : each.line.number;
    const of = {
      list: each.line.list_price,
      unit: each.line.unit_price,
      tax_class: each.line.tax_class,
      goods_id: each.line.goods_id,
      category_id: each.category_id ?? "",
    };
    const free = each.line.id === line_id ? outcome.free : 0;
    return [
      ...(pieces > 0 ? [{ ...of, number: pieces }] : []),
      ...(free > 0 ? [{ ...of, unit: 0, number: free }] : []),
    ];
  });
  const { bill: before } = order;
  const charges = before.cover_charge + before.delivery_fee;
  const off = await lessDiscount(db, order, { lines: priced, charges });
  const rates = (await taxRatesAt(db, rounds.at(-1)?.placed_at ?? order.placed_at))?.[order.order_type];
  if (rates === undefined) throw new Error(`No tax rates of order ${order.order_no}`);
  // What is made once more costs nothing, and leaves the bill to the yen.
  const bill = how === "remake" ? before : lessBill(before, { lines: priced, coupon: off, rates });
  const { back, ...paid } = await backOf(db, order, bill.total);
  const isUnpaid = state.pay_status === 0;
  return {
    line,
    outcome,
    bill,
    coupon:
      off === null
        ? null
        : {
            before: before.coupon_discount,
            after: bill.coupon_discount,
            is_below_minimum: off.is_below_minimum && bill.coupon_discount > 0,
          },
    left: isUnpaid && !isPaid(order) ? bill.total - paid.stored_total - paid.parts_total : 0,
    back,
    paid,
  };
}
