import { and, asc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import { SEARCH_VERSION } from "#domain/search/searchIndex.ts";
import type { Database } from "#provider/db/database.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { searchColumns } from "./goodsSearch.ts";
import { writeSearched } from "./writeSearched.ts";

const AT_ONCE = 250;

/** What `search_text` comes from: the goods, their category's name, and how texts are folded. */
const source = sql<string>`md5(${goods.search_key} || ${categories.name}::text || ${categories.reading} || ${String(SEARCH_VERSION)})`;

/**
 * Writes anew what goods are searched by, where anything that it comes from has changed, in small parts. Ends early when
 * told; answers how many were written. `store_id`: of one store's goods alone.
 */
export async function updateGoodsSearch(
  db: Database,
  stop?: AbortSignal,
  store_id?: string,
): Promise<number> {
  let changed = 0;
  let after = "";
  while (stop?.aborted !== true) {
    const due = await db
      .select({
        id: goods.id,
        name: goods.name,
        reading: goods.reading,
        description: goods.description,
        option_groups: goods.option_groups,
        tags: goods.tags,
        allergens: goods.allergens,
        allergens_without: goods.allergens_without,
        allergens_same_kitchen: goods.allergens_same_kitchen,
        mall_category_id: goods.mall_category_id,
        category: { name: categories.name, reading: categories.reading },
        searched_by: source,
      })
      .from(goods)
      .innerJoin(
        categories,
        and(eq(categories.id, goods.category_id), eq(categories.store_id, goods.store_id)),
      )
      .where(
        and(
          gt(goods.id, after),
          store_id === undefined ? undefined : eq(goods.store_id, store_id),
          eq(goods.is_withdrawn, false),
          or(isNull(goods.searched_by), ne(goods.searched_by, source)),
        ),
      )
      .orderBy(asc(goods.id))
      .limit(AT_ONCE);
    const last = due.at(-1);
    if (last === undefined) break;
    after = last.id;
    const written = due.map(({ id, category, searched_by, ...row }) => ({
      id,
      searched_by,
      ...searchColumns(row, category),
    }));
    await writeSearched(db, goods, written);
    changed += due.length;
  }
  return changed;
}
