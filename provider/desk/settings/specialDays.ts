import type { SpecialDays } from "#contract/store.ts";
import { addDays } from "#domain/hours/zonedTime.ts";

const FARTHEST = 2 * 366;
const LONGEST = 366;
/** As many as a store needs for two years. */
const MOST = 60;
/** A night that began two days ago can still run. */
const RUNNING = 2;

type Kept = readonly SpecialDays[];
type Wrong = "days_from" | "days_until" | "days_listed" | "days_most";

/**
 * A store's special days with more of them, those that are over left out; or what is wrong with those: they are to come,
 * within a year of each other, and no way of ordering has two kinds of hours on one day.
 */
export function addedDays(kept: Kept, days: SpecialDays, today: string): SpecialDays[] | Wrong {
  const { from, until } = days;
  if (from < today || addDays(today, FARTHEST) < from) return "days_from";
  if (until < from || addDays(from, LONGEST) <= until) return "days_until";
  const current = kept.filter((each) => each.until >= addDays(today, -RUNNING));
  if (meetsAny(days, current)) return "days_listed";
  if (current.length >= MOST) return "days_most";
  return [...current, days].toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

function meetsAny(days: SpecialDays, kept: Kept): boolean {
  return kept.some(
    ({ from, until, order_types }) =>
      from <= days.until && days.from <= until && order_types.some((type) => days.order_types.includes(type)),
  );
}
