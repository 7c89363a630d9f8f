import { eq } from "drizzle-orm";
import type { ParsedRequestOf } from "#contract/call.ts";
import type { addOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import type { TaxRates } from "#contract/store.ts";
import { checkPeople, tableRules } from "#domain/orders/tableRules.ts";
import { billOf } from "#domain/price/bill.ts";
import { grownDiscount, scopedLine } from "#provider/coupons/billWithCoupon.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { holdsSignedCode, refuse } from "#provider/orders/findOrder.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { takeByRule } from "#provider/orders/takeByRule.ts";
import { admit } from "#provider/orders/visits/admission.ts";
import { checkLetIn } from "#provider/orders/visits/entry.ts";
import { courseParty } from "#provider/orders/visits/courses.ts";
import { openTable } from "#provider/orders/visits/presentVisit.ts";
import { countDiners, mostPeople } from "#provider/orders/visits/visits.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { checkOpen } from "#provider/stores/hours/opening.ts";
import { openRates } from "#provider/stores/taxRates.ts";
import { menuRows, type PricedLine } from "./checkLines.ts";
import { checkPace, checkPieces } from "./orderLimits.ts";
import { checkTotal } from "./placeOrder.ts";
import { roundRows, tableBill, tableLines } from "./round.ts";
import { takeRoundStock } from "./stock.ts";

/** Adds dishes to the caller's own open order, as one more round that the store accepts by itself. The order is locked. */
export async function addRound(
  ordered: OrderRow,
  request: ParsedRequestOf<typeof addOrder>,
  context: ContextOf<typeof addOrder>,
): Promise<OrderRow> {
  const { caller, db, fail, language, now } = context;
  const { client_order_id, order_no, people = 0, remark = "", shown_total } = request;
  const { uid } = caller;
  const { store_id } = ordered;
  const applied = await applyAction(db, { order_no, action: "add_dishes", actor: "customer", uid, now });
  if (!applied.ok)
    return refuse(
      applied.code,
      [Code.alreadyPaid, Code.noPermission, Code.cannotAddDishes],
      Code.cannotAddDishes,
      fail,
    );

  const store = await findStore(db, store_id, () => fail(Code.additionFailed));
  // Who waits for the staff cannot let themselves in where a table's card is not enough.
  const order = store.table_entry === "open" ? await admitByCode(ordered, context) : ordered;
  const { sitting_id } = order;
  checkOpen(store, order.order_type, { language, now }, (_, data) => fail(Code.storeNotOperating, data));
  const isOutside = order.let_in_until !== null;
  const { visit, table } = await openTable(db, order, fail);
  if (visit !== null) await checkLetIn(db, { store, table: { visit_id: null }, visit, now }, uid, fail);
  if (checkPeople(people, true, mostPeople(store, table)) !== null) return fail(Code.dinersMissing);
  const rules = tableRules(store.table_rules);
  await checkPace(db, { uid, store_id, sitting_id, rules, now }, fail);
  checkPieces(store, request.lines, fail);
  const rates = await openRates(db, { order_type: OrderType.dineIn, now }, fail);
  const eaten = isOutside ? eq(orders.order_no, order_no) : eq(orders.sitting_id, visit?.id ?? "");
  const diners = (visit?.people ?? order.people) + people;
  const menu = await menuRows(db, store_id, request.lines);
  const party = await courseParty(db, eaten, { people: diners, menu, rules, now });
  const lines = tableLines({ menu, lines: request.lines, party }, fail);
  const bill = tableBill(store, { lines, people, rates }, null);
  checkTotal({ bill, lines, order_type: OrderType.dineIn, shown_total }, fail);

  if (!isOutside) await takeRoundStock(db, { store_id, lines, elsewhere: Code.dineInUnsupported, now }, fail);
  if (sitting_id !== null) await countDiners(db, sitting_id, people);
  const whole = await grownBill(db, order, { lines, bill, rates });
  const [grown] = await db
    .update(orders)
    .set({ people: order.people + people, bill: whole, total: whole.total })
    .where(eq(orders.order_no, order_no))
    .returning();
  if (grown === undefined) return fail(Code.additionFailed);
  const round = 1 + (await db.$count(orderRounds, eq(orderRounds.order_no, order_no)));
  const placed = {
    order_no,
    store_id,
    round,
    uid,
    client_order_id,
    total: bill.total,
    remark,
    placed_at: now,
    extra_minutes: store.extra_minutes,
  };
  await db
    .with(db.$with("written_round").as(db.insert(orderRounds).values(placed)))
    .insert(orderLines)
    .values(roundRows(placed, lines));
  return (await takeByRule(db, grown, { placed_at: now, rules: store, now })) ?? grown;
}

/** An order that waits outside, once its guest has scanned the code on the table: it needs nobody's tap any more. */
async function admitByCode(order: OrderRow, context: ContextOf<typeof addOrder>): Promise<OrderRow> {
  const { caller, db, now, parts, table_id: tableId } = context;
  const { order_no, store_id, table_id } = order;
  if (order.let_in_until === null || table_id === null) return order;
  const reader = { uid: caller.uid, tableId, key: parts.signingKey };
  if (!(await holdsSignedCode(db, { store_id, table_id }, reader, now))) return order;
  const sitting_id = await admit(db, order, now);
  if (sitting_id === null) return order;
  const change = { sitting_id, let_in_until: null, is_table_verified: true };
  const [inside] = await db.update(orders).set(change).where(eq(orders.order_no, order_no)).returning();
  return inside ?? order;
}

/**
 * The bill of an order with an addition: what was agreed before stays as it was, cover charge included; its coupon comes
 * off the whole, and tax is rounded once for it.
 */
async function grownBill(
  db: Database,
  order: OrderRow,
  addition: { readonly lines: readonly PricedLine[]; readonly bill: Bill; readonly rates: TaxRates },
): Promise<Bill> {
  const before = await db
    .select({
      list: orderLines.list_price,
      unit: orderLines.unit_price,
      number: orderLines.number,
      tax_class: orderLines.tax_class,
      goods_id: orderLines.goods_id,
      category_id: goods.category_id,
    })
    .from(orderLines)
    .leftJoin(goods, eq(goods.id, orderLines.goods_id))
    .where(eq(orderLines.order_no, order.order_no));
  const tea_money = order.bill.cover_charge + addition.bill.cover_charge;
  const lines = [
    ...before.map((line) => ({ ...line, category_id: line.category_id ?? "" })),
    ...addition.lines.map(scopedLine),
  ];
  return billOf({
    lines,
    coupon: await grownDiscount(db, order, { lines, charges: tea_money }),
    cover: { is_tea_money: 1, tea_money, people: 1 },
    rates: addition.rates,
  });
}
