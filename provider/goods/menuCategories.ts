import { asc, count, eq, getTableColumns } from "drizzle-orm";
import type { GoodsShowType } from "#contract/enumerations.ts";
import type { Category } from "#contract/goods.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { onMenu } from "./findGoods.ts";

/** The menu's categories in their order, with how many goods each has for this way of ordering; empty ones left out. */
export async function menuCategories(
  db: Database,
  store_id: string,
  type: GoodsShowType,
  language: WireLanguage,
): Promise<Category[]> {
  const rows = await db
    .select({ ...getTableColumns(categories), goods_count: count() })
    .from(categories)
    .innerJoin(goods, eq(goods.category_id, categories.id))
    .where(onMenu(store_id, type))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ id, name, goods_count }) => ({ category_id: id, name: name[language], goods_count }));
}
