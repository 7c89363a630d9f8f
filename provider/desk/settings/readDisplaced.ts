import { and, eq, gt, gte } from "drizzle-orm";
import { slotFault } from "#domain/hours/bookableSlots.ts";
import { specialDay } from "#domain/hours/openingHours.ts";
import { addDays, localDay } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { slotBookings } from "#provider/db/tables/orders.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { slotRulesOf } from "#provider/stores/slotRulesOf.ts";
import { specialDaysOf } from "#provider/stores/specialDaysOf.ts";

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
    if (order_type !== 2 && order_type !== 3) continue;
    if (slotFault(slotRulesOf(store, order_type), slot_at, now) !== "outside_hours") continue;
    const day = localDay(slot_at, store.time_zone);
    const special = specialDaysOf(store, order_type);
    // What is booked past midnight is of the night of the day before.
    const days = specialDay(special, day) ?? specialDay(special, addDays(day, -1));
    if (days) displaced.set(days.days_id, (displaced.get(days.days_id) ?? 0) + taken);
  }
  return displaced;
}
