import { ClockTime } from "#contract/scalars.ts";
import type { HoursSpan } from "#contract/store.ts";
import { foldWidth } from "#domain/values/typedText.ts";
import { zonedInstant } from "./zonedTime.ts";

const DAY = 1_440;

/** Hours of a day as they are written: 11:00-14:30 17:00-22:00(21:30). */
export function hoursText(spans: readonly HoursSpan[]): string {
  return spans
    .map(({ open, close, last_order }) => `${open}-${close}${last_order === close ? "" : `(${last_order})`}`)
    .join(" ");
}

/** Hours of a day as somebody types them, 11:00-14:30 17:00-26:00(25:30); null for what is none, or overlaps. */
export function spansIn(text: string): HoursSpan[] | null {
  const written = foldWidth(text)
    .replaceAll(/\s*[~〜‐–—−ー-]\s*/g, "-")
    .replaceAll(/\s*\(\s*(?:L\.?O\.?)?\s*(\d{1,2}:\d\d)\s*\)/gi, "($1)");
  const spans = written
    .split(/[\s,、/]+/)
    .filter((part) => part !== "")
    .map(spanIn);
  const read = spans.filter((span) => span !== null);
  return read.length === spans.length && areSound(read) ? read : null;
}

function spanIn(text: string): HoursSpan | null {
  const [, open = "", close = "", last = close] = /^([\d:]+)-([\d:]+)(?:\(([\d:]+)\))?$/.exec(text) ?? [];
  const [opens = "", closes = "", last_order = ""] = [open, close, last].map((time) => time.padStart(5, "0"));
  const span = { open: opens, close: closes, last_order };
  return Object.values(span).every((time) => ClockTime.safeParse(time).success) ? span : null;
}

/** Whether each of some hours of a day ends after it begins, with its last order between, and no two overlap. */
export function areSound(spans: readonly HoursSpan[]): boolean {
  const all = spans.map(minutesOf).toSorted(([one], [other]) => one - other);
  return all.every(
    ([from, to, until], index) => from < until && until <= to && from >= (all[index - 1]?.[1] ?? 0),
  );
}

/** Opening, closing and last order from midnight; what is not after the opening is on the next day. */
function minutesOf({ open, close, last_order }: HoursSpan): [number, number, number] {
  const minutes = (clock: string) => {
    const [hours = 0, rest = 0] = clock.split(":").map(Number);
    return hours * 60 + rest;
  };
  const from = minutes(open);
  const later = (time: number) => (time <= from ? time + DAY : time);
  return [from, later(minutes(close)), later(minutes(last_order))];
}

/** A field of date and time, 2026-12-31T18:30, on a clock of that zone; null for a day or an hour that there is not. */
export function momentIn(local: string, time_zone: string): Date | null {
  const [, day = "", hours = "", minutes = ""] =
    /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/.exec(local) ?? [];
  return dayIn(day) === null ? null : zonedInstant(day, Number(hours) * 60 + Number(minutes), time_zone);
}

/** A day of the calendar as it is typed, 2026-12-31 or 2026/12/31; null for what is none. */
export function dayIn(text: string): string | null {
  const [, year = "", month = "", date = ""] =
    /^(20\d\d)[-/](\d{1,2})[-/](\d{1,2})$/.exec(foldWidth(text).trim()) ?? [];
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const time = Date.parse(`${day}T00:00Z`);
  // Of a day that there is not, such as 31 June, the calendar makes another.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}
