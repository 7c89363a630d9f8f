import { and, count, eq, inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { memberCoupons } from "#provider/db/tables/coupons.ts";

/** How often a member has claimed each of some coupons, used ones included; what was never claimed is not in it. */
export async function claimsOf(
  db: Database,
  uid: string,
  coupon_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (coupon_ids.length === 0) return new Map();
  const rows = await db
    .select({ coupon_id: memberCoupons.coupon_id, claimed: count() })
    .from(memberCoupons)
    .where(and(eq(memberCoupons.uid, uid), inArray(memberCoupons.coupon_id, [...coupon_ids])))
    .groupBy(memberCoupons.coupon_id);
  return new Map(rows.map(({ coupon_id, claimed }) => [coupon_id, claimed]));
}
