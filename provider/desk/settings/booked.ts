import { and, eq, gt, gte, lt } from "drizzle-orm";
import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import { bookableSlots, slotFault } from "#domain/hours/bookableSlots.ts";
import { specialDay } from "#domain/hours/openingHours.ts";
import { addDays, localDay, zonedInstant } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { slotBookings } from "#provider/db/tables/orders.ts";
import { capacityOf, slotRulesOf } from "#provider/stores/hours/bookableTimes.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { specialDaysOf } from "#provider/stores/hours/opening.ts";

const DAY_MINUTES = 1_440;

interface BookedSlot {
  readonly time: string;
  /** Orders that it has taken. */
  readonly taken: number;
  /** Orders that it takes in all; -1 is unlimited. */
  readonly capacity: number;
}

interface Booked {
  /** YYYY-MM-DD on the store's calendar. */
  readonly day: string;
  readonly ways: { readonly order_type: OffPremises; readonly slots: BookedSlot[] }[];
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
  const ways = ([OrderType.takeAway, OrderType.delivery] as const)
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
        .map((time) => ({ time: new Date(time).toISOString(), taken: taken.get(time) ?? 0, capacity }));
      return { order_type, slots };
    });
  return { day, ways };
}

/** Orders, by the special days, that were booked for times which those days' hours do not hold. */
export async function readDisplaced(
  db: Database,
  store: StoreRow,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const displaced = new Map<string, number>();
  if (store.special_days.length === 0) return displaced;
  const rows = await db
    .select()
    .from(slotBookings)
    .where(
      and(eq(slotBookings.store_id, store.id), gte(slotBookings.slot_at, now), gt(slotBookings.taken, 0)),
    );
  for (const { order_type, slot_at, taken } of rows) {
    if (order_type !== OrderType.takeAway && order_type !== OrderType.delivery) continue;
    if (slotFault(slotRulesOf(store, order_type), slot_at, now) !== "outside_hours") continue;
    const day = localDay(slot_at, store.time_zone);
    const special = specialDaysOf(store, order_type);
    // What is booked past midnight is of the night of the day before.
    const days = specialDay(special, day) ?? specialDay(special, addDays(day, -1));
    if (days) displaced.set(days.days_id, (displaced.get(days.days_id) ?? 0) + taken);
  }
  return displaced;
}
