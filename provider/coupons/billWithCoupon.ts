import type { OrderType } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import type { CouponOff } from "#domain/price/bill.ts";
import { couponedBill } from "#domain/coupons/couponedBill.ts";
import type { Fail } from "#provider/server/context.ts";
import type { PricedLine } from "#provider/orders/pricedLine.ts";
import type { CouponAtHand } from "./takeCoupon.ts";

/**
 * The bill of an order with the coupon that it is placed with, if any. 505 it is used or expired, 506 it does not apply;
 * both with `CouponRefused`.
 * @param billWith the bill of the order's way, with what comes off its lines
 */
export function billWithCoupon(
  coupon: CouponAtHand | null,
  { lines, order_type }: { readonly lines: readonly PricedLine[]; readonly order_type: OrderType },
  billWith: (off: CouponOff | null) => Bill,
  fail: Fail<505 | 506>,
): Bill {
  if (coupon === null) return billWith(null);
  const { custom, now, store_id, terms } = coupon;
  const scoped = lines.map(scopedLine);
  const { bill, refusal } = couponedBill(
    terms,
    { store_id, order_type, lines: scoped, custom, now },
    billWith,
  );
  if (refusal === null) return bill;
  const { hindrance, missing } = refusal;
  return fail(hindrance === "used" || hindrance === "expired" ? 505 : 506, { hindrance, missing });
}

/** A priced line with what it is of, as coupons ask. */
export function scopedLine(line: PricedLine) {
  return { ...line, goods_id: line.row.id, category_id: line.row.category_id };
}
