import { eq } from "drizzle-orm";
import type { OrderDetail } from "#contract/order.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";

/** The coupon that an order was placed with, cancelled or not; null without one. */
export async function couponOfOrder(
  db: Database,
  { bill, member_coupon_id }: OrderRow,
  language: WireLanguage,
): Promise<OrderDetail["coupon"]> {
  if (member_coupon_id === null) return null;
  const [used] = await db
    .select({ name: coupons.name })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .where(eq(memberCoupons.id, member_coupon_id));
  return used === undefined ? null : { name: used.name[language], discount: bill.coupon_discount };
}
