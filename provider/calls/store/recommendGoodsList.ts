import { and, asc, eq, isNotNull, ne } from "drizzle-orm";
import { recommendGoodsList } from "#contract/calls/store.ts";
import { answer } from "#provider/server/context.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { onMenu } from "#provider/goods/findGoods.ts";
import { presentListed } from "#provider/goods/presentGoods.ts";
import { findStore } from "#provider/stores/findStore.ts";

const MOST = 8;

export const answerRecommendGoodsList = answer(
  recommendGoodsList,
  async (request, { db, fail, language }) => {
    const { store_id, goods_show_type: type = 1 } = request;
    await findStore(db, store_id, fail);
    const canBeHad = and(eq(goods.is_sold_out, false), ne(goods.stock, 0));
    const rows = await db
      .select()
      .from(goods)
      .where(and(onMenu(store_id, type), isNotNull(goods.recommended), canBeHad))
      .orderBy(asc(goods.recommended), asc(goods.id))
      .limit(MOST);
    return { goods: rows.map((row) => presentListed(row, language)) };
  },
);
