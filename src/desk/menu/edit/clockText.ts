import { foldWidth } from "#domain/values/typedText.ts";

const HOUR = 60;

/** Minutes from midnight as a clock shows them; hours past midnight run on: 26:00. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, "0")}:${String(minutes % HOUR).padStart(2, "0")}`;

/** A time as somebody types it, 9:00 or 26:00 or 930, in minutes from midnight; NaN for what is none. */
export function minutesOf(text: string): number {
  const [, hours, rest] = /^(\d{1,2})[:時]?([0-5]\d)分?$/.exec(foldWidth(text).trim()) ?? [];
  return hours === undefined ? Number.NaN : Number(hours) * HOUR + Number(rest);
}
