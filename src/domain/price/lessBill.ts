import type { Bill } from "#contract/order.ts";
import type { TaxRates } from "#contract/store.ts";
import { type BillLine, billOf, type CouponOff } from "./bill.ts";

/**
 * The bill of an order of which the staff took something off, or gave something for nothing, in yen: cover charge and
 * delivery fee stay as they were agreed, and tax is rounded once for all of it. The coupon takes off what it takes off
 * these lines, never more than before, and never so much less that the bill would be higher than it was.
 */
export function lessBill(
  before: Bill,
  after: { readonly lines: readonly BillLine[]; readonly coupon: CouponOff | null; readonly rates: TaxRates },
): Bill {
  const { coupon, lines, rates } = after;
  const goods = lines.reduce((sum, { number, unit }) => sum + unit * number, 0);
  const least = Math.max(0, before.coupon_discount - (before.goods_subtotal - goods));
  const most = Math.min(before.coupon_discount, goods);
  const discount = Math.min(most, Math.max(least, coupon?.discount ?? 0));
  return billOf({
    lines,
    coupon: coupon === null ? null : { ...coupon, discount },
    cover: { is_tea_money: 1, tea_money: before.cover_charge, people: 1 },
    delivery: { dispatchprice: before.delivery_fee, freeprice: 0 },
    rates,
  });
}
