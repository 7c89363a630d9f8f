import type { OrderLineRequest } from "#contract/cart.ts";
import type { DeliveryTerms, TaxRates } from "#contract/store.ts";
import type { Bill } from "#contract/order.ts";
import { awayBill, type CouponOff, priceDifference, reachesMinimumTotal } from "#domain/price/bill.ts";
import { billWithCoupon } from "#provider/coupons/billWithCoupon.ts";
import type { CouponAtHand } from "#provider/coupons/takeCoupon.ts";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import type { Offer } from "#provider/specials/runningOffers.ts";
import type { BookedType } from "#provider/stores/slotRulesOf.ts";
import { checkLines, type LineFailures } from "./checkLines.ts";
import { type PricedLine, pricedLine } from "./pricedLine.ts";

/** Goods to take away and to deliver. */
const AWAY = 2;

/**
 * What is ordered to take away or to be delivered, checked and priced anew. 409 when a delivery's goods come to less than
 * its place asks for; 90007 when the customer was shown another total; 410 below 2 yen.
 */
export async function priceAway(
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
