import type { createOrder } from "#contract/calls/order.ts";
import type { ParsedRequestOf } from "#contract/call.ts";
import type { ContextOf } from "#provider/context.ts";
import { billWithCoupon } from "#provider/coupons/billWithCoupon.ts";
import { spendCoupon } from "#provider/coupons/spendCoupon.ts";
import { takeCoupon } from "#provider/coupons/takeCoupon.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { informEvent } from "#provider/informs/informEvent.ts";
import { signalStore } from "#provider/informs/signalStore.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { taxRatesAt } from "#provider/stores/taxRatesAt.ts";
import { chosenTableware } from "./chosenTableware.ts";
import { courseParty } from "./courseParty.ts";
import { insertRound } from "./insertRound.ts";
import { joinSitting } from "./joinSitting.ts";
import type { OrderRow } from "./lockOrder.ts";
import { newOrderNumber } from "./newOrderNumber.ts";
import { nextCallNumber } from "./nextCallNumber.ts";
import { type Billed, priceRound } from "./priceRound.ts";
import { takeRoundStock } from "./takeRoundStock.ts";
import { takeSeat } from "./takeSeat.ts";

const MINUTE = 60_000;
const CASH = 1;

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
  const { row: table, is_verified, sitting, people } = await takeSeat(db, wanted, fail);
  const tableware = chosenTableware(store, { tableware: request.tableware, people }, fail);
  const rates = (await taxRatesAt(db, now))[1];
  const party = await courseParty(
    db,
    sitting?.is_under_way ? sitting.id : null,
    (sitting?.people ?? 0) + people,
  );
  const wantedCoupon = { uid, store_id, coupon_id: request.coupon_id, now, lock: true };
  const coupon = await takeCoupon(db, wantedCoupon, fail);
  const billed: Billed = (priced, billWith) =>
    billWithCoupon(coupon, { lines: priced, order_type: 1 }, billWith, fail);
  const round = { store, lines: request.lines, people, party, rates, billed, shown_total };
  const { lines, bill } = await priceRound(db, round, fail);

  const sitting_id = await joinSitting(db, { table_id: table.id, sitting, people, now });
  await takeRoundStock(db, { store_id, lines, elsewhere: 307, now }, fail);
  const autoCancel = new Date(now.getTime() + store.auto_cancel_minutes * MINUTE);
  const [order] = await db
    .insert(orders)
    .values({
      order_no: newOrderNumber(store, now, parts.random),
      uid,
      store_id,
      order_type: 1,
      sitting_id,
      table_id: table.id,
      seat_number: table.name,
      is_table_verified: is_verified,
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
      // The register can be waited for as long as the guests sit; a payment online runs out.
      auto_cancel_at: pay_type === CASH ? null : autoCancel,
    })
    .returning();
  if (order === undefined) return fail(411);
  const { order_no } = order;
  const placed = { order_no, round: 1, uid, client_order_id, total: bill.total, remark, placed_at: now };
  await insertRound(db, placed, lines);
  await spendCoupon(db, coupon, { order_no, now });
  await informEvent(db, { uid, store_id, order_no, event: "order_placed", now });
  await signalStore(db, store_id, "table_changed", now);
  return order;
}
