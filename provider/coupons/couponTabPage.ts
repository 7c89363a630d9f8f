import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import type { Fail } from "#provider/server/context.ts";
import { readCursor, writeCursor } from "#provider/server/cursor.ts";
import type { Database } from "#provider/db/database.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { goodAt, receivedTab, type Tab, unreceivedTab } from "./couponTabs.ts";
import { orderedAt } from "./orderedAt.ts";

interface Asked {
  readonly uid: string;
  readonly store_id: string | undefined;
  readonly now: Date;
}

/** The tab, the key and the id of the last shown. */
const Place = z.tuple([z.int(), z.number(), z.string()]);
/** What is given out last comes first. */
const newest = sql<number>`(- extract(epoch from ${coupons.start_time}) * 1000)::float8`;

/** A page of one of someone's tabs of coupons. 114 for a cursor that is not this tab's. */
export async function couponTabPage(
  db: Database,
  { uid, store_id, now }: Asked,
  { tab, cursor, key }: { readonly tab: Tab; readonly cursor: string | undefined; readonly key: string },
  fail: Fail<114>,
) {
  const place = readCursor(Place, cursor, key, fail);
  if (place !== null && place[0] !== tab) return fail(114);
  const after = (by: SQL, id: SQL) =>
    place === null ? undefined : sql`(${by}, ${id}) > (${place[1]}::float8, ${place[2]})`;
  const found = tab === 1 ? await unreceived() : await received(tab);
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  const end = last && ([tab, last.key, last.claim?.id ?? last.coupon.id] as const);
  return { rows, next_cursor: end ? writeCursor(key, end) : null };

  async function unreceived() {
    const given = await db
      .select({ coupon: coupons, store_name: stores.name, key: newest })
      .from(coupons)
      .leftJoin(stores, eq(stores.id, coupons.store_id))
      .where(
        and(
          unreceivedTab(uid, await orderedAt(db, uid), now),
          goodAt(store_id),
          after(newest, sql`${coupons.id}`),
        ),
      )
      .orderBy(asc(newest), asc(coupons.id))
      .limit(PAGE_SIZE + 1);
    return given.map((row) => ({ ...row, claim: null }));
  }

  async function received(of: 2 | 3 | 4) {
    const { where, key: by } = receivedTab(of, now);
    return db
      .select({ coupon: coupons, store_name: stores.name, claim: memberCoupons, key: by })
      .from(memberCoupons)
      .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
      .leftJoin(stores, eq(stores.id, coupons.store_id))
      .where(and(eq(memberCoupons.uid, uid), where, goodAt(store_id), after(by, sql`${memberCoupons.id}`)))
      .orderBy(asc(by), asc(memberCoupons.id))
      .limit(PAGE_SIZE + 1);
  }
}

/** How many coupons stand in each of someone's tabs. */
export async function couponTabCounts(db: Database, { uid, store_id, now }: Asked) {
  const [open] = await db
    .select({ coupons: count() })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .where(and(unreceivedTab(uid, await orderedAt(db, uid), now), goodAt(store_id)));
  const of = (tab: 2 | 3 | 4) => sql<number>`(count(*) filter (where ${receivedTab(tab, now).where}))::int`;
  const [own] = await db
    .select({ unused: of(2), used: of(3), expired: of(4) })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .where(and(eq(memberCoupons.uid, uid), goodAt(store_id)));
  return {
    unreceived: open?.coupons ?? 0,
    unused: own?.unused ?? 0,
    used: own?.used ?? 0,
    expired: own?.expired ?? 0,
  };
}
