import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Bounds, Position } from "#contract/scalars.ts";
import { stores } from "#provider/db/tables/stores.ts";

/** The mean radius of the earth in metres (IUGG), as `distanceBetween` has it. */
const EARTH = sql.raw("6371008.8");

/** Metres between a store and a place over the ground (haversine); null for a store without a position. */
export function distanceTo({ latitude, longitude }: z.infer<typeof Position>): SQL<number | null> {
  const [north, east] = [sql`${rounded(latitude)}::float8`, sql`${rounded(longitude)}::float8`];
  // Of null and 1 the lesser is 1, and no store would be without a distance.
  return sql<
    number | null
  >`(case when ${stores.latitude} + ${stores.longitude} is not null then 2 * ${EARTH} * asin(sqrt(least(1,
    power(sin(radians(${stores.latitude} - ${north}) / 2), 2) +
    cos(radians(${north})) * cos(radians(${stores.latitude})) *
    power(sin(radians(${stores.longitude} - ${east}) / 2), 2)))) end)`;
}

/** Stores within a box, on the index of positions; `west` greater than `east`: across the 180th meridian. */
export function withinBox({ south, north, west, east }: z.infer<typeof Bounds>): SQL {
  const rows = sql`${stores.latitude} between ${south}::float8 and ${north}::float8`;
  return west <= east
    ? sql`(${rows} and ${stores.longitude} between ${west}::float8 and ${east}::float8)`
    : sql`(${rows} and (${stores.longitude} >= ${west}::float8 or ${stores.longitude} <= ${east}::float8))`;
}

/** To a tenth of a millimetre: PostgreSQL refuses to square what is next to nothing. */
const rounded = (degrees: number): number => Math.round(degrees * 1e9) / 1e9;
