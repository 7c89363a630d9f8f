import { and, eq, ne, type SQL, sum } from "drizzle-orm";
import type { ParsedRequestOf } from "#contract/call.ts";
import type { createOrder } from "#contract/calls/order.ts";
import { type Party, tableRules } from "#domain/orders/tableRules.ts";
import { billWithCoupon } from "#provider/coupons/billWithCoupon.ts";
import { spendCoupon, takeCoupon } from "#provider/coupons/takeCoupon.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";
import { waitsToBeLetIn } from "#provider/notices/eventWords.ts";
import { informEvent, signalStore } from "#provider/notices/inform.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { isLetInByStaff, takePlaceOutside } from "#provider/orders/sitting/lettingIn.ts";
import { joinSitting, takeSeat } from "#provider/orders/sitting/sitting.ts";
import type { ContextOf } from "#provider/server/context.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { taxRatesAt } from "#provider/stores/taxRates.ts";
import { checkPace, checkPieces } from "./orderLimits.ts";
import { newOrderNumber, nextCallNumber } from "./orderNumbers.ts";
import { type Billed, chosenTableware, insertRound, priceRound } from "./round.ts";
import { takeRoundStock } from "./stock.ts";

/**
 * Places an order at a table: table, diners and tableware, coupon, goods and price, then stock, sitting, order and notices,
 * all in the caller's transaction. The member is locked.
 */
export async function placeDineIn(
  store: StoreRow,
  request: ParsedRequestOf<typeof createOrder>,
  context: ContextOf<typeof createOrder>,
): Promise<OrderRow> {
  const { caller, db, fail, now, parts } = context;
  const { client_order_id, pay_type, remark = "", shown_total } = request;
  const { uid } = caller;
  const store_id = store.id;

  const wanted = { store, tableId: request.table_id, people: request.people, key: parts.signingKey };
  const seat = await takeSeat(db, wanted, fail);
  const { row: table, is_verified, sitting, people } = seat;
  const rules = tableRules(store.table_rules);
  const sitting_now = sitting?.is_under_way ? sitting.id : null;
  await checkPace(db, { uid, store_id, sitting_id: sitting_now, rules, now }, fail);
  checkPieces(store, request.lines, fail);
  const isOutside = await isLetInByStaff(db, { table: seat, sitting, rules }, uid);
  const tableware = chosenTableware(store, { tableware: request.tableware, people }, fail);
  const known = await taxRatesAt(db, now);
  // Closed for want of them, as its page says.
  if (known === null) return fail(206);
  const rates = known[1];
  const ordered = sitting_now === null ? null : eq(orders.sitting_id, sitting_now);
  const party = await courseParty(db, ordered, (sitting?.people ?? 0) + people);
  const wantedCoupon = { uid, store_id, coupon_id: request.coupon_id, now, lock: true };
  const coupon = await takeCoupon(db, wantedCoupon, fail);
  const billed: Billed = (priced, billWith) =>
    billWithCoupon(coupon, { lines: priced, order_type: 1 }, billWith, fail);
  const round = { store, lines: request.lines, people, party, rates, billed, shown_total };
  const { lines, bill } = await priceRound(db, round, fail);

  const table_id = table.id;
  const let_in_until = isOutside
    ? await takePlaceOutside(db, { store_id, table_id, rules, now }, fail)
    : null;
  // What waits to be let in holds nothing: neither pieces nor chairs.
  const sitting_id = isOutside ? null : await joinSitting(db, { table_id, sitting, people, now });
  if (!isOutside) await takeRoundStock(db, { store_id, lines, elsewhere: 307, now }, fail);
  const [order] = await db
    .insert(orders)
    .values({
      order_no: newOrderNumber(store, now, parts.random),
      uid,
      store_id,
      order_type: 1,
      sitting_id,
      table_id,
      seat_number: table.name,
      is_table_verified: is_verified,
      let_in_until,
      people,
      tableware,
      remark,
      invoice_title: request.companyName ?? "",
      pay_type,
      call_number: await nextCallNumber(db, store, now),
      bill,
      total: bill.total,
      member_coupon_id: coupon?.member_coupon_id ?? null,
      placed_at: now,
      // One pays after the meal, whichever way: nothing runs out while the guests sit.
      auto_cancel_at: null,
    })
    .returning();
  if (order === undefined) return fail(411);
  const { order_no } = order;
  const placed = { order_no, round: 1, uid, client_order_id, total: bill.total, remark, placed_at: now };
  await insertRound(db, placed, lines);
  await spendCoupon(db, coupon, { order_no, now });
  const { language } = context;
  const told = { uid, store_id, order_no, event: "order_placed", now } as const;
  await informEvent(db, { ...told, ...(isOutside && { note: waitsToBeLetIn[language] }) });
  if (!isOutside) await signalStore(db, store_id, "table_changed", now);
  return order;
}

/** The party at a table: how many they are, and the courses in its orders (those of the sitting); null where it has none. */
export async function courseParty(db: Database, ordered: SQL | null, people: number): Promise<Party> {
  if (ordered === null) return { people, courses: new Map() };
  const rows = await db
    .select({ goods_id: orderLines.goods_id, persons: sum(orderLines.number).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.order_no, orderLines.order_no))
    .innerJoin(goods, eq(goods.id, orderLines.goods_id))
    .where(and(ordered, ne(orders.order_status, -1), eq(goods.is_course, true)))
    .groupBy(orderLines.goods_id);
  return { people, courses: new Map(rows.map(({ goods_id, persons }) => [goods_id, persons])) };
}
