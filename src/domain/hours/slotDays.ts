import { groupBy } from "#domain/values/groupBy.ts";
import { daysBetween, localDay, zonedInstant } from "./zonedTime.ts";

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

/** Parts of a day, by the hour at which each ends. */
const PARTS = [
  ["night", 5],
  ["morning", 11],
  ["noon", 14],
  ["afternoon", 17],
  ["evening", 24],
] as const;
type DayPart = (typeof PARTS)[number][0];

/** The times of one day by its parts, earliest first; parts without any are left out. */
export function dayParts(
  slots: readonly Slot[],
  timeZone: string,
): { readonly part: DayPart; readonly slots: readonly Slot[] }[] {
  const partOf = ({ time }: Slot): DayPart => {
    const at = new Date(time);
    const day = localDay(at, timeZone);
    const found = PARTS.find(([, end]) => at.getTime() < zonedInstant(day, end * 60, timeZone).getTime());
    return found?.[0] ?? "evening";
  };
  return [...groupBy(slots, partOf)].map(([part, own]) => ({ part, slots: own }));
}

/** What becomes of the time that was chosen once the times are read again. */
export type KeptSlot =
  | { readonly kind: "kept" }
  /** Whoever wants it as soon as possible gets the first that is free now. */
  | { readonly kind: "moved"; readonly time: string }
  /** It has passed or filled up; `next` is the next free one, null where there is none. */
  | { readonly kind: "lost"; readonly next: string | null };

/** The first time that is free; undefined where all are taken. */
export function soonestOf(slots: readonly Slot[]): Slot | undefined {
  return slots.find(({ left }) => left !== 0);
}

/** Whether the chosen time can still be had (specification, section 8, 433). `slots`: earliest first. */
export function keptSlot(
  slots: readonly Slot[],
  chosen: { readonly time: string; readonly isSoonest: boolean },
): KeptSlot {
  const at = Date.parse(chosen.time);
  const soonest = soonestOf(slots);
  if (chosen.isSoonest && soonest) {
    return Date.parse(soonest.time) === at ? { kind: "kept" } : { kind: "moved", time: soonest.time };
  }
  const slot = slots.find(({ time }) => Date.parse(time) === at);
  if (slot && slot.left !== 0) return { kind: "kept" };
  const next = soonestOf(slots.filter(({ time }) => Date.parse(time) > at)) ?? soonest;
  return { kind: "lost", next: next?.time ?? null };
}
