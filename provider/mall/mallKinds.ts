import { asc, count, eq, getTableColumns } from "drizzle-orm";
import type { Category } from "#contract/goods.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { mallCategories } from "#provider/db/tables/mall.ts";
import { onSale } from "./onSale.ts";

/** The mall's kinds of goods in their order, with how many each has; empty ones left out. */
export async function mallKinds(db: Database, language: WireLanguage): Promise<Category[]> {
  const rows = await db
    .select({ ...getTableColumns(mallCategories), goods_count: count() })
    .from(mallCategories)
    .innerJoin(goods, eq(goods.mall_category_id, mallCategories.id))
    .where(onSale)
    .groupBy(mallCategories.id)
    .orderBy(asc(mallCategories.position), asc(mallCategories.id));
  return rows.map(({ id, name, goods_count }) => ({ category_id: id, name: name[language], goods_count }));
}
