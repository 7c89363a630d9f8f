import { and, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { signalStore } from "#provider/informs/signalStore.ts";

/** Marks goods of a store as sold out, or sells them again; guests who have the menu open are told. */
export async function markGoods(
  db: Database,
  on: {
    readonly store_id: string;
    readonly goods_id: string;
    readonly is_sold_out: boolean;
    readonly now: Date;
  },
): Promise<boolean> {
  const [row] = await db
    .update(goods)
    .set({ is_sold_out: on.is_sold_out })
    .where(and(eq(goods.id, on.goods_id), eq(goods.store_id, on.store_id)))
    .returning({ id: goods.id });
  if (row === undefined) return false;
  await signalStore(db, on.store_id, "menu_changed", on.now);
  return true;
}
