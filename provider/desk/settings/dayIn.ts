import { foldWidth } from "#domain/values/typedText.ts";

/** A day of the calendar as a form says it, 2026-12-31 or 2026/12/31; null for what is none. */
export function dayIn(text: string): string | null {
  const [, year = "", month = "", date = ""] =
    /^(20\d\d)[-/](\d{1,2})[-/](\d{1,2})$/.exec(foldWidth(text).trim()) ?? [];
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const time = Date.parse(`${day}T00:00Z`);
  // Of a day that there is not, such as 31 June, the calendar makes another.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}
