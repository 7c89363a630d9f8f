import { Weekday } from "#contract/enumerations.ts";
import type { WeekHours } from "#contract/store.ts";

type Span = WeekHours[number]["spans"][number];

/** Days that share their hours, one after the other; no spans: closed. */
export interface HoursRow {
  /** 1 Monday to 7 Sunday; [8]: public holidays. */
  readonly weekdays: readonly number[];
  readonly spans: readonly Span[];
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** A week's hours as one reads them on a shop's door: equal neighbours in one row, holidays in one of their own. */
export function groupHours(hours: WeekHours): HoursRow[] {
  const rows: { weekdays: number[]; spans: readonly Span[] }[] = [];
  for (const weekday of WEEK) {
    const spans = spansOf(hours, weekday);
    const last = rows.at(-1);
    if (last && same(last.spans, spans)) last.weekdays.push(weekday);
    else rows.push({ weekdays: [weekday], spans });
  }
  // A store that names no hours for holidays keeps those of the weekday.
  if (hours.some(({ weekday }) => weekday === Weekday.publicHoliday))
    rows.push({ weekdays: [8], spans: spansOf(hours, 8) });
  return rows;
}

const spansOf = (hours: WeekHours, weekday: number) =>
  hours
    .filter((day) => day.weekday === weekday)
    .flatMap(({ spans }) => spans)
    .toSorted((one, other) => (one.open < other.open ? -1 : 1));

const same = (one: readonly Span[], other: readonly Span[]) =>
  one.length === other.length && one.every((span, index) => isEqual(span, other[index]));

const isEqual = (one: Span, other: Span | undefined) =>
  one.open === other?.open && one.close === other.close && one.last_order === other.last_order;

/** A time as a clock on the wall shows it: 26:00 is 2:00 of the next day. */
export interface WallClock {
  readonly time: string;
  readonly isNextDay: boolean;
}

const DAY = 24 * 60;

/**
 * Reads a store's clock time (HH:MM up to 29:59). An end that is not after its opening is on the next day; midnight
 * itself stays 24:00, as it is the end of this one.
 */
export function wallClock(clock: string, opening?: string): WallClock {
  const given = minutes(clock);
  const isOver = opening !== undefined && given <= minutes(opening);
  const total = isOver ? given + DAY : given;
  if (total <= DAY) return { time: total === DAY ? "24:00" : written(total), isNextDay: false };
  return { time: written(total - DAY), isNextDay: true };
}

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(":").map(Number);
  return hours * 60 + rest;
}

const written = (total: number) => `${Math.floor(total / 60)}:${String(total % 60).padStart(2, "0")}`;
