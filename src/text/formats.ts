/**
 * Yen, whole ones, with one glyph in every language and thousands separators: ¥1,280 (specification, section 9). Not by
 * `Intl`, which takes a phone a tenth of a second the first time, before anything can be tapped.
 */
export function money(yen: number): string {
  const digits = String(Math.abs(yen)).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return yen < 0 ? `−¥${digits}` : `¥${digits}`;
}

/** Stars to one decimal, which every language that the app speaks writes alike: 4.5. */
export const ratingText = (rating: number): string => rating.toFixed(1);

/** Grams in words of the language, from a kilogram on in kilograms. */
export function weight(grams: number, tag: string): string {
  const isHeavy = grams >= 1_000;
  return new Intl.NumberFormat(tag, {
    style: "unit",
    unit: isHeavy ? "kilogram" : "gram",
    maximumFractionDigits: 1,
  }).format(isHeavy ? grams / 1_000 : grams);
}

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

/** Month, day and weekday of a calendar day, YYYY-MM-DD: "12月23日(水)". */
export function calendarDay(date: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, {
    month: "short",
    day: "numeric",
    weekday: "short",
    timeZone: "UTC",
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}
