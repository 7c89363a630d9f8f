import type { MemberCoupon } from "#contract/coupon.ts";
import type { memberCoupons } from "#provider/db/tables/coupons.ts";
import type { CouponRow } from "./presentCoupon.ts";

export type ClaimRow = typeof memberCoupons.$inferSelect;

/** From when until when a coupon in a member's hands is good, and when it was used. A gift may be in hand before its time. */
export function couponDates(
  { start_time }: CouponRow,
  { received_at, used_at, valid_until }: ClaimRow,
): Pick<MemberCoupon, "valid_from" | "valid_until" | "used_time"> {
  return {
    valid_from: new Date(Math.max(received_at.getTime(), start_time.getTime())).toISOString(),
    valid_until: valid_until?.toISOString() ?? null,
    used_time: used_at?.toISOString() ?? null,
  };
}
