import type { Weekday } from "#contract/enumerations.ts";
import type { WeekHours } from "#contract/store.ts";
import { localDay, weekdayOf } from "#domain/hours/zonedTime.ts";
import { isHoliday } from "./holidays.ts";

/** Whose hours are in force on a store's present day: a holiday's (8) win over the weekday's where there are any. */
export function weekdayNow(hours: WeekHours, timeZone: string, now: Date): Weekday {
  const today = localDay(now, timeZone);
  return isHoliday(today) && hours.some(({ weekday }) => weekday === 8) ? 8 : weekdayOf(today);
}
