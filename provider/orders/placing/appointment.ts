import { and, eq, gt, lt, sql } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import { type OffPremises, OrderType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { OFFER_DAYS, type ReceiveDays, type SlotFault, slotFault } from "#domain/hours/bookableSlots.ts";
import type { Database } from "#provider/db/database.ts";
import { slotBookings } from "#provider/db/tables/orders.ts";
import type { Fail } from "#provider/server/context.ts";
import { bookableTimes, slotRulesOf } from "#provider/stores/hours/bookableTimes.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { openingOf } from "#provider/stores/hours/opening.ts";
import { restData } from "#provider/stores/hours/rest.ts";

type SlotFailures =
  | typeof Code.storeNotOperating
  | typeof Code.storePaused
  | typeof Code.outsidePickUpTime
  | typeof Code.outsideDeliveryTime
  | typeof Code.outsideAppointmentTime;

interface Wanted {
  readonly order_type: OffPremises;
  readonly mealTime: string | undefined;
  readonly receive: ReceiveDays;
}

/**
 * The time for which an order is booked. Ordering while the store is closed is well where the time can be booked. 429
 * (collecting) or 430 (delivery) outside of the hours, 2061 within a rest of the store; else 433 for what is no slot, too
 * near, full or on no day of the offers; each with the next time that is free. Where there is none, and the store takes
 * no orders now: 206, or 2061 while it rests.
 */
export async function appointedTime(
  db: Database,
  store: StoreRow,
  wanted: Wanted,
  { language, now }: { readonly language: WireLanguage; readonly now: Date },
  fail: Fail<SlotFailures>,
): Promise<Date> {
  const { order_type, mealTime, receive } = wanted;
  const asked = mealTime === undefined ? null : new Date(mealTime);
  const fault = asked === null ? "no_slot" : slotFault(slotRulesOf(store, order_type, receive), asked, now);
  if (asked !== null && fault === null) return asked;

  const next = await nextTime(db, store, wanted, now);
  const opening = openingOf(store, order_type, now);
  const { is_open, is_resting } = opening;
  const rest = restData(store, opening, { language, now });
  if (next === null && !is_open) return fail(is_resting ? Code.storePaused : Code.storeNotOperating, rest);
  if (fault === "resting") return fail(Code.storePaused, rest);
  return fail(codeOf(fault, order_type), { next_time: next });
}

/** Fails for a time that has filled up. */
export async function failFull(
  db: Database,
  store: StoreRow,
  wanted: Wanted,
  now: Date,
  fail: Fail<typeof Code.outsideAppointmentTime>,
): Promise<never> {
  return fail(Code.outsideAppointmentTime, { next_time: await nextTime(db, store, wanted, now) });
}

/** The next time after the one asked for that is free, or else the first; as it goes over the wire. */
async function nextTime(
  db: Database,
  store: StoreRow,
  { mealTime, order_type, receive }: Wanted,
  now: Date,
): Promise<string | null> {
  const times = await bookableTimes(db, store, { order_type, receive, days: OFFER_DAYS }, now);
  const free = times.filter(({ left }) => left !== 0).map(({ time }) => time);
  const asked = mealTime === undefined ? now : new Date(mealTime);
  return (free.find((time) => time >= asked) ?? free[0])?.toISOString() ?? null;
}

function codeOf(
  fault: SlotFault | null,
  order_type: OffPremises,
): typeof Code.outsidePickUpTime | typeof Code.outsideDeliveryTime | typeof Code.outsideAppointmentTime {
  if (fault !== "outside_hours") return Code.outsideAppointmentTime;
  return order_type === OrderType.takeAway ? Code.outsidePickUpTime : Code.outsideDeliveryTime;
}

interface Slot {
  readonly store_id: string;
  readonly order_type: OffPremises;
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
