import { and, eq, inArray, isNotNull, lte, max, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { banners, feedPosts, specialGoods, specials } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { allStores } from "#provider/demo/seed/stores/allStores.ts";
import { bannerRows } from "./bannerRows.ts";
import { couponRows } from "./couponRows.ts";
import { DEMO_FEED } from "./feedPostRows.ts";
import { specialRows } from "./specialRows.ts";

const DAY = 86_400_000;
/** Days after which a feed seems to have fallen silent. */
const SILENT = 7;
/** Days for which a store is new in lists. */
const NEW = 90;

/**
 * Lets the demo's offers, coupons and banners that are over begin anew, its feed go on, and its new stores be new again:
 * a demo that was first started months ago looks as on its first day. What was deleted, and whatever is not the demo's,
 * stays as it is.
 */
export async function rollDemoOn(db: Database, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    await beginSpecials(transaction, now);
    await beginCouponsAndBanners(transaction, now);
    await postAgain(transaction, now);
    await openAgain(transaction, now);
  });
}

async function beginSpecials(db: Database, now: Date): Promise<void> {
  const fresh = specialRows(allStores, now);
  const ids = fresh.specials.map(({ id }) => id);
  const over = await db
    .select({ id: specials.id })
    .from(specials)
    .where(and(inArray(specials.id, ids), lte(specials.end_time, now)));
  for (const { id } of over) {
    const times = fresh.specials.find((each) => each.id === id);
    if (times === undefined) continue;
    const { start_time, end_time } = times;
    await db.update(specials).set({ start_time, end_time }).where(eq(specials.id, id));
    const received = fresh.goods.find(({ special_id }) => special_id === id);
    await db
      .update(specialGoods)
      .set({ receive_from: received?.receive_from, receive_until: received?.receive_until })
      .where(and(eq(specialGoods.special_id, id), isNotNull(specialGoods.receive_from)));
  }
}

async function beginCouponsAndBanners(db: Database, now: Date): Promise<void> {
  for (const [table, rows] of [
    [coupons, couponRows(allStores, now)],
    [banners, bannerRows(now)],
  ] as const) {
    const [row] = rows;
    if (row === undefined) continue;
    const ids = rows.map(({ id }) => id);
    const { start_time, end_time } = row;
    await db
      .update(table)
      .set({ start_time, end_time })
      .where(and(inArray(table.id, ids), lte(table.end_time, now)));
  }
}

/** By whole days: a post of the morning stays one. */
async function postAgain(db: Database, now: Date): Promise<void> {
  const own = eq(feedPosts.url, DEMO_FEED);
  const [feed] = await db
    .select({ newest: max(feedPosts.posted_at) })
    .from(feedPosts)
    .where(own);
  if (!feed?.newest) return;
  const days = Math.floor((now.getTime() - feed.newest.getTime()) / DAY);
  if (days < SILENT) return;
  await db
    .update(feedPosts)
    .set({ posted_at: sql`${feedPosts.posted_at} + make_interval(days => ${days}::integer)` })
    .where(own);
}

async function openAgain(db: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const fresh = allStores.filter(({ openedDaysAgo }) => openedDaysAgo < NEW);
  const known = await db
    .select({ newest: max(stores.created_at) })
    .from(stores)
    .where(
      inArray(
        stores.id,
        fresh.map(({ id }) => id),
      ),
    );
  const newest = known[0]?.newest;
  if (!newest || newest > ago(NEW)) return;
  for (const { id, openedDaysAgo } of fresh)
    await db
      .update(stores)
      .set({ created_at: ago(openedDaysAgo) })
      .where(eq(stores.id, id));
}
