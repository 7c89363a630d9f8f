import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { stores } from "#provider/db/tables/stores.ts";

/** Of a checkout: nobody chooses among more. */
const MOST = 300;

/** The coupons that someone can still use somewhere, those that they got last first, each with its issuer's name. */
export async function heldBy(db: Database, uid: string, now: Date) {
  const { received_at, used_at, valid_until } = memberCoupons;
  return db
    .select({ claim: memberCoupons, coupon: coupons, store_name: stores.name })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .where(and(eq(memberCoupons.uid, uid), isNull(used_at), or(isNull(valid_until), gt(valid_until, now))))
    .orderBy(desc(received_at), desc(memberCoupons.id))
    .limit(MOST);
}
