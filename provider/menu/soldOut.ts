import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { audit, SYSTEM } from "#provider/staff/audit.ts";
import { nextBusinessDay } from "#provider/stores/hours/businessDay.ts";
import { storeColumns } from "#provider/stores/findStore.ts";

/** What somebody wants of goods: sold again; sold out until the next business day, or until somebody sells them again. */
export type StockMark = "sold" | "until_opening" | "until_sold";

interface Marked {
  readonly before: { readonly is_sold_out: boolean; readonly sold_out_until: Date | null };
  /** The same where the mark was there already. */
  readonly after: Marked["before"];
}

/**
 * Marks goods of a store as sold out, or sells them again; guests who have the menu open are told. What is sold out
 * already stays as it is, unless its end is moved to when somebody sells it. Null where there are none of that id.
 */
export async function markGoods(db: Database, on: Mark): Promise<Marked | null> {
  const marked = await markUntold(db, on);
  if (marked !== null && marked.before !== marked.after) await tellMenus(db, on);
  return marked;
}

/** The same of many goods, of which guests are told once. In the order of their ids, as every transaction locks goods. */
export async function markMany(
  db: Database,
  { goods_ids, ...on }: Omit<Mark, "goods_id"> & { readonly goods_ids: readonly string[] },
): Promise<(Marked & { readonly goods_id: string })[]> {
  const all: (Marked & { readonly goods_id: string })[] = [];
  for (const goods_id of [...new Set(goods_ids)].toSorted()) {
    const marked = await markUntold(db, { ...on, goods_id });
    if (marked !== null) all.push({ ...marked, goods_id });
  }
  if (all.some(({ after, before }) => before !== after)) await tellMenus(db, on);
  return all;
}

interface Mark {
  readonly store_id: string;
  readonly goods_id: string;
  readonly mark: StockMark;
  readonly now: Date;
}

const tellMenus = (db: Database, { now, store_id }: Pick<Mark, "now" | "store_id">) =>
  signalStore(db, store_id, "menu_changed", now);

async function markUntold(db: Database, on: Mark): Promise<Marked | null> {
  const { goods_id, mark, now, store_id } = on;
  const own = and(eq(goods.id, goods_id), eq(goods.store_id, store_id));
  const { is_sold_out, sold_out_until } = goods;
  const [found] = await db
    .select({ before: { is_sold_out, sold_out_until }, store: storeColumns })
    .from(goods)
    .innerJoin(stores, eq(stores.id, goods.store_id))
    .where(own)
    .for("update", { of: goods });
  if (found === undefined) return null;
  const { before, store } = found;
  const after =
    mark === "sold"
      ? { is_sold_out: false, sold_out_until: null }
      : mark === "until_sold"
        ? { is_sold_out: true, sold_out_until: null }
        : before.is_sold_out
          ? before
          : { is_sold_out: true, sold_out_until: nextBusinessDay(store, now) };
  const isSame =
    before.is_sold_out === after.is_sold_out &&
    before.sold_out_until?.getTime() === after.sold_out_until?.getTime();
  if (isSame) return { before, after: before };
  await db.update(goods).set(after).where(own);
  return { before, after };
}

/** Goods of one step, which is a transaction of its own, and steps of one run. */
const STEP = 100;
const STEPS = 20;

/** Sells again what was sold out until now, in small steps, and tells the menus that are open. Answers how many. */
export async function restoreGoods(db: Database, now: Date): Promise<number> {
  let restored = 0;
  for (let left = STEPS; left > 0; left -= 1) {
    const some = await db.transaction((transaction) => restoreSome(transaction, now));
    restored += some;
    if (some < STEP) break;
  }
  return restored;
}

async function restoreSome(db: Database, now: Date): Promise<number> {
  const isDue = and(goods.is_sold_out, lte(goods.sold_out_until, now));
  const some = db
    .select({ ctid: sql`ctid` })
    .from(goods)
    .where(isDue)
    .orderBy(goods.sold_out_until)
    .limit(STEP)
    .for("update", { skipLocked: true });
  const rows = await db
    .update(goods)
    .set({ is_sold_out: false, sold_out_until: null })
    .where(and(sql`ctid = any(array(${some}))`, isDue))
    .returning({ id: goods.id, store_id: goods.store_id });
  for (const { id, store_id } of rows) {
    const values = { before: { is_sold_out: true }, after: { is_sold_out: false } };
    await audit(db, SYSTEM, { did: "stock.mark", subject: id, store_id, ...values }, now);
  }
  for (const store_id of new Set(rows.map((row) => row.store_id)))
    await signalStore(db, store_id, "menu_changed", now);
  return rows.length;
}
