import type { OrderType } from "#contract/enumerations.ts";
import { daySpans } from "#domain/daySpans.ts";
import { addDays, localDay } from "#domain/zonedTime.ts";
import type { StoreRow } from "./findStore.ts";
import { isHoliday } from "./holidays.ts";
import { hoursOf } from "./openingOf.ts";

const MINUTE = 60_000;
const STEP = 15 * MINUTE;
/** Least time between ordering and collecting. */
const LEAD = 20 * MINUTE;

/** The quarters of an hour, today and on the days after, at which an order can be collected or delivered. */
export function bookableTimes(store: StoreRow, order_type: OrderType, days: number, now: Date): Date[] {
  const earliest = Math.max(now.getTime() + LEAD, store.paused_until?.getTime() ?? 0);
  const today = localDay(now, store.time_zone);
  const times = new Set<number>();
  for (let offset = -1; offset < days; offset += 1) {
    const spans = daySpans(hoursOf(store, order_type), addDays(today, offset), store.time_zone, isHoliday);
    for (const { open, last_order } of spans) {
      const first = Math.max(open, Math.ceil(earliest / STEP) * STEP);
      for (let time = first; time < last_order; time += STEP) times.add(time);
    }
  }
  return [...times].toSorted((one, other) => one - other).map((time) => new Date(time));
}
