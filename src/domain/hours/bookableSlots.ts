import type { LineOffer } from "#contract/cart.ts";
import type { HoursOfDays, WeekHours } from "#contract/store.ts";
import { daySpans, type Span } from "./openingHours.ts";
import { addDays, localDay, zonedInstant } from "./zonedTime.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Hours may begin as late as 29:59 and run for a day: a time can belong to those of two days before. */
const DAYS_BACK = 2;
/** Nothing is booked farther ahead, whatever an offer says. */
const FAR = 3_660;

/** How many days, the present one included, a take-away or a delivery can be booked ahead, where no offer says more. */
export const BOOKABLE_DAYS = 14;
/** How many days of an offer are looked through at once. */
export const OFFER_DAYS = 62;

/** What decides at which times a take-away or a delivery can be booked. */
export interface SlotRules {
  /** Of the way of ordering. */
  readonly hours: WeekHours;
  readonly time_zone: string;
  readonly isHoliday: (day: string) => boolean;
  /** Days with hours of their own. */
  readonly special?: readonly HoursOfDays[];
  /** Least minutes from ordering to the booked time. */
  readonly lead_minutes: number;
  /** Minutes from one time to the next. */
  readonly slot_minutes: number;
  /** Until when the store rests; work begins after that. */
  readonly paused_until: Date | null;
  /** Days on which everything in the cart can be had. */
  readonly receive?: ReceiveDays;
}

/** Why a time cannot be booked: outside of the hours, already too near, in a rest, on no day of the offer, or no slot. */
export type SlotFault = "outside_hours" | "too_soon" | "resting" | "wrong_day" | "no_slot";

interface DaySpan extends Span {
  /** The calendar day on which these hours begin. */
  readonly day: string;
}

/**
 * The times that can be booked, earliest first: every `slot_minutes` from an opening until last order, of the hours that
 * begin on `days` days from the first possible one on. Hours past midnight belong to the day on which they begin; the
 * days of an offer are those of the calendar.
 */
export function bookableSlots(rules: SlotRules, now: Date, days = BOOKABLE_DAYS): Date[] {
  const { receive = anyDay, time_zone } = rules;
  const midnight = (day: string) => zonedInstant(day, 0, time_zone).getTime();
  const { first, last } = bookableDays(rules, now);
  if (last < first) return [];
  const from = Math.max(earliestOf(rules, now), midnight(first));
  const until = receive.until === null ? Number.POSITIVE_INFINITY : midnight(addDays(last, 1));
  const times = new Set<number>();
  for (let offset = -1; offset < days; offset += 1) {
    const day = addDays(first, offset);
    if (day > last) break;
    for (const span of spansOf(rules, day)) {
      for (const time of slotsIn(span, rules)) if (from <= time && time < until) times.add(time);
    }
  }
  return [...times].toSorted((one, other) => one - other).map((time) => new Date(time));
}

/** Why a time cannot be booked; null when it is one of `bookableSlots`, all days of the offer included. */
export function slotFault(rules: SlotRules, time: Date, now: Date): SlotFault | null {
  const { receive = anyDay, time_zone } = rules;
  const at = time.getTime();
  // Days that no calendar here can count from.
  if (Math.abs(at - now.getTime()) > FAR * DAY) return at < now.getTime() ? "too_soon" : "no_slot";
  const day = localDay(time, time_zone);
  const within = Array.from({ length: DAYS_BACK + 1 }, (_, back) => addDays(day, -back))
    .flatMap((each) => spansOf(rules, each))
    .filter(({ open, last_order }) => open <= at && at < last_order);
  if (within.length === 0) return "outside_hours";
  if (!isOnDays(day, receive)) return "wrong_day";
  if (at < earliestOf({ ...rules, paused_until: null }, now)) return "too_soon";
  if (at < earliestOf(rules, now)) return "resting";
  const { first, last } = bookableDays(rules, now);
  const isSlot = within.some(
    (span) => addDays(first, -1) <= span.day && span.day <= last && [...slotsIn(span, rules)].includes(at),
  );
  return isSlot ? null : "no_slot";
}

function earliestOf({ lead_minutes, paused_until }: SlotRules, now: Date): number {
  return Math.max(now.getTime(), paused_until?.getTime() ?? 0) + lead_minutes * MINUTE;
}

/** The first and the last day whose hours can be booked; none where the last is before the first. */
function bookableDays(
  { receive = anyDay, time_zone }: SlotRules,
  now: Date,
): { first: string; last: string } {
  const today = localDay(now, time_zone);
  const first = receive.from !== null && receive.from > today ? receive.from : today;
  const farthest = addDays(today, FAR);
  if (first > farthest) return { first, last: farthest };
  const last = receive.until ?? addDays(first, BOOKABLE_DAYS - 1);
  return { first, last: last < farthest ? last : farthest };
}

function spansOf({ hours, time_zone, isHoliday, special }: SlotRules, day: string): DaySpan[] {
  return daySpans(hours, day, time_zone, isHoliday, special).map((span) => ({ ...span, day }));
}

function* slotsIn({ open, last_order }: Span, { slot_minutes }: SlotRules): Generator<number> {
  const step = Math.max(1, slot_minutes) * MINUTE;
  for (let time = open; time < last_order; time += step) yield time;
}

/** Days of the calendar, YYYY-MM-DD, both included; null: no limit on that side. */
export interface ReceiveDays {
  readonly from: string | null;
  readonly until: string | null;
}

export const anyDay: ReceiveDays = { from: null, until: null };

/** The days on which everything on offer in a cart can be had; `from` after `until` where there is no such day. */
export function receiveDays(
  offers: readonly Pick<LineOffer, "receive_from" | "receive_until">[],
): ReceiveDays {
  const from = offers.flatMap(({ receive_from }) => receive_from ?? []).toSorted();
  const until = offers.flatMap(({ receive_until }) => receive_until ?? []).toSorted();
  if (from.length === 0 && until.length === 0) return anyDay;
  return { from: from.at(-1) ?? null, until: until[0] ?? null };
}

export function isOnDays(day: string, { from, until }: ReceiveDays): boolean {
  return (from === null || from <= day) && (until === null || day <= until);
}
