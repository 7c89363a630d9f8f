import type { HoursOfDays } from "#contract/specialDays.ts";
import type { WeekHours } from "#contract/store.ts";
import { specialDay } from "./specialDay.ts";
import { weekdayOf, zonedInstant } from "./zonedTime.ts";

/** Hours as instants, in milliseconds since 1970. */
export interface Span {
  readonly open: number;
  /** The first moment when no order is taken any more; at or before `close`. */
  readonly last_order: number;
  readonly close: number;
}

const DAY_MINUTES = 1440;

/**
 * The hours that begin on a day of a store's calendar. A special day's own are in force before all others; on a holiday
 * those of weekday 8, where the store has named any (none in either: closed). A closing not after its opening is on the next day: 18:00–02:00 is 18:00–26:00.
 */
export function daySpans(
  hours: WeekHours,
  day: string,
  timeZone: string,
  isHoliday: (day: string) => boolean,
  special: readonly HoursOfDays[] = [],
): Span[] {
  const inForce = specialDay(special, day)?.spans ?? usualSpans(hours, day, isHoliday);
  return inForce.map((span) => {
    const open = minutesOf(span.open);
    const close = later(open, minutesOf(span.close));
    const last = Math.min(close, later(open, minutesOf(span.last_order)));
    const at = (minutes: number) => zonedInstant(day, minutes, timeZone).getTime();
    return { open: at(open), last_order: at(last), close: at(close) };
  });
}

function usualSpans(hours: WeekHours, day: string, isHoliday: (day: string) => boolean) {
  const holidays = isHoliday(day) ? hours.filter(({ weekday }) => weekday === 8) : [];
  const inForce = holidays.length > 0 ? holidays : hours.filter(({ weekday }) => weekday === weekdayOf(day));
  return inForce.flatMap(({ spans }) => spans);
}

function later(open: number, minutes: number): number {
  return minutes <= open ? minutes + DAY_MINUTES : minutes;
}

/** Minutes from midnight of a clock time such as 26:00. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
