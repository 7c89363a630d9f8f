import type { Coupon } from "#contract/coupon.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { coupons } from "#provider/db/tables/coupons.ts";
import type { Localized } from "#provider/db/tables/columns.ts";

export type CouponRow = typeof coupons.$inferSelect;

/** A coupon as its issuer made it. */
export function presentCoupon(row: CouponRow, store_name: Localized | null, language: WireLanguage): Coupon {
  const { id, start_time, end_time, claimed_total: _, created_at: __, is_withdrawn: ___, ...rest } = row;
  return {
    ...rest,
    coupon_id: id,
    name: row.name[language],
    description: row.description[language],
    store_name: store_name?.[language] ?? null,
    start_time: start_time.toISOString(),
    end_time: end_time?.toISOString() ?? null,
  };
}
