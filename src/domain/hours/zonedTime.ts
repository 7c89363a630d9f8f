import { Weekday } from "#contract/enumerations.ts";
/** Clock and calendar of a time zone without a library: days are YYYY-MM-DD, minutes count from a day's midnight. */
const DAY = 86_400_000;
const MINUTE = 60_000;
const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();
const midnights = new Map<string, number>();
const MOST_KEPT = 9999;

/** The calendar day in a zone. Throws RangeError for a zone that `Intl` does not know. */
export function localDay(instant: Date, timeZone: string): string {
  return dayOf(instant.getTime() + offsetAt(instant.getTime(), timeZone));
}

/** The calendar day `count` days on, or back. */
export function addDays(day: string, count: number): string {
  return dayOf(midnight(day) + count * DAY);
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  const weekdays = [7, 1, 2, 3, 4, 5, 6] as const;
  return weekdays[new Date(midnight(day)).getUTCDay()] ?? Weekday.sunday;
}

/**
 * The instant when a zone's clock first shows `minutes` past midnight of `day`, or passes them: minutes beyond 1,440 are
 * the next day's, a time that the clocks skip is the moment of the skip, and of two equal ones the first is meant. A
 * later clock time so never comes before an earlier one.
 */
export function zonedInstant(day: string, minutes: number, timeZone: string): Date {
  const wall = midnight(day) + minutes * MINUTE;
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  if (before === after) return new Date(wall - before);
  const fits = [before, after]
    .filter((offset) => offsetAt(wall - offset, timeZone) === offset)
    .map((offset) => wall - offset);
  if (fits.length > 0) return new Date(Math.min(...fits));
  return new Date(skip(wall - after, wall - before, timeZone));
}

/** The first instant of the new offset, between one before the skip and one after it. */
function skip(early: number, late: number, timeZone: string): number {
  const offset = offsetAt(late, timeZone);
  let [low, high] = [early, late];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2 / 1000) * 1000;
    if (offsetAt(middle, timeZone) === offset) high = middle;
    else low = middle;
  }
  return high;
}

/** Milliseconds that the zone's clock is ahead of UTC: kept, because a list of stores asks for the same hundreds of times. */
function offsetAt(time: number, timeZone: string): number {
  const second = Math.floor(time / 1000);
  const key = timeZone + second;
  const known = offsets.get(key) ?? readOffset(second * 1000, timeZone);
  if (offsets.size > MOST_KEPT) offsets.clear();
  offsets.set(key, known);
  return known;
}

function readOffset(time: number, timeZone: string): number {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const wall = Date.UTC(at("year"), at("month") - 1, at("day"), at("hour"), at("minute"), at("second"));
  return wall - time;
}

/** Kept, because making one costs a hundred times what using it does. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

function midnight(day: string): number {
  const known = midnights.get(day) ?? Date.parse(`${day}T00:00:00Z`);
  if (midnights.size > MOST_KEPT) midnights.clear();
  midnights.set(day, known);
  return known;
}

function dayOf(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10);
}

/** Calendar days, YYYY-MM-DD, from one to another, both included; none where one is missing or the last comes first. */
export function daysBetween(first: string | undefined, last: string | undefined): string[] {
  const days: string[] = [];
  if (first === undefined || last === undefined) return days;
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
