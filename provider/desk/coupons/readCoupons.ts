import { and, asc, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";

/** Nobody looks through more. */
const MOST = 200;

/** An issuer's coupons, those made last first, with how many were used; and what they may be limited to. */
export async function readCoupons(db: Database, { store_id }: Issuer) {
  const own = store_id === null ? isNull(coupons.store_id) : eq(coupons.store_id, store_id);
  const rows = await db
    .select()
    .from(coupons)
    .where(own)
    .orderBy(asc(coupons.is_withdrawn), desc(coupons.created_at), asc(coupons.id))
    .limit(MOST);
  const used = await db
    .select({ coupon_id: memberCoupons.coupon_id, times: count() })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .where(and(own, isNotNull(memberCoupons.used_at)))
    .groupBy(memberCoupons.coupon_id);
  const uses = new Map(used.map(({ coupon_id, times }) => [coupon_id, times]));
  return {
    coupons: rows.map((coupon) => ({ coupon, uses: uses.get(coupon.id) ?? 0 })),
    scopes: store_id === null ? NONE : await scopesOf(db, store_id),
  };
}

export type Scopes = Awaited<ReturnType<typeof scopesOf>>;

export const NONE: Scopes = { categories: [], goods: [] };

/** The categories and goods of a store, by which its coupons may be limited. */
export async function scopesOf(db: Database, store_id: string) {
  return {
    categories: await db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .where(eq(categories.store_id, store_id))
      .orderBy(asc(categories.position), asc(categories.id)),
    goods: await db
      .select({ id: goods.id, name: goods.name })
      .from(goods)
      .where(and(eq(goods.store_id, store_id), eq(goods.is_withdrawn, false)))
      .orderBy(asc(goods.position), asc(goods.id)),
  };
}

/** Whose coupons are shown or made. */
export interface Issuer {
  /** Null: the operator, whose coupons are good at every store. */
  readonly store_id: string | null;
  /** Whose clock their dates go by: an IANA name. */
  readonly time_zone: string;
}

export const operator: Issuer = { store_id: null, time_zone: "Asia/Tokyo" };
