import { and, eq, gte, inArray, sql, type SQL } from "drizzle-orm";
import type { GoodsShowType, TaxClass } from "#contract/enumerations.ts";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";

export type GoodsRow = typeof goods.$inferSelect;

/** Classes of goods that rates of tax are kept of. */
export const TAX_CLASSES: readonly TaxClass[] = ["food", "alcohol", "goods"];

/** Not withdrawn, and with what a bill needs to know: its tax, and a price. The doctor tells of what has neither. */
export const offered: SQL | undefined = and(
  eq(goods.is_withdrawn, false),
  inArray(goods.tax_class, [...TAX_CLASSES]),
  gte(goods.price, 0),
);

/** One of the goods on the menu, in a store when one is named. 302 when it is not there, or no longer. */
export async function findGoods(
  db: Database,
  wanted: { goods_id: string; store_id?: string },
  fail: Fail<302>,
): Promise<GoodsRow> {
  const [row] = await db
    .select()
    .from(goods)
    .where(and(eq(goods.id, wanted.goods_id), offered));
  if (row === undefined || (wanted.store_id !== undefined && row.store_id !== wanted.store_id))
    return fail(302);
  return row;
}

/** On the store's menu for a way of ordering. */
export function onMenu(store_id: string, type: GoodsShowType): SQL | undefined {
  return and(
    eq(goods.store_id, store_id),
    offered,
    sql`${goods.show_types} @> ${JSON.stringify([type])}::jsonb`,
  );
}
