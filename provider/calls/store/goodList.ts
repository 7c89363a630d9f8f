import { and, eq } from "drizzle-orm";
import { goodList } from "#contract/calls/store.ts";
import { answer } from "#provider/server/context.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { onMenu } from "#provider/goods/findGoods.ts";
import { goodsPage } from "#provider/goods/goodsPage.ts";
import { menuCategories } from "#provider/goods/menuCategories.ts";
import { presentListed } from "#provider/goods/presentGoods.ts";
import { findStore } from "#provider/stores/findStore.ts";

export const answerGoodList = answer(goodList, async (request, { db, fail, language, parts }) => {
  const { store_id, category_id, cursor, goods_show_type: type = 1 } = request;
  await findStore(db, store_id, fail);
  if (category_id !== undefined) {
    const [category] = await db
      .select({ id: categories.id })
      .from(categories)
      .where(and(eq(categories.id, category_id), eq(categories.store_id, store_id)));
    if (category === undefined) return fail(301);
  }
  const inCategory = category_id === undefined ? undefined : eq(goods.category_id, category_id);
  const where = and(onMenu(store_id, type), inCategory);
  const { rows, next_cursor } = await goodsPage(db, { where, cursor, key: parts.signingKey }, fail);
  return {
    categories: await menuCategories(db, store_id, type, language),
    goods: rows.map((row) => presentListed(row, language)),
    next_cursor,
  };
});
