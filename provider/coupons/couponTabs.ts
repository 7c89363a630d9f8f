import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { CouponTab, ReceiveType } from "#contract/enumerations.ts";
import { MOST_COUNTED } from "#domain/values/mostCounted.ts";
import type { Database } from "#provider/db/database.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import type { Fail } from "#provider/server/context.ts";
import { onShow } from "#provider/stores/list/storePage.ts";
import { givenOut, orderedAt } from "./presentCoupon.ts";

interface Asked {
  readonly uid: string;
  readonly store_id: string | undefined;
  readonly now: Date;
}

/** The tab, the key and the id of the last shown. */
const Place = z.tuple([z.int(), z.number(), z.string()]);
/** What is given out last comes first: milliseconds since 1970, backwards. */
const newest = sql<number>`(- extract(epoch from ${coupons.start_time}) * 1000)::float8`;

/** A page of one of someone's tabs of coupons. 114 for a cursor that is not this tab's. */
export async function couponTabPage(
  db: Database,
  { uid, store_id, now }: Asked,
  { tab, cursor, key }: { readonly tab: Tab; readonly cursor: string | undefined; readonly key: string },
  fail: Fail<typeof Code.missingParameter>,
) {
  const place = readCursor(Place, cursor, key, fail);
  if (place !== null && place[0] !== tab) return fail(Code.missingParameter);
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
      .where(and(unreceivedTab(uid, await orderedAt(db, uid), now), goodAt(store_id), olderThanPlace()))
      .orderBy(desc(coupons.start_time), asc(coupons.id))
      .limit(PAGE_SIZE + 1);
    return given.map((row) => ({ ...row, claim: null }));
  }

  /** In the index's own terms, so that a page is a look into it. */
  function olderThanPlace(): SQL | undefined {
    if (place === null) return undefined;
    const at = new Date(-place[1]);
    return or(lt(coupons.start_time, at), and(eq(coupons.start_time, at), gt(coupons.id, place[2])));
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

/** How many coupons someone may claim, of one store or of all, up to a hundred. */
export async function unreceivedCoupons(
  db: Database,
  { uid, store_id, now }: Omit<Asked, "store_id"> & Partial<Asked>,
): Promise<number> {
  const open = db
    .select({ one: sql`1` })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .where(and(unreceivedTab(uid, await orderedAt(db, uid), now), goodAt(store_id)))
    .limit(MOST_COUNTED)
    .as("open");
  return db.$count(open);
}

/** How many coupons stand in each of someone's tabs; of those to be claimed, up to a hundred. */
export async function couponTabCounts(db: Database, { uid, store_id, now }: Asked) {
  const unreceived = await unreceivedCoupons(db, { uid, store_id, now });
  const of = (tab: 2 | 3 | 4) => sql<number>`(count(*) filter (where ${receivedTab(tab, now).where}))::int`;
  const [own] = await db
    .select({ unused: of(2), used: of(3), expired: of(4) })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
    .where(and(eq(memberCoupons.uid, uid), goodAt(store_id)));
  return {
    unreceived,
    unused: own?.unused ?? 0,
    used: own?.used ?? 0,
    expired: own?.expired ?? 0,
  };
}

type Tab = CouponTab;
type ReceivedTab = Exclude<Tab, typeof CouponTab.unclaimed>;

const milliseconds = (instant: AnyPgColumn) => sql<number>`(extract(epoch from ${instant}) * 1000)::float8`;
/** Later than any day of the calendar. */
const NEVER = 9e15;

/** What stands in each tab of received coupons, and by what it is sorted, lowest first: the next to run out, or the last. */
function receivedTab(tab: ReceivedTab, now: Date): { where: SQL | undefined; key: SQL<number> } {
  const { used_at, valid_until } = memberCoupons;
  switch (tab) {
    case 2:
      return {
        where: and(isNull(used_at), or(isNull(valid_until), gt(valid_until, now))),
        key: sql`coalesce(${milliseconds(valid_until)}, ${NEVER}::float8)`,
      };
    case 3:
      return { where: isNotNull(used_at), key: sql`- ${milliseconds(used_at)}` };
    case 4:
      return { where: and(isNull(used_at), lte(valid_until, now)), key: sql`- ${milliseconds(valid_until)}` };
  }
}

/**
 * Coupons that someone may claim now: given out, by a store that lists show or by the operator, for the likes of them,
 * and not had as often as allowed. Visitors see what they may claim once they are members.
 * @param ordered the stores where they have ordered
 */
function unreceivedTab(uid: string, ordered: ReadonlySet<string>, now: Date): SQL | undefined {
  const { limit_per_person, member_type, receive_type, store_id } = coupons;
  const claims = sql`(select count(*) from ${memberCoupons}
    where ${memberCoupons.uid} = ${uid} and ${memberCoupons.coupon_id} = ${coupons.id})`;
  const isKnown =
    ordered.size === 0 ? sql`false` : sql`(${isNull(store_id)} or ${inArray(store_id, [...ordered])})`;
  return and(
    givenOut(now),
    or(isNull(store_id), and(isNotNull(stores.id), onShow)),
    or(eq(limit_per_person, -1), sql`${claims} < ${limit_per_person}`),
    or(not(isKnown), and(ne(receive_type, ReceiveType.newMember), ne(member_type, "new"))),
    or(isKnown, and(ne(receive_type, ReceiveType.oldMember), ne(member_type, "existing"))),
  );
}

/** Coupons that are good at a store: its own, and the operator's; all without one. */
function goodAt(store_id: string | undefined): SQL | undefined {
  return store_id === undefined ? undefined : or(eq(coupons.store_id, store_id), isNull(coupons.store_id));
}
