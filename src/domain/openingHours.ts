import type { HoursOfDays } from "#contract/specialDays.ts";
import type { WeekHours } from "#contract/store.ts";
import { daySpans, type Span } from "./daySpans.ts";
import { addDays, localDay } from "./zonedTime.ts";

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
    const end = chainEnd(recent, time, spansFrom);
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
  spansFrom: SpansFrom,
): Pick<Span, "close" | "last_order"> {
  let end = { close: time, last_order: time };
  const join = (span: Span) => {
    if (span.open > end.last_order || span.last_order <= end.last_order) return;
    end = { close: Math.max(end.close, span.close), last_order: span.last_order };
  };
  recent.forEach(join);
  for (let day = 0; day < 10; day += 1) {
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
