import type { createOrder } from "#contract/calls/order.ts";
import type { ParsedRequestOf } from "#contract/call.ts";
import { receiveDays } from "#domain/hours/bookableSlots.ts";
import { tableRules } from "#domain/orders/tableRules.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { spendCoupon } from "#provider/coupons/spendCoupon.ts";
import { takeCoupon } from "#provider/coupons/takeCoupon.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { informEvent } from "#provider/informs/informEvent.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { type BookedType, capacityOf } from "#provider/stores/slotRulesOf.ts";
import { taxRatesAt } from "#provider/stores/taxRatesAt.ts";
import { appointedTime, failFull } from "./appointedTime.ts";
import { checkPace } from "./checkPace.ts";
import { checkLimits } from "./checkLimits.ts";
import { checkPieces } from "./checkPieces.ts";
import { chosenTableware } from "./chosenTableware.ts";
import { insertRound } from "./insertRound.ts";
import type { OrderRow } from "./lockOrder.ts";
import { newOrderNumber } from "./newOrderNumber.ts";
import { nextCallNumber } from "./nextCallNumber.ts";
import { offersOf } from "./offersOf.ts";
import { priceAway } from "./priceAway.ts";
import { receiverOf } from "./receiverOf.ts";
import { takeRoundStock } from "./takeRoundStock.ts";
import { takeSlot } from "./takeSlot.ts";

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
