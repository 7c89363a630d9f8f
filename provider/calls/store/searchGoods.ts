import { and, sql } from "drizzle-orm";
import { searchGoods } from "#contract/calls/store.ts";
import { answer } from "#provider/server/context.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { onMenu } from "#provider/goods/findGoods.ts";
import { goodsPage } from "#provider/goods/goodsPage.ts";
import { presentListed } from "#provider/goods/presentGoods.ts";
import { searchText } from "#domain/values/searchText.ts";
import { findStore } from "#provider/stores/findStore.ts";

/** More words than this narrow nothing that a person looks for. */
const MOST_WORDS = 10;

export const answerSearchGoods = answer(searchGoods, async (request, { db, fail, language, parts }) => {
  const { store_id, keyword, cursor, goods_show_type: type = 1 } = request;
  await findStore(db, store_id, fail);
  const words = searchText(keyword).split(" ").filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return { goods: [], next_cursor: null };
  const where = and(
    onMenu(store_id, type),
    ...words.map((word) => sql`strpos(${goods.search_text}, ${word}) > 0`),
  );
  const { rows, next_cursor } = await goodsPage(db, { where, cursor, key: parts.signingKey }, fail);
  return { goods: rows.map((row) => presentListed(row, language)), next_cursor };
});
