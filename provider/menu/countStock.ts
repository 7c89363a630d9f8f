import { and, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { signalStore } from "#provider/notices/inform.ts";

/** A stock that is not counted. */
const UNCOUNTED = -1;

/**
 * Keeps how many pieces of a store's goods are left; null: they are not counted. Guests who have the menu open are told.
 * Nothing is kept where another number is left than was seen. In a transaction.
 */
export async function countStock(
  db: Database,
  on: {
    readonly store_id: string;
    readonly goods_id: string;
    readonly seen: number | null;
    readonly left: number | null;
    readonly now: Date;
  },
): Promise<"done" | "gone" | "changed"> {
  const { goods_id, left, now, seen, store_id } = on;
  const own = and(eq(goods.id, goods_id), eq(goods.store_id, store_id), eq(goods.is_withdrawn, false));
  const [found] = await db.select({ stock: goods.stock }).from(goods).where(own).for("update");
  if (found === undefined) return "gone";
  const wanted = left ?? UNCOUNTED;
  // What was sent twice has been done.
  if (found.stock === wanted) return "done";
  if (Math.max(found.stock, UNCOUNTED) !== (seen ?? UNCOUNTED)) return "changed";
  await db.update(goods).set({ stock: wanted }).where(own);
  await signalStore(db, store_id, "menu_changed", now);
  return "done";
}
