import * as z from "zod/mini";
import { Weekday } from "#contract/enumerations.ts";
import type { WeekHours } from "#contract/store.ts";

/** A time of the business day, past midnight up to "29:59". */
const Clock = z.string().check(z.regex(/^[0-2]\d:[0-5]\d$/));

/** Opening, closing and, where it comes before that, last order. */
export const Span = z.union([z.tuple([Clock, Clock]), z.tuple([Clock, Clock, Clock])]);
type Span = z.infer<typeof Span>;

/** The same spans every day, holidays (8) included, but for the weekdays that `except` names. */
export const Week = z.pipe(
  z.strictObject({
    daily: z.array(Span),
    except: z.exactOptional(z.record(z.string().check(z.regex(/^[1-8]$/)), z.array(Span))),
  }),
  z.transform(
    ({ daily, except = {} }): WeekHours =>
      weekdays.map((weekday) => ({ weekday, spans: spansOf(except[weekday] ?? daily) })),
  ),
);

const weekdays: readonly Weekday[] = [
  Weekday.monday,
  Weekday.tuesday,
  Weekday.wednesday,
  Weekday.thursday,
  Weekday.friday,
  Weekday.saturday,
  Weekday.sunday,
  Weekday.publicHoliday,
];

/** Of a store that is never open. */
export const noHours: WeekHours = weekdays.map((weekday) => ({ weekday, spans: [] }));

/** Spans of a day as the contract has them. */
export function spansOf(spans: readonly Readonly<Span>[]): WeekHours[number]["spans"] {
  return spans.map(([open, close, last_order = close]) => ({ open, close, last_order }));
}

/** Minutes before the store's last order, for the way. */
const EARLIER = 30;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The hours of deliveries: as the store's, with an earlier last order. */
export function deliveryHours(hours: WeekHours): WeekHours {
  return hours.map(({ weekday, spans }) => ({
    weekday,
    spans: spans.map((span) => ({ ...span, last_order: clockOf(minutesOf(span.last_order) - EARLIER) })),
  }));
}
