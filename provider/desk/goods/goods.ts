import { and, asc, eq } from "drizzle-orm";
import { readQuery } from "#domain/search/searchQuery.ts";
import type { Database } from "#provider/db/database.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { dictionary } from "#provider/search/foodWords.ts";
import { holds } from "#provider/search/searchSql.ts";

/** Goods that are listed at most. */
export const AT_ONCE = 200;

/** The goods of a store that hold the words, as guests find them, in the menu's order; one more than are listed tells that there are. */
export function readGoods(db: Database, store_id: string, words: string) {
  return db
    .select({
      id: goods.id,
      name: goods.name,
      category: categories.name,
      stock: goods.stock,
      daily: goods.daily,
      is_sold_out: goods.is_sold_out,
      sold_out_until: goods.sold_out_until,
    })
    .from(goods)
    .leftJoin(categories, eq(categories.id, goods.category_id))
    .where(
      and(
        eq(goods.store_id, store_id),
        eq(goods.is_withdrawn, false),
        holds(goods.search_text, readQuery(words, dictionary)),
      ),
    )
    .orderBy(asc(categories.position), asc(goods.position), asc(goods.id))
    .limit(AT_ONCE + 1);
}
