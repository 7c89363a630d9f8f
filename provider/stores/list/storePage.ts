import { and, asc, gt, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { StoreSort } from "#contract/enumerations.ts";
import type { Position } from "#contract/scalars.ts";
import { MOST_COUNTED } from "#domain/values/mostCounted.ts";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import type { Fail } from "#provider/server/context.ts";
import { distanceTo, ringsAround } from "./onMap.ts";

/** A list of stores: which, and in what order. */
export interface StoreListing {
  /** Tells its cursors from those of others. */
  readonly name: string;
  readonly where: SQL | undefined;
  /** Parts without a store in common, in their order; each asked for only when those before it are too few. */
  readonly rings: readonly (SQL | undefined)[];
  /** The order within a ring, lowest first, then by id. */
  readonly key: SQL<number>;
  /** Metres from where the customer is. */
  readonly distance: SQL<number | null> | null;
}

/** The list's name, the ring, the key, and the id of the last store shown. */
const Place = z.tuple([z.string(), z.int(), z.number(), z.string()]);

/** A page of a list, from the cursor on. 114 for a cursor that is not this list's. */
export async function storePage(
  db: Database,
  listing: StoreListing,
  from: { readonly cursor: string | undefined; readonly key: string },
  fail: Fail<typeof Code.missingParameter>,
) {
  const place = readCursor(Place, from.cursor, from.key, fail);
  // From another place, or from none, a list may be parted otherwise: its rings are others.
  const name = `${listing.name} ${listing.rings.length}`;
  if (place !== null && place[0] !== name) return fail(Code.missingParameter);
  const found: (ListedStore & { readonly ring: number })[] = [];
  const seen = new Set<string>();
  const first = place?.[1] ?? 0;
  for (const [ring, part] of listing.rings.entries()) {
    if (ring < first || found.length > PAGE_SIZE) continue;
    const after = place !== null && ring === first ? ([place[2], place[3]] as const) : null;
    const rows = await ringQuery(db, listing, { part, after }, PAGE_SIZE + 1 - found.length);
    // One that has moved house between two questions is in both rings.
    for (const row of rows.filter(({ id }) => !seen.has(id))) {
      seen.add(row.id);
      found.push({ ...row, ring });
    }
  }
  const shown = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    rows: shown,
    next_cursor: last === undefined ? null : writeCursor(from.key, [name, last.ring, last.key, last.id]),
  };
}

/** How many stores a list holds, as far as that is counted. */
export async function countStores(db: Database, where: SQL | undefined): Promise<number> {
  const some = db.select({ one: sql`1` }).from(stores).where(where).limit(MOST_COUNTED).as("some");
  return db.$count(some);
}

export type ListedStore = Awaited<ReturnType<typeof ringQuery>>[number];

