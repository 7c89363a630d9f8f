import { and, asc, eq, like } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { searchText } from "#domain/values/searchText.ts";

const AT_ONCE = 200;

/** The goods of a store whose name in any language holds the words, in the menu's order. */
export function readGoods(db: Database, store_id: string, words: string) {
  const pattern = `%${searchText(words).replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
  return db
    .select({ id: goods.id, name: goods.name, stock: goods.stock, is_sold_out: goods.is_sold_out })
    .from(goods)
    .leftJoin(categories, eq(categories.id, goods.category_id))
    .where(and(eq(goods.store_id, store_id), eq(goods.is_withdrawn, false), like(goods.search_text, pattern)))
    .orderBy(asc(categories.position), asc(goods.position), asc(goods.id))
    .limit(AT_ONCE);
}
