import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";

/** What a member has claimed of a coupon. */
export interface Claims {
  /** How often, used ones included. */
  readonly claimed: number;
  /** Until when the last of those still unused is good, which may be over; null: none is unused, or one has no end. */
  readonly good_until: Date | null;
}

export const NO_CLAIMS: Claims = { claimed: 0, good_until: null };

/** What a member has claimed of each of some coupons; what was never claimed is not in it. */
export async function claimsOf(
  db: Database,
  uid: string,
  coupon_ids: readonly string[],
): Promise<ReadonlyMap<string, Claims>> {
  if (coupon_ids.length === 0) return new Map();
  const { coupon_id, used_at, valid_until } = memberCoupons;
  const unused = sql`filter (where ${used_at} is null)`;
  const rows = await db
    .select({
      coupon_id,
      claimed: count(),
      good_until:
        sql`case when bool_or(${valid_until} is null) ${unused} then null else max(${valid_until}) ${unused} end`
          .mapWith(valid_until)
          .as("good_until"),
    })
    .from(memberCoupons)
    .where(and(eq(memberCoupons.uid, uid), inArray(coupon_id, [...coupon_ids])))
    .groupBy(coupon_id);
  return new Map(rows.map(({ coupon_id: id, ...claims }) => [id, claims]));
}
