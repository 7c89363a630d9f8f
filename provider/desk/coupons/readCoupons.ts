import { and, asc, count, desc, eq, isNotNull, isNull, ne, sql, sum } from "drizzle-orm";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { orders } from "#provider/db/tables/orders.ts";
import type { Issuer } from "#provider/desk/stores/issuer.ts";

/** Nobody looks through more. */
const MOST = 200;

/** An issuer's coupons, those made last first, with what came of each. */
export async function readCoupons(db: Database, { store_id }: Issuer) {
  const own = store_id === null ? isNull(coupons.store_id) : eq(coupons.store_id, store_id);
  const rows = await db
    .select()
    .from(coupons)
    .where(own)
    .orderBy(asc(coupons.is_withdrawn), desc(coupons.created_at), asc(coupons.id))
    .limit(MOST);
  const { order_no, used_at } = memberCoupons;
  const used = await db
    .select({
      coupon_id: memberCoupons.coupon_id,
      uses: count(),
      // Shown at the counter: nobody knows what was bought with it.
      counter_uses: count(sql`case when ${order_no} is null then 1 end`),
    })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .where(and(own, isNotNull(used_at)))
    .groupBy(memberCoupons.coupon_id);
  const ordered = await db
    .select({
      coupon_id: memberCoupons.coupon_id,
      orders: count(),
      earned: sum(orders.total),
      given: sum(sql`(${orders.bill} ->> 'coupon_discount')::int`),
    })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .innerJoin(orders, eq(orders.member_coupon_id, memberCoupons.id))
    .where(
      and(
        own,
        isNotNull(used_at),
        ne(orders.order_status, OrderStatus.canceled),
        ne(orders.pay_status, PayStatus.refunded),
      ),
    )
    .groupBy(memberCoupons.coupon_id);
  const usesOf = new Map(used.map((row) => [row.coupon_id, row]));
  const ordersOf = new Map(ordered.map((row) => [row.coupon_id, row]));
  return rows.map((coupon) => {
    const { counter_uses = 0, uses = 0 } = usesOf.get(coupon.id) ?? {};
    const { earned, given, orders: times = 0 } = ordersOf.get(coupon.id) ?? {};
    const figures = { orders: times, earned: Number(earned ?? 0), given: Number(given ?? 0) };
    return { coupon, figures: { uses, counter_uses, ...figures } };
  });
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
      .select({
        id: goods.id,
        name: goods.name,
        category_id: goods.category_id,
        price: goods.price,
        discount_type: goods.discount_type,
        discount_price: goods.discount_price,
      })
      .from(goods)
      .where(and(eq(goods.store_id, store_id), eq(goods.is_withdrawn, false)))
      .orderBy(asc(goods.position), asc(goods.id)),
  };
}
