import { and, eq, gt, gte, lt } from "drizzle-orm";
import { bookableSlots } from "#domain/hours/bookableSlots.ts";
import { localDay, zonedInstant } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { slotBookings } from "#provider/db/tables/orders.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { type BookedType, capacityOf, slotRulesOf } from "#provider/stores/slotRulesOf.ts";

const DAY_MINUTES = 1_440;

export interface BookedSlot {
  readonly time: Date;
  /** Orders that it has taken. */
  readonly taken: number;
  /** Orders that it takes in all; -1 is unlimited. */
  readonly capacity: number;
}

export interface Booked {
  /** YYYY-MM-DD on the store's calendar. */
  readonly day: string;
  readonly ways: readonly { readonly order_type: BookedType; readonly slots: readonly BookedSlot[] }[];
}

/** What the times of a day have taken: those of the hours as they are now, and any others that are booked all the same. */
export async function readBooked(db: Database, store: StoreRow, day: string): Promise<Booked> {
  const begin = zonedInstant(day, 0, store.time_zone);
  const end = zonedInstant(day, DAY_MINUTES, store.time_zone);
  const rows = await db
    .select()
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.store_id, store.id),
        gte(slotBookings.slot_at, begin),
        lt(slotBookings.slot_at, end),
        gt(slotBookings.taken, 0),
      ),
    );
  const ways = ([2, 3] as const)
    .filter((order_type) => store.order_types.includes(order_type))
    .map((order_type) => {
      const rules = { ...slotRulesOf(store, order_type), lead_minutes: 0, paused_until: null };
      const open = bookableSlots(rules, begin, 1).filter((time) => localDay(time, store.time_zone) === day);
      const own = rows.filter((row) => row.order_type === order_type);
      const taken = new Map(own.map(({ slot_at, taken: count }) => [slot_at.getTime(), count]));
      const times = new Set([...open.map((time) => time.getTime()), ...taken.keys()]);
      const capacity = capacityOf(store, order_type);
      const slots = [...times]
        .toSorted((one, other) => one - other)
        .map((time) => ({ time: new Date(time), taken: taken.get(time) ?? 0, capacity }));
      return { order_type, slots };
    });
  return { day, ways };
}
