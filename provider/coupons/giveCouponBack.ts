import { and, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";

/**
 * Makes the coupon of a cancelled order its member's again, once; what ran out meanwhile stays run out. The order still
 * says what it was placed with.
 */
export async function giveCouponBack(
  db: Database,
  { order_no, member_coupon_id }: Pick<OrderRow, "order_no" | "member_coupon_id">,
): Promise<void> {
  if (member_coupon_id === null) return;
  const used = and(eq(memberCoupons.id, member_coupon_id), eq(memberCoupons.order_no, order_no));
  await db.update(memberCoupons).set({ used_at: null, order_no: null }).where(used);
}
