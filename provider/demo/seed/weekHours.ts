import type { Weekday } from "#contract/enumerations.ts";
import type { WeekHours } from "#contract/store.ts";

/** Opening, closing and, where it comes before that, last order. */
export type Span = readonly [open: string, close: string, lastOrder?: string];

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The same spans every day, holidays (8) included, but for the days that `except` names. Past midnight: "26:00". */
export function weekHours(
  everyDay: readonly Span[],
  except: Partial<Record<Weekday, readonly Span[]>> = {},
): WeekHours {
  return weekdays.map((weekday) => ({
    weekday,
    spans: spansOf(except[weekday] ?? everyDay),
  }));
}

/** Spans of a day as the contract has them. */
export function spansOf(spans: readonly Span[]): WeekHours[number]["spans"] {
  return spans.map(([open, close, last_order = close]) => ({ open, close, last_order }));
}