/** The stores of one ring after a place. */
export function ringQuery(
  db: Database,
  { where, key, distance }: StoreListing,
  { part, after }: { readonly part: SQL | undefined; readonly after: readonly [number, string] | null },
  limit: number,
) {
  return db
    .select({
      ...summaryColumns,
      key: sql<number>`${key}`,
      distance: distance === null ? sql<null>`null` : sql<number | null>`${distance}`,
    })
    .from(stores)
    .where(
      and(
        part,
        where,
        // Without a cast of its own the key is read as the index has it.
        after === null ? undefined : sql`(${key}, ${stores.id}) > (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(asc(key), asc(stores.id))
    .limit(limit);
}

/** What a summary is made from; the rest of a store's row is long. */
const summaryColumns = {
  id: stores.id,
  name: stores.name,
  reading: stores.reading,
  address: stores.address,
  picture: stores.picture,
  logo: stores.logo,
  latitude: stores.latitude,
  longitude: stores.longitude,
  store_type: stores.store_type,
  order_types: stores.order_types,
  rating: stores.rating,
  review_count: stores.review_count,
  sales: stores.sales,
  per_person_price: stores.per_person_price,
  dispatchprice: stores.dispatchprice,
  freeprice: stores.freeprice,
  minimum_order: stores.minimum_order,
  max_distance: stores.max_distance,
  business_hours: stores.business_hours,
  pickup_hours: stores.pickup_hours,
  delivery_hours: stores.delivery_hours,
  delivery_zones: stores.delivery_zones,
  delivery_minutes: stores.delivery_minutes,
  pickup_minutes: stores.pickup_minutes,
  slot_minutes: stores.slot_minutes,
  extra_minutes: stores.extra_minutes,
  closed_minutes: stores.closed_minutes,
  special_days: stores.special_days,
  time_zone: stores.time_zone,
  paused_until: stores.paused_until,
  opened_at: stores.opened_at,
  left_at: stores.left_at,
} as const;

/** Metres: few enough stores in each, few enough rings before the whole earth. */
const RADII = [1_000, 3_000, 9_000, 27_000, 81_000, 250_000, 1_000_000];

/** Metres: a walk, a ride, a trip. What is farther comes after, however good it is. */
export const NEAR = [3_000, 10_000, 50_000];

/**
 * How a list goes by one of the sort options (specification, section 4). Those without a position on the map come last
 * where distance counts: by itself, and with the best of what is near first where one's place is known.
 * @param most metres beyond which nothing is wanted
 */
export function sortRings(
  sort: StoreSort,
  position: z.infer<typeof Position> | undefined,
  most?: number,
): Pick<StoreListing, "key" | "rings" | "distance"> {
  const distance = position === undefined ? null : distanceTo(position);
  if (sort !== StoreSort.distance) {
    const isByPlace = sort === StoreSort.comprehensive && position !== undefined;
    return {
      key: sortKeys[sort],
      rings: isByPlace ? ringsAround(position, NEAR, most) : [undefined],
      distance,
    };
  }
  if (position === undefined || distance === null) throw new Error("There is no distance from nowhere");
  return {
    key: sql<number>`coalesce(${distance}, 0)`,
    rings: ringsAround(position, RADII, most),
    distance,
  };
}

/** Behind every other: PostgreSQL's greatest integer. */
const LAST = sql.raw("2147483647");

/**
 * What lists sort by, lowest first, then by id; each has its index, whose expression this is to the letter (specification,
 * section 4, "Sort options"). Stores without a price, and those that do not deliver, come last. Distance (2) is none of
 * these: it depends on where one is.
 */
export const sortKeys: Readonly<Record<Exclude<StoreSort, typeof StoreSort.distance>, SQL<number>>> = {
  [StoreSort.comprehensive]: sql`(- ${stores.score})`,
  // Of equal stars, those that more have given.
  [StoreSort.bestReviewed]: sql`(- (${stores.rating} * 1000000 + least(${stores.review_count}, 999999)))`,
  [StoreSort.priceUp]: sql`(coalesce(${stores.per_person_price}, ${LAST}))`,
  [StoreSort.priceDown]: sql`(coalesce(- ${stores.per_person_price}, ${LAST}))`,
  [StoreSort.deliveryFee]: sql`(case when ${stores.order_types} @> '{3}' then ${stores.dispatchprice} else ${LAST} end)`,
};

/** More than any score. */
const TIER = 1_000;

/** The best of what is near first, as one key: for stores that are few, as those are that a word finds. */
export function nearFirst(position: z.infer<typeof Position>): SQL<number> {
  const metres = distanceTo(position);
  const tiers = NEAR.map((radius, tier) => sql`when ${metres} <= ${radius}::float8 then ${tier}::float8`);
  const beyond = sql`when ${metres} is null then ${NEAR.length + 1}::float8 else ${NEAR.length}::float8`;
  return sql`((case ${sql.join([...tiers, beyond], sql` `)} end) * ${TIER}::float8 - ${stores.score})`;
}

/** Milliseconds in which a store is new. */
const NEW = 90 * 86_400_000;

/** Until when a store is among the new ones. */
export const newUntil = ({ created_at }: { readonly created_at: Date }): Date =>
  new Date(created_at.getTime() + NEW);

/** The new stores, the newest first. */
export function newestFirst(now: Date): Pick<StoreListing, "key" | "rings" | "where"> {
  const isNew: SQL = gt(stores.created_at, new Date(now.getTime() - NEW));
  return {
    where: and(onShow, isNew),
    rings: [undefined],
    key: sql<number>`(- extract(epoch from ${stores.created_at}))::float8`,
  };
}

/** Stores that lists may show to anyone: listed, and not gone. */
export const onShow = sql`(${stores.is_listed} and ${stores.left_at} is null)`;
