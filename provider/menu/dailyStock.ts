import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { MenuDocument } from "#contract/menuDocument.ts";
import { leftToday } from "#domain/menu/leftToday.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { storeColumns } from "#provider/stores/findStore.ts";
import { nextDayBegins } from "#provider/stores/hours/businessDay.ts";

/** Goods of one step, which is a transaction of its own, and steps of one run. */
const STEP = 100;
const STEPS = 50;

/** Fills up what is sold by day where a new day has begun, in small steps, and tells the menus that are open. Answers how many. */
export async function refillGoods(db: Database, now: Date): Promise<number> {
  let count = 0;
  for (let left = STEPS; left > 0; left -= 1) {
    const filled = await db.transaction((transaction) => refillStep(transaction, now));
    count += filled;
    if (filled < STEP) break;
  }
  return count;
}

async function refillStep(db: Database, now: Date): Promise<number> {
  const due = await db
    .select({ id: goods.id })
    .from(goods)
    .where(lte(goods.refills_at, now))
    .orderBy(asc(goods.refills_at))
    .limit(STEP)
    .for("no key update", { skipLocked: true });
  const filled = await refill(
    db,
    due.map(({ id }) => id),
    now,
  );
  for (const store_id of new Set(filled.map((row) => row.store_id)))
    await signalStore(db, store_id, "menu_changed", now);
  return filled.length;
}

/**
 * Fills up those of some goods for which a new day has begun, in an order's transaction, which locks all of them. Answers
 * those that are not counted from now on.
 */
export async function refillAmong(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  // In the order of their ids, as every transaction locks goods.
  await db
    .select({ id: goods.id })
    .from(goods)
    .where(inArray(goods.id, [...ids]))
    .orderBy(asc(goods.id))
    .for("no key update");
  const filled = await refill(db, ids, now);
  return new Set(filled.filter(({ stock }) => stock < 0).map(({ id }) => id));
}

/** The same of goods that are locked. */
async function refill(db: Database, ids: readonly string[], now: Date) {
  if (ids.length === 0) return [];
  const due = await db
    .select({ id: goods.id, daily: goods.daily, store: storeColumns })
    .from(goods)
    .innerJoin(stores, eq(stores.id, goods.store_id))
    .where(and(inArray(goods.id, [...ids]), lte(goods.refills_at, now)));
  if (due.length === 0) return [];
  const rows = due.map(({ daily, id, store }) => ({
    id,
    stock: daily ?? -1,
    refills_at: daily === null ? null : nextDayBegins(store, now),
  }));
  return db
    .update(goods)
    .set({
      stock: sql`wanted.stock`,
      // What was ordered from then on is of the day that begins.
      counted_since: sql`case when wanted.refills_at is null then null else ${goods.refills_at} end`,
      refills_at: sql`wanted.refills_at`,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as wanted(id text, stock integer, refills_at timestamptz)`)
    .where(sql`wanted.id = ${goods.id}`)
    .returning({ id: goods.id, store_id: goods.store_id, stock: goods.stock });
}

/**
 * Has a publication's numbers a day hold: from the next day on all of them, and today what `leftToday` says. What was
 * withdrawn and comes back on another day begins that day whole. In the publication's transaction, which has locked the goods.
 */
export async function keepDaily(
  db: Database,
  store_id: string,
  { after, before }: { readonly before: MenuDocument; readonly after: MenuDocument },
  now: Date,
): Promise<void> {
  const was = new Map(before.dishes.map(({ daily, id }) => [id, daily]));
  const changed = after.dishes.filter(({ daily, id }) => daily !== (was.get(id) ?? null));
  if (changed.length === 0) return;
  const due = await refill(
    db,
    changed.map(({ id }) => id),
    now,
  );
  const ids = changed.map(({ id }) => id).filter((id) => !due.some((filled) => filled.id === id));
  if (ids.length === 0) return;
  const [store] = await db.select(storeColumns).from(stores).where(eq(stores.id, store_id));
  const rows = await db
    .select({ id: goods.id, daily: goods.daily, stock: goods.stock, refills_at: goods.refills_at })
    .from(goods)
    .where(inArray(goods.id, ids));
  if (store === undefined) return;
  const begins = nextDayBegins(store, now);
  const wanted = rows.map(({ daily, id, refills_at, stock }) => {
    const left = leftToday({ stock, daily: was.get(id) ?? null }, daily);
    return { id, stock: left, refills_at: refills_at ?? begins, begun: stock < 0 && left >= 0 ? now : null };
  });
  await db
    .update(goods)
    .set({
      stock: sql`wanted.stock`,
      refills_at: sql`wanted.refills_at`,
      // What was ordered before it was counted gives nothing back.
      counted_since: sql`coalesce(wanted.begun, ${goods.counted_since})`,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted(id text, stock integer, refills_at timestamptz, begun timestamptz)`)
    .where(sql`wanted.id = ${goods.id}`);
}
