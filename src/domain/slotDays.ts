import { daysBetween } from "./daysBetween.ts";
import { groupBy } from "./groupBy.ts";
import { localDay } from "./zonedTime.ts";

/** A time that can be booked, as the provider tells it: `left` 0 is full, -1 unlimited. */
export interface Slot {
  readonly time: string;
  readonly left: number;
}

export interface SlotDay {
  /** YYYY-MM-DD on the store's calendar. */
  readonly day: string;
  /** Earliest first; none on a day off between others. */
  readonly slots: readonly Slot[];
}

/** Bookable times by the store's days, from the first to the last, days off between them included. */
export function slotDays(slots: readonly Slot[], timeZone: string): SlotDay[] {
  const byDay = groupBy(slots, ({ time }) => localDay(new Date(time), timeZone));
  const days = [...byDay.keys()].toSorted();
  return daysBetween(days[0], days.at(-1)).map((day) => ({ day, slots: byDay.get(day) ?? [] }));
}
