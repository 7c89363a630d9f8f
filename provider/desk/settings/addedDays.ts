import type { SpecialDays } from "#contract/store.ts";
import { addDays } from "#domain/hours/zonedTime.ts";
import { meetsAny } from "./daysDraft.ts";

/** As many as a store needs for two years. */
const MOST = 60;
/** A night that began two days ago can still run. */
const RUNNING = 2;

/** A store's special days with more of them, those that are over left out; null where they are listed, or too many. */
export function addedDays(
  kept: readonly SpecialDays[],
  days: SpecialDays,
  today: string,
): SpecialDays[] | null {
  const current = kept.filter(({ until }) => until >= addDays(today, -RUNNING));
  if (current.length >= MOST || meetsAny(days, current)) return null;
  return [...current, days].toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
