import { Weekday } from "#contract/enumerations.ts";
import type { HoursOfDays, WeekHours } from "#contract/store.ts";
import { addDays, localDay, weekdayOf, zonedInstant } from "./zonedTime.ts";

export interface Opening {
  /** Whether orders are taken: from opening to last order, which is the first moment without. */
  readonly is_open: boolean;
  /** End of the hours that run now, after last order too; null while closed, and where it is over a week away. */
  readonly closes_at: Date | null;
  /** Last order of those hours; null as above. */
  readonly last_order_at: Date | null;
  /** When orders are taken again; null while they are, and where that is not within a year. */
  readonly next_open_at: Date | null;
}

/** Hours may begin as late as 29:59 and run for a day: those of two days ago can still run. */
const DAYS_BACK = 2;
const DAYS_AHEAD = 366;
const WEEK = 7 * 86_400_000;

/**
 * Whether a store takes orders at an instant, and until or from when (specification, section 8, 206; the decisions'
 * weekdays). `hours` are local to `timeZone`; a holiday's (8) win over the weekday's, and those of `special` days over
 * both; hours that meet or overlap count as one. Throws RangeError for a time zone that does not exist.
 */
export function openingAt(
  hours: WeekHours,
  instant: Date,
  timeZone: string,
  isHoliday: (day: string) => boolean,
  special: readonly HoursOfDays[] = [],
): Opening {
  const today = localDay(instant, timeZone);
  const time = instant.getTime();
  const spansFrom: SpansFrom = (day, days) =>
    Array.from({ length: days }, (_, index) => addDays(today, day + index))
      .flatMap((each) => daySpans(hours, each, timeZone, isHoliday, special))
      .filter((span) => span.open < span.last_order)
      .toSorted((one, other) => one.open - other.open);

  const recent = spansFrom(-DAYS_BACK, DAYS_BACK + 1);
  if (recent.some((span) => span.open <= time && time < span.last_order)) {
    const start = (day: number) => zonedInstant(addDays(today, day), 0, timeZone).getTime();
    const end = chainEnd(recent, time, { start, spansFrom });
    const isFar = end.last_order - time > WEEK;
    return {
      is_open: true,
      closes_at: isFar ? null : new Date(end.close),
      last_order_at: isFar ? null : new Date(end.last_order),
      next_open_at: null,
    };
  }
  const running = recent.filter((span) => span.open <= time && time < span.close).at(-1);
  return {
    is_open: false,
    closes_at: running ? new Date(running.close) : null,
    last_order_at: running ? new Date(running.last_order) : null,
    next_open_at: nextOpen(time, spansFrom),
  };
}

/** The spans that begin on so many days from a day on, counted from today; by opening. */
type SpansFrom = (day: number, days: number) => readonly Span[];

/** Last order and closing of the hours that run at `time` and of all that join on to them, for some days over a week. */
function chainEnd(
  recent: readonly Span[],
  time: number,
  {
    start,
    spansFrom,
  }: {
    /** When a day begins, counted from today. */
    readonly start: (day: number) => number;
    readonly spansFrom: SpansFrom;
  },
): Pick<Span, "close" | "last_order"> {
  let end = { close: time, last_order: time };
  const join = (span: Span) => {
    if (span.open > end.last_order || span.last_order <= end.last_order) return;
    end = { close: Math.max(end.close, span.close), last_order: span.last_order };
  };
  recent.forEach(join);
  for (let day = 0; day < 10; day += 1) {
    // Nothing of the days from then on begins soon enough, and what begins earlier has been joined.
    if (start(day + 1) > end.last_order) break;
    const before = end.last_order;
    spansFrom(day, 2).forEach(join);
    if (day >= DAYS_BACK && end.last_order === before) break;
  }
  return end;
}

function nextOpen(time: number, spansFrom: SpansFrom): Date | null {
  const isNext = (span: Span) => span.open > time;
  for (let day = -1; day <= DAYS_AHEAD; day += 1) {
    if (!spansFrom(day, 1).some(isNext)) continue;
    // One day's opening after midnight can come later than the next day's first.
    const next = spansFrom(day, 2).find(isNext);
    if (next) return new Date(next.open);
  }
  return null;
}

/** Hours as instants, in milliseconds since 1970. */
export interface Span {
  readonly open: number;
  /** The first moment when no order is taken any more; at or before `close`. */
  readonly last_order: number;
  readonly close: number;
}

const DAY_MINUTES = 1440;

/**
 * The hours that begin on a day of a store's calendar. A special day's own are in force before all others; on a holiday
 * those of weekday 8, where the store has named any (none in either: closed). A closing not after its opening is on the next day: 18:00–02:00 is 18:00–26:00.
 */
export function daySpans(
  hours: WeekHours,
  day: string,
  timeZone: string,
  isHoliday: (day: string) => boolean,
  special: readonly HoursOfDays[] = [],
): Span[] {
  const inForce = specialDay(special, day)?.spans ?? usualSpans(hours, day, isHoliday);
  return inForce.map((span) => {
    const open = minutesOf(span.open);
    const close = later(open, minutesOf(span.close));
    const last = Math.min(close, later(open, minutesOf(span.last_order)));
    const at = (minutes: number) => zonedInstant(day, minutes, timeZone).getTime();
    return { open: at(open), last_order: at(last), close: at(close) };
  });
}

function usualSpans(hours: WeekHours, day: string, isHoliday: (day: string) => boolean) {
  const holidays = isHoliday(day) ? hours.filter(({ weekday }) => weekday === Weekday.publicHoliday) : [];
  const inForce = holidays.length > 0 ? holidays : hours.filter(({ weekday }) => weekday === weekdayOf(day));
  return inForce.flatMap(({ spans }) => spans);
}

function later(open: number, minutes: number): number {
  return minutes <= open ? minutes + DAY_MINUTES : minutes;
}

/** Minutes from midnight of a clock time such as 26:00. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The special days that a day, YYYY-MM-DD, is one of; undefined on a day that is as any other. */
export function specialDay<Days extends { readonly from: string; readonly until: string }>(
  special: readonly Days[],
  day: string,
): Days | undefined {
  return special.find(({ from, until }) => from <= day && day <= until);
}
