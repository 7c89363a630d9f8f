import type { ParsedRequestOf } from "#contract/call.ts";
import type { orderCouponList } from "#contract/calls/coupons.ts";
import type { OrderLineRequest } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType, OrderType } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import { lineProblems } from "#domain/cart/lineProblems.ts";
import { offPremisesBill, billOf, type CouponOff } from "#domain/price/bill.ts";
import type { Database } from "#provider/db/database.ts";
import { type Offer, runningOffers } from "#provider/menu/specials.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import type { Caller, Context, Fail } from "#provider/server/context.ts";
import { termsAt } from "#provider/stores/delivery.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { NO_RATES, taxRatesAt } from "#provider/stores/taxRates.ts";
import { goodsToday, menuRows, type PricedLine, pricedLine } from "./checkLines.ts";

type Prospect = ParsedRequestOf<typeof orderCouponList>;
type ProspectFailures =
  | typeof Code.missingParameter
  | typeof Code.storeMissing
  | typeof Code.productMissing
  | typeof Code.dineInUnsupported
  | typeof Code.offPremisesUnsupported
  | typeof Code.addressMissing
  | typeof Code.beyondDeliveryRange
  | typeof Code.cartEmpty;

/**
 * An order that is not placed yet, as far as its price depends on it, priced as it would be. How much is left of its
 * goods, and whether the store is open, is judged when it is placed.
 */
export async function prospectOf(
  prospect: Prospect,
  context: Context<Caller, ProspectFailures>,
): Promise<{
  readonly lines: readonly PricedLine[];
  /** Its bill, with what a coupon takes off. */
  readonly billWith: (off: CouponOff | null) => Bill;
}> {
  const { db, fail, now } = context;
  const { address_id, order_type, people = 0 } = prospect;
  const store = await findStore(db, prospect.store_id, fail);
  if (store.left_at !== null) return fail(Code.storeMissing);
  if (!store.order_types.includes(order_type))
    return fail(order_type === OrderType.dineIn ? Code.dineInUnsupported : Code.offPremisesUnsupported);
  const lines = await linesOf(prospect, context);
  const rates = ((await taxRatesAt(db, now)) ?? NO_RATES)[order_type];
  if (order_type === OrderType.dineIn) {
    const cover = { is_tea_money: flag(store.is_tea_money), tea_money: store.tea_money, people };
    return { lines, billWith: (coupon) => billOf({ lines, coupon, cover, rates }) };
  }
  const toAddress = async () =>
    address_id === undefined ? store : (await termsAt(store, address_id, context)).terms;
  const terms = order_type === OrderType.delivery ? await toAddress() : null;
  return { lines, billWith: (coupon) => offPremisesBill(lines, terms, rates, coupon) };
}

const SHOWN: Readonly<Record<OrderType, GoodsShowType>> = {
  [OrderType.dineIn]: GoodsShowType.dineIn,
  [OrderType.takeAway]: GoodsShowType.offPremises,
  [OrderType.delivery]: GoodsShowType.offPremises,
  [OrderType.shipping]: GoodsShowType.mall,
};

async function linesOf(
  { lines, order_type, store_id }: Prospect,
  { db, fail, now }: Context<Caller, ProspectFailures>,
): Promise<PricedLine[]> {
  if (lines.length === 0) return fail(Code.cartEmpty);
  const showType = SHOWN[order_type];
  const offers = await offersOf(db, lines, now, fail);
  const rows = await menuRows(db, store_id, lines);
  const today = goodsToday(rows, { lines, offers });
  const unknown = lineProblems(lines, today, showType).filter(
    ({ reason }) => reason === "gone" || reason === "options_changed",
  );
  if (unknown.length > 0) return fail(Code.productMissing, { lines: unknown });
  return lines.flatMap((request) => {
    const row = rows.find(({ id }) => id === request.goods_id);
    const goods = today.get(request.goods_id);
    return row && goods ? [pricedLine({ request, row, goods }, showType)] : [];
  });
}

/**
 * The offers that an order's lines name, by their goods; none for an order without. 114 where lines with and without
 * offers, or one of the goods at two offers, are in one order: they are in carts of their own.
 */
export async function offersOf(
  db: Database,
  lines: readonly OrderLineRequest[],
  now: Date,
  fail: Fail<typeof Code.missingParameter>,
): Promise<Map<string, Offer>> {
  const named = new Map(lines.map(({ goods_id, special_id }) => [goods_id, special_id]));
  const isMixed = lines.some(({ goods_id, special_id }) => named.get(goods_id) !== special_id);
  const isOnOffer = lines.some(({ special_id }) => special_id !== undefined);
  if (isMixed || (isOnOffer && lines.some(({ special_id }) => special_id === undefined)))
    return fail(Code.missingParameter, { fields: ["lines"] });
  return runningOffers(db, lines, now);
}
