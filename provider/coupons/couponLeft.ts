import type { CouponRow } from "./presentCoupon.ts";

/** Claims left in all; -1 is unlimited. */
export function couponLeft({ limit_total, claimed_total }: CouponRow): number {
  return limit_total === -1 ? -1 : Math.max(limit_total - claimed_total, 0);
}
