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

type Box = z.infer<typeof Bounds>;

/** Metres of a degree of latitude on the mean sphere (IUGG), a little less, so that no box is too small by rounding. */
const DEGREE = 111_195;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The box of latitudes and longitudes that holds every point within some metres; `west` is greater than `east` where it
 * spans the 180th meridian. Around a pole it is all longitudes.
 */
export function boxAround({ latitude, longitude }: z.infer<typeof Position>, metres: number): Box {
  const height = metres / DEGREE;
  const [south, north] = [latitude - height, latitude + height];
  if (south <= -90 || north >= 90)
    return { south: Math.max(south, -90), north: Math.min(north, 90), west: -180, east: 180 };
  // Meridians are farthest apart not at the point's own latitude but where they touch the circle.
  const width = (Math.asin(Math.sin(radians(height)) / Math.cos(radians(latitude))) * 180) / Math.PI;
  if (!(width < 180)) return { south, north, west: -180, east: 180 };
  return { south, north, west: wrapped(longitude - width), east: wrapped(longitude + width) };
}

function wrapped(longitude: number): number {
  if (longitude < -180) return longitude + 360;
  return longitude > 180 ? longitude - 360 : longitude;
}

/**
 * Stores parted by how far they are, nearest first: each ring is asked for only when those inside it are too few, and
 * looks at a box of the index of positions. Beyond the last radius come all others, then those without a position.
 * @param radii metres, ascending
 * @param most metres beyond which nothing is wanted
 */
export function ringsAround(
  position: z.infer<typeof Position>,
  radii: readonly number[],
  most = Infinity,
): SQL[] {
  const distance = distanceTo(position);
  const wanted = radii.filter((radius) => radius < most);
  const edges = most === Infinity ? wanted : [...wanted, most];
  const rings = edges.map((outer, index) => {
    const inner = edges[index - 1];
    const box = withinBox(boxAround(position, outer));
    const ring = sql`${box} and ${distance} <= ${outer}::float8`;
    return inner === undefined ? ring : sql`${ring} and ${distance} > ${inner}::float8`;
  });
  if (most !== Infinity) return rings;
  const beyond = sql`${distance} > ${edges.at(-1) ?? -1}::float8`;
  return [...rings, beyond, sql`${stores.latitude} is null`];
}
