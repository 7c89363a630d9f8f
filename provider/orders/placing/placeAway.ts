import type { ParsedRequestOf } from "#contract/call.ts";
import type { createOrder } from "#contract/calls/order.ts";
import type { OrderLineRequest } from "#contract/cart.ts";
import type { Bill } from "#contract/order.ts";
import type { DeliveryTerms, TaxRates } from "#contract/store.ts";
import { receiveDays } from "#domain/hours/bookableSlots.ts";
import { tableRules } from "#domain/orders/tableRules.ts";
import { awayBill, type CouponOff, priceDifference, reachesMinimumTotal } from "#domain/price/bill.ts";
import { billWithCoupon } from "#provider/coupons/billWithCoupon.ts";
import { type CouponAtHand, spendCoupon, takeCoupon } from "#provider/coupons/takeCoupon.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import type { Offer } from "#provider/menu/specials.ts";
import { informEvent } from "#provider/notices/inform.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { ContextOf, Fail } from "#provider/server/context.ts";
import { type BookedType, capacityOf } from "#provider/stores/bookableTimes.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { taxRatesAt } from "#provider/stores/taxRates.ts";
import { appointedTime, failFull, takeSlot } from "./appointment.ts";
import { checkLines, type LineFailures, type PricedLine, pricedLine } from "./checkLines.ts";
import { checkLimits, checkPace, checkPieces } from "./orderLimits.ts";
import { newOrderNumber, nextCallNumber } from "./orderNumbers.ts";
import { offersOf } from "./prospect.ts";
import { receiverOf } from "./receiver.ts";
import { chosenTableware, insertRound } from "./round.ts";
import { takeRoundStock } from "./stock.ts";

const MINUTE = 60_000;
/** At the counter and at the door. */
const CASH: readonly number[] = [1, 7];

/**
 * Places an order to take away (2) or to be delivered (3): receiver, time, offers, coupon, goods and price, then stock, a place
 * in the booked time, order and notices, all in the caller's transaction. The member is locked.
 */
export async function placeAway(
  store: StoreRow,
  order_type: BookedType,
  request: ParsedRequestOf<typeof createOrder>,
  context: ContextOf<typeof createOrder>,
): Promise<OrderRow> {
  const { caller, db, fail, now, parts } = context;
  const { client_order_id, mealTime, pay_type, remark = "", shown_total } = request;
  const { uid } = caller;
  const store_id = store.id;

  const rules = tableRules(store.table_rules);
  await checkPace(db, { uid, store_id, sitting_id: null, rules, now }, fail);
  checkPieces(store, request.lines, fail);
  const { columns, terms } = await receiverOf(store, request, context);
  const tableware = chosenTableware(store, { tableware: request.tableware, people: 0 }, fail);
  const offers = await offersOf(db, request.lines, now, fail);
  const wanted = { order_type, mealTime, receive: receiveDays([...offers.values()]) };
  const slot_at = await appointedTime(db, store, wanted, now, fail);
  const known = await taxRatesAt(db, now);
  // Closed for want of them, as its page says.
  if (known === null) return fail(206);
  const rates = known[order_type];
  const wantedCoupon = { uid, store_id, coupon_id: request.coupon_id, now, lock: true };
  const coupon = await takeCoupon(db, wantedCoupon, fail);
  const cart = { store_id, order_type, lines: request.lines, offers, terms, rates, coupon, shown_total };
  const { lines, bill } = await priceAway(db, cart, fail);
  await checkLimits(db, uid, { lines, offers }, fail);

  await takeRoundStock(db, { store_id, lines, elsewhere: 308, now }, fail);
  const slot = { store_id, order_type, slot_at, capacity: capacityOf(store, order_type) };
  if (!(await takeSlot(db, slot))) return failFull(db, store, wanted, now, fail);
  const [order] = await db
    .insert(orders)
    .values({
      order_no: newOrderNumber(store, now, parts.random),
      uid,
      store_id,
      order_type,
      ...columns,
      ...(order_type === 2 ? { pickup_at: slot_at } : { receive_at: slot_at }),
      tableware,
      remark,
      invoice_title: request.companyName ?? "",
      is_activity: offers.size > 0 ? 1 : 0,
      pay_type,
      // Called at the counter; a courier goes by the order's number.
      call_number: order_type === 2 ? await nextCallNumber(db, store, now) : "",
      bill,
      total: bill.total,
      member_coupon_id: coupon?.member_coupon_id ?? null,
      placed_at: now,
      // Cash changes hands with the goods; a payment online runs out.
      auto_cancel_at: CASH.includes(pay_type)
        ? null
        : new Date(now.getTime() + store.auto_cancel_minutes * MINUTE),
    })
    .returning();
  if (order === undefined) return fail(411);
  const { order_no } = order;
  const placed = { order_no, round: 1, uid, client_order_id, total: bill.total, remark, placed_at: now };
  await insertRound(db, placed, lines);
  await spendCoupon(db, coupon, { order_no, now });
  await informEvent(db, { uid, store_id, order_no, event: "order_placed", now });
  return order;
}

/** Goods to take away and to deliver. */
const AWAY = 2;

/**
 * What is ordered to take away or to be delivered, checked and priced anew. 409 when a delivery's goods come to less than
 * its place asks for; 90007 when the customer was shown another total; 410 below 2 yen.
 */
async function priceAway(
  db: Database,
  order: {
    readonly store_id: string;
    readonly order_type: BookedType;
    readonly lines: readonly OrderLineRequest[];
    readonly offers: ReadonlyMap<string, Offer>;
    /** Null where it is collected. */
    readonly terms: DeliveryTerms | null;
    readonly rates: TaxRates;
    readonly coupon: CouponAtHand | null;
    readonly shown_total: number;
  },
  fail: Fail<LineFailures<308> | 409 | 410 | 505 | 506 | 90007>,
): Promise<{ lines: PricedLine[]; bill: Bill }> {
  const { coupon, order_type, rates, shown_total, terms, ...wanted } = order;
  const checked = await checkLines(db, { ...wanted, showType: AWAY, elsewhere: 308 }, fail);
  const lines = checked.map((line) => pricedLine(line, AWAY));
  const billWith = (off: CouponOff | null) => awayBill(lines, terms, rates, off);
  const bill = billWithCoupon(coupon, { lines, order_type }, billWith, fail);
  const { goods_subtotal, total } = bill;
  if (terms !== null && goods_subtotal < terms.minimum_order)
    return fail(409, { minimum_order: terms.minimum_order, goods_subtotal });
  const difference = priceDifference(shown_total, bill);
  if (difference !== null) return fail(90007, difference);
  if (!reachesMinimumTotal(total)) return fail(410);
  return { lines, bill };
}
