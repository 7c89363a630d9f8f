import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { slotBookings } from "#provider/db/tables/orders.ts";
import type { BookedType } from "#provider/stores/slotRulesOf.ts";

interface Slot {
  readonly store_id: string;
  readonly order_type: BookedType;
  readonly slot_at: Date;
}

/** Takes a place in a bookable time, in one step, so that the last one goes to one order; false when it is full. */
export async function takeSlot(
  db: Database,
  { capacity, ...slot }: Slot & { readonly capacity: number },
): Promise<boolean> {
  if (capacity === 0) return false;
  const [taken] = await db
    .insert(slotBookings)
    .values({ ...slot, taken: 1 })
    .onConflictDoUpdate({
      target: [slotBookings.store_id, slotBookings.order_type, slotBookings.slot_at],
      set: { taken: sql`${slotBookings.taken} + 1` },
      ...(capacity > 0 && { setWhere: lt(slotBookings.taken, capacity) }),
    })
    .returning({ taken: slotBookings.taken });
  return taken !== undefined;
}

/** Gives a place back, of an order that is cancelled. */
export async function returnSlot(db: Database, { store_id, order_type, slot_at }: Slot): Promise<void> {
  await db
    .update(slotBookings)
    .set({ taken: sql`${slotBookings.taken} - 1` })
    .where(
      and(
        eq(slotBookings.store_id, store_id),
        eq(slotBookings.order_type, order_type),
        eq(slotBookings.slot_at, slot_at),
        gt(slotBookings.taken, 0),
      ),
    );
}
