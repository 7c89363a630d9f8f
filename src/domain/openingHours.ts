import type { WeekHours } from "#contract/store.ts";
import { daySpans, type Span } from "./daySpans.ts";
import { addDays, localDay } from "./zonedTime.ts";

export interface Opening {
  /** Whether orders are taken: from opening to last order, which is the first moment without. */
  readonly is_open: boolean;
  /** End of the hours that run now, after last order too; null while closed, and where it never closes. */
  readonly closes_at: Date | null;
  /** Last order of those hours; null as above. */
  readonly last_order_at: Date | null;
  /** When orders are taken again; null while they are, and where that is not within a year. */
  readonly next_open_at: Date | null;
}

/** A span may run on into the second day after its own. */
const DAYS_BACK = 2;
/** Hours that join on to the next for so many days are taken never to end. */
const DAYS_ENDLESS = 8;
const DAYS_AHEAD = 366;

/**
 * Whether a store takes orders at an instant, and until or from when (specification, section 4, "Weekdays", and 206).
 * `hours` are local to `timeZone`; a holiday's (8) win over the weekday's; hours that meet or overlap count as one.
 */
export function openingAt(
  hours: WeekHours,
  instant: Date,
  timeZone: string,
  isHoliday: (day: string) => boolean,
): Opening {
  const today = localDay(instant, timeZone);
  const time = instant.getTime();
  const spansOn = (offset: number) => daySpans(hours, addDays(today, offset), timeZone, isHoliday);

  const near = range(-DAYS_BACK, DAYS_ENDLESS).flatMap(spansOn).sort((one, other) => one.open - other.open);
  const running = near.filter((span) => span.open <= time && time < span.close);
  const isOpen = running.some((span) => time < span.last_order);
  if (isOpen) {
    const end = chainEnd(near, time);
    const isEndless = end.last_order >= Math.max(...near.map((span) => span.last_order));
    return isEndless && coversHorizon(near, time)
      ? { is_open: true, closes_at: null, last_order_at: null, next_open_at: null }
      : { is_open: true, closes_at: date(end.close), last_order_at: date(end.last_order), next_open_at: null };
  }
  const last = running.toSorted((one, other) => other.close - one.close)[0];
  return {
    is_open: false,
    closes_at: last ? date(last.close) : null,
    last_order_at: last ? date(last.last_order) : null,
    next_open_at: nextOpen(spansOn, time),
  };
}

/** The last order and closing of the hours that run at `time` and of all that join on to them. */
function chainEnd(spans: readonly Span[], time: number): Pick<Span, "close" | "last_order"> {
  let end = { close: time, last_order: time };
  for (const span of spans) {
    if (span.open > end.last_order || span.last_order < end.last_order) continue;
    end = { close: Math.max(end.close, span.close), last_order: span.last_order };
  }
  return end;
}

/** Whether the hours run on beyond the days that were looked at. */
function coversHorizon(spans: readonly Span[], time: number): boolean {
  return chainEnd(spans, time).last_order - time > (DAYS_ENDLESS - 2) * 86_400_000;
}

function nextOpen(spansOn: (offset: number) => Span[], time: number): Date | null {
  for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset += 1) {
    const next = spansOn(offset).filter((span) => span.open > time && span.last_order > span.open);
    if (next.length > 0) return date(Math.min(...next.map((span) => span.open)));
  }
  return null;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function date(time: number): Date {
  return new Date(time);
}
