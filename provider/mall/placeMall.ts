import type { ParsedRequestOf } from "#contract/call.ts";
import type { mallCreateOrder } from "#contract/calls/mallOrder.ts";
import type { AddressRow } from "#provider/addresses/ownAddress.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { spendCoupon } from "#provider/coupons/spendCoupon.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { informEvent } from "#provider/informs/informEvent.ts";
import { contactOf } from "#provider/orders/destinationOf.ts";
import { insertRound } from "#provider/orders/insertRound.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { newOrderNumber } from "#provider/orders/newOrderNumber.ts";
import { asksForAge } from "./asksForAge.ts";
import { plannedParcels } from "./plannedParcels.ts";
import type { PricedShop } from "./priceShop.ts";

const MINUTE = 60_000;
const MALL_ORDER = 4;
const CASH_ON_DELIVERY = 7;

/** Writes one shop's order of a purchase, whose pieces are taken; its coupon is used up with it. */
export async function placeMall(
  { bill, coupon, lines, part, section, shop }: PricedShop,
  purchase: {
    readonly purchase_id: string;
    readonly address: AddressRow;
    readonly request: ParsedRequestOf<typeof mallCreateOrder>;
  },
  context: ContextOf<typeof mallCreateOrder>,
): Promise<OrderRow> {
  const { caller, db, fail, now, parts } = context;
  const { uid } = caller;
  const { address, purchase_id, request } = purchase;
  const { pay_type } = request;
  const { client_order_id, remark = "" } = part;
  const store_id = shop.id;
  const [order] = await db
    .insert(orders)
    .values({
      order_no: newOrderNumber(shop, now, parts.random),
      uid,
      store_id,
      order_type: MALL_ORDER,
      ...contactOf(address),
      remark,
      invoice_title: request.companyName ?? "",
      pay_type,
      call_number: "",
      bill,
      total: bill.total,
      member_coupon_id: coupon?.member_coupon_id ?? null,
      delivery_date: part.delivery_date ?? null,
      delivery_section: section,
      purchase_id,
      parcels: plannedParcels(shop, lines),
      // What asks for it may lie in another shop's parcels.
      is_age_confirmed: request.is_age_confirmed === 1 && lines.some(({ row }) => asksForAge(row)),
      placed_at: now,
      auto_cancel_at:
        pay_type === CASH_ON_DELIVERY ? null : new Date(now.getTime() + shop.auto_cancel_minutes * MINUTE),
    })
    .returning();
  if (order === undefined) return fail(411);
  const { order_no } = order;
  await insertRound(
    db,
    { order_no, round: 1, uid, client_order_id, total: bill.total, remark, placed_at: now },
    lines,
  );
  await spendCoupon(db, coupon, { order_no, now });
  await informEvent(db, { uid, store_id, order_no, event: "order_placed", now });
  return order;
}
