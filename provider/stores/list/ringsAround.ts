import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Position } from "#contract/scalars.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { boxAround } from "./boxAround.ts";
import { distanceTo, withinBox } from "./onMap.ts";

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
