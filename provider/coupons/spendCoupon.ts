import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";
import type { CouponAtHand } from "./takeCoupon.ts";

/** Uses up the coupon that an order was just placed with, which `takeCoupon` has locked; nothing without one. */
export async function spendCoupon(
  db: Database,
  coupon: CouponAtHand | null,
  { order_no, now }: { readonly order_no: string; readonly now: Date },
): Promise<void> {
  if (coupon === null) return;
  await db
    .update(memberCoupons)
    .set({ used_at: now, order_no })
    .where(eq(memberCoupons.id, coupon.member_coupon_id));
}
