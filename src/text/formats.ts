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

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Made once for all its uses. */
export function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const found = formatters.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(key, found);
  return found;
}

/** Milliseconds that Japan's clock is ahead of UTC, all year round since 1952. */
const JAPAN_AHEAD = 32_400_000;

/**
 * An instant as clock and calendar show it in the time zone, from "2026-11-26T18:00" on, where that is Japan's; null
 * elsewhere. Not by `Intl` either: the first screens say until when a store is open.
 */
function inJapan(time: string, timeZone: string): string | null {
  return timeZone === "Asia/Tokyo" ? new Date(Date.parse(time) + JAPAN_AHEAD).toISOString() : null;
}

/** Hour and minute of an RFC 3339 time in the store's time zone, which every language that the app speaks writes alike. */
export function clockTime(time: string, tag: string, timeZone: string): string {
  return (
    inJapan(time, timeZone)?.slice(11, 16) ??
    formatter(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(new Date(time))
  );
}

/** Whether two RFC 3339 times are of one calendar day in the store's time zone. */
export function isOneDay(time: string, other: string, timeZone: string): boolean {
  const dayOf = (at: string) => inJapan(at, timeZone)?.slice(0, 10) ?? day(at, "en", timeZone);
  return dayOf(time) === dayOf(other);
}

/** Day, month, hour and minute of an RFC 3339 time in the store's time zone: "11月26日(木) 18:00"; of another year with it. */
export function dateAndTime(time: string, tag: string, timeZone: string): string {
  const at = new Date(time);
  return formatter(tag, {
    year: at.getUTCFullYear() === new Date().getUTCFullYear() ? undefined : "numeric",
    month: "short",
    day: "numeric",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(at);
}

/**
 * The same as one says it: of today, yesterday and tomorrow their words in place of the date, 「今日 18:00」. Not of what
 * is read later, or drawn before the page knows which day it is (`useDayAndTime`).
 */
export function dayAndTime(time: string, tag: string, timeZone: string): string {
  const dayOf = (at: string | number) => day(at, tag, timeZone);
  const away = [0, 1, -1].find((days) => dayOf(Date.now() + days * 86_400_000) === dayOf(time));
  if (away === undefined) return dateAndTime(time, tag, timeZone);
  const word = new Intl.RelativeTimeFormat(tag, { numeric: "auto" }).format(away, "day");
  return `${word} ${clockTime(time, tag, timeZone)}`;
}

/** Calendar day of an RFC 3339 time, or of milliseconds since 1970, in the store's time zone. */
export function day(time: string | number, tag: string, timeZone: string): string {
  return formatter(tag, { year: "numeric", month: "short", day: "numeric", timeZone }).format(new Date(time));
}
