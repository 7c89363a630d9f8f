import type { ReceiveDays, SlotRules } from "#domain/hours/bookableSlots.ts";
import type { StoreRow } from "./findStore.ts";
import { isHoliday } from "./holidays.ts";
import { hoursOf } from "./hoursOf.ts";
import { specialDaysOf } from "./specialDaysOf.ts";

/** The ways of ordering for which a time is booked: 2 take-away, 3 delivery. */
export type BookedType = 2 | 3;

/** By what a store's times for collecting or delivering go; those of an offer on its days alone. */
export function slotRulesOf(store: StoreRow, order_type: BookedType, receive?: ReceiveDays): SlotRules {
  return {
    hours: hoursOf(store, order_type),
    time_zone: store.time_zone,
    isHoliday,
    special: specialDaysOf(store, order_type),
    lead_minutes: order_type === 2 ? store.pickup_minutes : store.delivery_minutes,
    slot_minutes: store.slot_minutes,
    paused_until: store.paused_until,
    ...(receive && { receive }),
  };
}

/** Orders that one bookable time takes; -1 is unlimited. */
export function capacityOf(store: StoreRow, order_type: BookedType): number {
  return order_type === 2 ? store.pickup_capacity : store.delivery_capacity;
}
