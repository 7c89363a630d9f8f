import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { OrderType } from "#contract/enumerations.ts";
import { daySpans, type Span } from "#domain/hours/openingHours.ts";
import { addDays, localDay, zonedInstant } from "#domain/hours/zonedTime.ts";
import type { Database } from "#provider/db/database.ts";
import { storeOpenings, stores } from "#provider/db/tables/stores.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { hoursOf, isHoliday, specialDaysOf } from "#provider/stores/hours/opening.ts";

const WEEK = 7 * 86_400_000;
const AT_ONCE = 100;
/** PostgreSQL takes 65,535 parameters a statement; an opening has five. */
const ROWS_AT_ONCE = 5_000;

/**
 * Writes when stores take orders in the coming eight days, for those whose hours have changed and once a day for each;
 * answers for how many. Cheap when there is nothing to do, and right when several processes do it.
 */
export async function updateOpenings(db: Database, now: Date): Promise<number> {
  const due = await db
    .select({
      id: stores.id,
      hours_key: stores.hours_key,
      business_hours: stores.business_hours,
      pickup_hours: stores.pickup_hours,
      delivery_hours: stores.delivery_hours,
      special_days: stores.special_days,
      time_zone: stores.time_zone,
      paused_until: stores.paused_until,
      opened_at: stores.opened_at,
      order_types: stores.order_types,
    })
    .from(stores)
    .where(
      and(
        isNull(stores.left_at),
        or(
          // As its index has it.
          sql`(${stores.openings_key} is distinct from ${stores.hours_key}) is true`,
          lt(stores.openings_until, new Date(now.getTime() + WEEK)),
        ),
      ),
    )
    .limit(AT_ONCE);
  if (due.length === 0) return 0;
  const written = due.map((store) => ({
    ...store,
    until: zonedInstant(addDays(localDay(now, store.time_zone), DAYS_AHEAD), 0, store.time_zone),
    rows: store.order_types.flatMap((order_type) =>
      openingSpans(store, order_type, now).map((span) => ({
        store_id: store.id,
        order_type,
        opens_at: new Date(span.open),
        last_order_at: new Date(span.last_order),
        closes_at: new Date(span.close),
      })),
    ),
  }));
  return db.transaction((transaction) => write(transaction, written));
}

interface Written {
  readonly id: string;
  readonly hours_key: string | null;
  readonly until: Date;
  readonly rows: readonly (typeof storeOpenings.$inferInsert)[];
}

async function write(db: Database, written: readonly Written[]): Promise<number> {
  const locked = await db
    .select({ id: stores.id, hours_key: stores.hours_key })
    .from(stores)
    .where(
      inArray(
        stores.id,
        written.map(({ id }) => id),
      ),
    )
    .for("no key update", { skipLocked: true });
  // What has changed since it was read comes again.
  const key = new Map(locked.map(({ id, hours_key }) => [id, hours_key]));
  const current = written.filter(({ id, hours_key }) => key.get(id) === hours_key);
  if (current.length === 0) return 0;
  await db.delete(storeOpenings).where(
    inArray(
      storeOpenings.store_id,
      current.map(({ id }) => id),
    ),
  );
  const rows = current.flatMap((store) => store.rows);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db.insert(storeOpenings).values(rows.slice(from, from + ROWS_AT_ONCE));
  for (const { id, hours_key, until } of current)
    await db.update(stores).set({ openings_key: hours_key, openings_until: until }).where(eq(stores.id, id));
  return current.length;
}

type Hours = Pick<
  StoreRow,
  "business_hours" | "pickup_hours" | "delivery_hours" | "special_days" | "time_zone" | "paused_until"
>;

/** Hours may begin as late as 29:59 and run for a day: those of two days ago can still run. */
const DAYS_BACK = 2;
/** Today and eight days on. */
const DAYS_AHEAD = 8;

/** When a store takes orders of a kind from now on, for the coming days; no two begin at the same moment. */
function openingSpans(store: Hours, order_type: OrderType, now: Date): Span[] {
  const today = localDay(now, store.time_zone);
  const hours = hoursOf(store, order_type);
  const special = specialDaysOf(store, order_type);
  const byOpening = new Map<number, Span>();
  for (let day = -DAYS_BACK; day <= DAYS_AHEAD; day += 1) {
    for (const span of daySpans(hours, addDays(today, day), store.time_zone, isHoliday, special)) {
      const known = byOpening.get(span.open);
      if (span.open >= span.last_order || span.last_order <= now.getTime()) continue;
      if (known === undefined || known.last_order < span.last_order) byOpening.set(span.open, span);
    }
  }
  return [...byOpening.values()];
}
