import type { CouponRow } from "./presentCoupon.ts";

const DAY = 86_400_000;

/** How long a coupon that is received now is good: its days, from its start on at the earliest, or until its end. */
export function validUntil({ end_time, start_time, validity_days }: CouponRow, now: Date): Date | null {
  if (validity_days === null) return end_time;
  return new Date(Math.max(now.getTime(), start_time.getTime()) + validity_days * DAY);
}
