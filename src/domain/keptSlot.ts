import type { Slot } from "./slotDays.ts";

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
