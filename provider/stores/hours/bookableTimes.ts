import { and, between, eq } from "drizzle-orm";
import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import { bookableSlots, type ReceiveDays, type SlotRules } from "#domain/hours/bookableSlots.ts";
import { leadMinutes } from "#domain/kitchen/kitchenRules.ts";
import type { Database } from "#provider/db/database.ts";
import { slotBookings } from "#provider/db/tables/orders.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { hoursOf, isHoliday, specialDaysOf, type StoreHours } from "./opening.ts";

export interface BookableTime {
  readonly time: Date;
  /** Orders that it still takes: 0 when it is full, -1 is unlimited. */
  readonly left: number;
}

/** The times at which an order can be collected or delivered, full ones included, of so many days. */
export async function bookableTimes(
  db: Database,
  store: StoreRow,
  wanted: { readonly order_type: OffPremises; readonly days?: number; readonly receive?: ReceiveDays },
  now: Date,
): Promise<BookableTime[]> {
  const { days, order_type, receive } = wanted;
  const times = bookableSlots(slotRulesOf(store, order_type, receive), now, days);
  const capacity = capacityOf(store, order_type);
  const [first, last] = [times[0], times.at(-1)];
  if (capacity === -1 || first === undefined || last === undefined)
    return times.map((time) => ({ time, left: capacity }));
  const booked = await db
    .select({ slot_at: slotBookings.slot_at, taken: slotBookings.taken })
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.store_id, store.id),
        eq(slotBookings.order_type, order_type),
        between(slotBookings.slot_at, first, last),
      ),
    );
  const taken = new Map(booked.map((row) => [row.slot_at.getTime(), row.taken]));
  return times.map((time) => ({ time, left: Math.max(0, capacity - (taken.get(time.getTime()) ?? 0)) }));
}

type SlotStore = StoreHours &
  Pick<StoreRow, "pickup_minutes" | "delivery_minutes" | "slot_minutes" | "extra_minutes" | "closed_minutes">;

/** By what a store's times for collecting or delivering go; those of an offer on its days alone. */
export function slotRulesOf(store: SlotStore, order_type: OffPremises, receive?: ReceiveDays): SlotRules {
  return {
    // Nothing is booked at a store that is still being prepared.
    hours: store.opened_at === null || store.left_at !== null ? [] : hoursOf(store, order_type),
    time_zone: store.time_zone,
    isHoliday,
    special: specialDaysOf(store, order_type),
    lead_minutes: leadMinutes(
      order_type === OrderType.takeAway ? store.pickup_minutes : store.delivery_minutes,
      store,
    ),
    slot_minutes: store.slot_minutes,
    paused_until: store.paused_until,
    ...(receive && { receive }),
  };
}

/** Orders that one bookable time takes; -1 is unlimited. */
export function capacityOf(store: StoreRow, order_type: OffPremises): number {
  return order_type === OrderType.takeAway ? store.pickup_capacity : store.delivery_capacity;
}
