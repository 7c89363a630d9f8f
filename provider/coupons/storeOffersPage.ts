import { and, asc, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import type { Fail } from "#provider/server/context.ts";
import { readCursor, writeCursor } from "#provider/server/cursor.ts";
import type { Database } from "#provider/db/database.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { shops } from "#provider/mall/onSale.ts";

const GIFTED = 4;
/** The store, the rank and the id of the last shown. */
const Place = z.tuple([z.string(), z.int(), z.string()]);

/**
 * What a store and the operator give out: what can be claimed now, then what is to come, then what has all been claimed.
 * @param store_id null: all shops of the mall
 * @param where which of them; all without it
 */
export async function storeOffersPage(
  db: Database,
  store_id: string | null,
  asked: {
    readonly where?: SQL | undefined;
    readonly cursor: string | undefined;
    readonly key: string;
    readonly now: Date;
  },
  fail: Fail<114>,
) {
  const { cursor, key, now, where } = asked;
  const name = store_id ?? "mall";
  const ofShops = sql`${coupons.store_id} in (select ${stores.id} from ${stores} where ${shops})`;
  const ofStore = store_id === null ? ofShops : eq(coupons.store_id, store_id);
  const place = readCursor(Place, cursor, key, fail);
  if (place !== null && place[0] !== name) return fail(114);
  const isAllClaimed = sql`${coupons.limit_total} <> -1 and ${coupons.claimed_total} >= ${coupons.limit_total}`;
  const rank = sql<number>`case when ${isAllClaimed} then 2 when ${coupons.start_time} > ${now.toISOString()}::timestamptz then 1 else 0 end`;
  const found = await db
    .select({ coupon: coupons, store_name: stores.name, rank })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .where(
      and(
        or(ofStore, isNull(coupons.store_id)),
        eq(coupons.is_withdrawn, false),
        ne(coupons.receive_type, GIFTED),
        or(isNull(coupons.end_time), gt(coupons.end_time, now)),
        where,
        place === null ? undefined : sql`(${rank}, ${coupons.id}) > (${place[1]}::int, ${place[2]})`,
      ),
    )
    .orderBy(asc(rank), asc(coupons.id))
    .limit(PAGE_SIZE + 1);
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  return { rows, next_cursor: last ? writeCursor(key, [name, last.rank, last.coupon.id]) : null };
}
