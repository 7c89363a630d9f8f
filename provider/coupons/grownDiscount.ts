import { eq } from "drizzle-orm";
import type { CouponOff } from "#domain/price/bill.ts";
import { couponDiscount } from "#domain/coupons/couponDiscount.ts";
import type { ScopedLine } from "#domain/coupons/couponedBill.ts";
import type { Database } from "#provider/db/database.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";

/** Whom and when a coupon is for was decided when its order was placed. */
const AGREED = {
  receive_type: 1,
  member_type: "all",
  valid_from: null,
  valid_until: null,
  used_time: null,
} as const;

/** What the coupon of an order takes off once the order has grown: never less than before. Null without one. */
export async function grownDiscount(
  db: Database,
  { bill, member_coupon_id, order_type, placed_at, store_id }: OrderRow,
  { lines, charges }: { readonly lines: readonly ScopedLine[]; readonly charges: number },
): Promise<CouponOff | null> {
  if (member_coupon_id === null) return null;
  const [held] = await db
    .select({ coupon: coupons })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .where(eq(memberCoupons.id, member_coupon_id));
  const agreed: CouponOff = { discount: bill.coupon_discount };
  if (held === undefined) return agreed;
  const amounts = lines.map(({ goods_id, category_id, unit, number }) => ({
    goods_id,
    category_id,
    amount: unit * number,
  }));
  const custom = { here: true, anywhere: true };
  const order = { store_id, order_type, lines: amounts, charges, custom, now: placed_at };
  const answer = couponDiscount({ ...held.coupon, ...AGREED }, order);
  if ("hindrance" in answer) return agreed;
  return answer.discount < agreed.discount ? agreed : answer;
}
