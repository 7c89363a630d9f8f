const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const found = formatters.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(key, found);
  return found;
}

/** Hour and minute of an RFC 3339 time in the store's time zone. */
export function clockTime(time: string, tag: string, timeZone: string): string {
  return formatter(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(
    new Date(time),
  );
}

/** Day, month, hour and minute of an RFC 3339 time in the store's time zone. */
export function dayAndTime(time: string, tag: string, timeZone: string): string {
  return formatter(tag, {
    month: "short",
    day: "numeric",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(new Date(time));
}

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

/** Calendar day of an RFC 3339 time in the store's time zone. */
export function day(time: string, tag: string, timeZone: string): string {
  return formatter(tag, { year: "numeric", month: "short", day: "numeric", timeZone }).format(new Date(time));
}

/** Name of a weekday, 1 Monday to 7 Sunday: "Mon", 「月」. */
export function weekdayName(weekday: number, tag: string): string {
  // 1 January 2024 was a Monday.
  return formatter(tag, { weekday: "short", timeZone: "UTC" }).format(new Date(Date.UTC(2024, 0, weekday)));
}
