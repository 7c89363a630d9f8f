import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";
import { isSoldAt } from "#domain/menu/document/soldNow.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { isHoliday } from "#provider/stores/hours/opening.ts";

/** Has dishes sold and not sold by their days and hours, and tells the menus that are open. Answers how many came or went. */
export async function updateDishHours(db: Database, now: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    const changed = await keepHours(transaction, now);
    for (const store_id of new Set(changed.map((dish) => dish.store_id)))
      await signalStore(transaction, store_id, "menu_changed", now);
    return changed.length;
  });
}

/** Notes which dishes, of a store where one is named, are outside their hours; answers those of which that has changed. */
export async function keepHours(
  db: Database,
  now: Date,
  store_id?: string,
): Promise<{ id: string; store_id: string }[]> {
  const timed = await db
    .select({
      id: goods.id,
      store_id: goods.store_id,
      is_off_hours: goods.is_off_hours,
      sold_when: goods.sold_when,
      time_zone: stores.time_zone,
    })
    .from(goods)
    .innerJoin(stores, eq(stores.id, goods.store_id))
    .where(
      and(
        // As its index has it.
        or(isNotNull(goods.sold_when), goods.is_off_hours),
        eq(goods.is_withdrawn, false),
        store_id === undefined ? undefined : eq(goods.store_id, store_id),
      ),
    );
  const due = timed.flatMap(({ sold_when, time_zone, ...dish }) => {
    const is_off_hours = sold_when !== null && !isSoldAt(sold_when, now, time_zone, isHoliday);
    return is_off_hours === dish.is_off_hours ? [] : [{ id: dish.id, store_id: dish.store_id, is_off_hours }];
  });
  if (due.length === 0) return [];
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(due)}::jsonb)
    as wanted(id text, store_id text, is_off_hours boolean)`;
  const isWanted = sql`wanted.id = ${goods.id} and wanted.store_id = ${goods.store_id}`;
  // Locked in the order of their ids, as every transaction locks goods.
  await db
    .select({ id: goods.id })
    .from(goods)
    .innerJoin(wanted, isWanted)
    .orderBy(asc(goods.id))
    .for("no key update", { of: goods });
  return db
    .update(goods)
    .set({ is_off_hours: sql`wanted.is_off_hours` })
    .from(wanted)
    .where(and(isWanted, sql`${goods.is_off_hours} <> wanted.is_off_hours`))
    .returning({ id: goods.id, store_id: goods.store_id });
}
