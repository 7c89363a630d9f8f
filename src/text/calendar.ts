import { formatter } from "./formats.ts";

// Days that no first screen says: apart from what those load.

/** Year, day, month, hour and minute of an RFC 3339 time in the store's time zone, for what is kept for years. */
export function fullTime(time: string, tag: string, timeZone: string): string {
  return formatter(tag, {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(new Date(time));
}

/** Name of a weekday, 1 Monday to 7 Sunday: "Mon", 「月」. */
export function weekdayName(weekday: number, tag: string): string {
  // 1 January 2024 was a Monday.
  return formatter(tag, { weekday: "short", timeZone: "UTC" }).format(new Date(Date.UTC(2024, 0, weekday)));
}

/** Month, day and weekday of a calendar day, YYYY-MM-DD: "12月23日(水)". */
export function calendarDay(date: string, tag: string): string {
  return formatter(tag, { month: "short", day: "numeric", weekday: "short", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
