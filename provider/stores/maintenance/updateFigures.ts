import { asc, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { reviews } from "#provider/db/tables/reviews.ts";
import { stores } from "#provider/db/tables/stores.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** Orders that count, in days. */
const SALES_DAYS = 30;
/** Fewer orders say nothing about what one person spends. */
const ENOUGH_ORDERS = 5;
const AT_ONCE = 100;

/**
 * Counts what lists sort by anew: for stores with an order or a review of the last hour, and once a day for each;
 * answers how many were due for the latter. Cheap when
 * nothing happened.
 */
export async function updateFigures(db: Database, now: Date): Promise<number> {
  const before = (span: number) => new Date(now.getTime() - span);
  const due = await db
    .select({ id: stores.id })
    .from(stores)
    .where(or(isNull(stores.figures_at), lt(stores.figures_at, before(DAY))))
    .orderBy(asc(stores.figures_at))
    .limit(AT_ONCE);
  // A transaction that began before the last count may have ended after it.
  const news = sql`${stores.figures_at} - interval '1 minute'`;
  const hour = before(60 * MINUTE).toISOString();
  const busy = await db
    .select({ id: stores.id })
    .from(stores)
    .where(
      sql`${stores.id} in (
        select ${orders.store_id} from ${orders} join ${stores} on ${stores.id} = ${orders.store_id}
        where ${orders.placed_at} > ${hour}::timestamptz
          and greatest(${orders.placed_at}, ${orders.cancelled_at}) > ${news}
        union
        select ${reviews.store_id} from ${reviews} join ${stores} on ${stores.id} = ${reviews.store_id}
        where ${reviews.created_at} > ${hour}::timestamptz and ${reviews.created_at} > ${news})`,
    )
    .orderBy(asc(stores.figures_at))
    .limit(AT_ONCE);
  const ids = [...new Set([...due, ...busy].map(({ id }) => id))];
  if (ids.length > 0) await count(db, ids, now);
  return due.length;
}

/** The comprehensive order weighs stars most, as five average ones beside the store's own, then orders, then reviews. */
async function count(db: Database, ids: readonly string[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - SALES_DAYS * DAY).toISOString();
  // In one order, so that two providers wait for each other and never both; orders may come meanwhile.
  await db.execute(sql`
    with locked as materialized (
      select id from stores where ${inArray(sql`id`, [...ids])} order by id for no key update
    )
    update stores set
      rating = counted.rating, review_count = counted.review_count, sales = counted.sales,
      per_person_price = counted.price, figures_at = ${now.toISOString()}::timestamptz,
      score = round((2 * (counted.stars + 17.5) / (counted.review_count + 5)
        + 0.5 * ln(1 + counted.sales) + 0.25 * ln(1 + counted.review_count))::numeric, 4)::float8
    from (
      select store.id,
        coalesce(rated.average, 0)::float8 as rating,
        rated.number as review_count,
        coalesce(rated.stars, 0) as stars,
        store.sales_elsewhere + sold.number as sales,
        case when sold.number >= ${ENOUGH_ORDERS}::integer
          then round(sold.yen::numeric / sold.people)::integer else store.stated_price end as price
      from stores store join locked on locked.id = store.id
      cross join lateral (
        select count(*)::integer as number, sum(star) as stars, round(avg(star), 1) as average
        from reviews where store_id = store.id
      ) rated
      cross join lateral (
        select count(*)::integer as number, sum(total) as yen, sum(greatest(people, 1)) as people
        from orders
        where store_id = store.id and order_status >= 0 and placed_at > ${since}::timestamptz
      ) sold
    ) counted
    where stores.id = counted.id`);
}
