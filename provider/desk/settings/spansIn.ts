import { ClockTime } from "#contract/scalars.ts";
import type { WeekHours } from "#contract/store.ts";
import { foldWidth } from "#domain/values/typedText.ts";

type Span = WeekHours[number]["spans"][number];

const DAY = 1_440;

/** Hours of a day as a form says them, 11:00-14:30 17:00-26:00(25:30); null for what is none, or overlaps. */
export function spansIn(text: string): Span[] | null {
  const written = foldWidth(text)
    .replaceAll(/\s*[~〜‐–—−ー-]\s*/g, "-")
    .replaceAll(/\s*\(\s*(?:L\.?O\.?)?\s*(\d{1,2}:\d\d)\s*\)/gi, "($1)");
  const spans = written
    .split(/[\s,、/]+/)
    .filter((part) => part !== "")
    .map(spanIn);
  const read = spans.filter((span) => span !== null);
  return read.length === spans.length && !overlap(read) ? read : null;
}

function spanIn(text: string): Span | null {
  const [, open = "", close = "", last = close] = /^([\d:]+)-([\d:]+)(?:\(([\d:]+)\))?$/.exec(text) ?? [];
  const [opens, closes, last_order] = [open, close, last].map((time) => time.padStart(5, "0"));
  const span = { open: opens ?? "", close: closes ?? "", last_order: last_order ?? "" };
  const isClock = Object.values(span).every((time) => ClockTime.safeParse(time).success);
  if (!isClock) return null;
  const [from, to, until] = minutesOf(span);
  return from < until && until <= to ? span : null;
}

/** Opening, closing and last order from midnight; what is not after the opening is on the next day. */
function minutesOf({ open, close, last_order }: Span): [number, number, number] {
  const minutes = (clock: string) => {
    const [hours = 0, rest = 0] = clock.split(":").map(Number);
    return hours * 60 + rest;
  };
  const from = minutes(open);
  const later = (time: number) => (time <= from ? time + DAY : time);
  return [from, later(minutes(close)), later(minutes(last_order))];
}

function overlap(spans: readonly Span[]): boolean {
  const sorted = spans.map(minutesOf).toSorted(([one], [other]) => one - other);
  return sorted.some(([from], index) => from < (sorted[index - 1]?.[1] ?? 0));
}
