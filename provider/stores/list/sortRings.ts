import { sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { StoreSort } from "#contract/enumerations.ts";
import type { Position } from "#contract/scalars.ts";
import { distanceTo } from "./onMap.ts";
import { ringsAround } from "./ringsAround.ts";
import { sortKeys } from "./sortKeys.ts";
import type { StoreListing } from "./storePage.ts";

/** Metres: few enough stores in each, few enough rings before the whole earth. */
const RADII = [1_000, 3_000, 9_000, 27_000, 81_000, 250_000, 1_000_000];

/**
 * How a list goes by one of the sort options (specification, section 4). Those without a position on the map come last
 * where distance counts.
 * @param most metres beyond which nothing is wanted
 */
export function sortRings(
  sort: StoreSort,
  position: z.infer<typeof Position> | undefined,
  most?: number,
): Pick<StoreListing, "key" | "rings" | "distance"> {
  const distance = position === undefined ? null : distanceTo(position);
  if (sort !== 2) return { key: sortKeys[sort], rings: [undefined], distance };
  if (position === undefined || distance === null) throw new Error("There is no distance from nowhere");
  return {
    key: sql<number>`coalesce(${distance}, 0)`,
    rings: ringsAround(position, RADII, most),
    distance,
  };
}
