import { and, asc, eq, isNotNull, ne } from "drizzle-orm";
import { apiGoodsDetail, bentoGoodsDetail } from "#contract/calls/goods.ts";
import { goodList, goodsDetail, recommendGoodsList, searchGoods } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { specialPrice } from "#domain/price/unitPrice.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { answer } from "#provider/server/context.ts";
import { statedCourseTime } from "#provider/orders/visits/courses.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { findGoods, goodsPage, menuCategories, onMenu, presentGoods, presentListed } from "./goods.ts";
import { readGoesWith, withGoesWith } from "./goesWith.ts";
import { searchMenu } from "./searchMenu.ts";
import { runningOffers } from "./specials.ts";

/** A menu is the same for everybody, until its store changes it. */
const byStore = ({ store_id }: { readonly store_id: string }) => ({ store_id });

export const answerGoodList = answer(
  goodList,
  async (request, { db, fail, language, parts }) => {
    const { store_id, category_id, cursor, goods_show_type: type = GoodsShowType.dineIn } = request;
    await findStore(db, store_id, fail);
    if (category_id !== undefined) {
      const [category] = await db
        .select({ id: categories.id })
        .from(categories)
        .where(
          and(
            eq(categories.id, category_id),
            eq(categories.store_id, store_id),
            eq(categories.is_withdrawn, false),
          ),
        );
      if (category === undefined) return fail(Code.productTypeMissing);
    }
    const inCategory = category_id === undefined ? undefined : eq(goods.category_id, category_id);
    const where = and(onMenu(store_id, type), inCategory);
    const { rows, next_cursor } = await goodsPage(db, { where, cursor, key: parts.signingKey }, fail);
    return {
      categories: await menuCategories(db, store_id, type, language),
      goods: rows.map((row) => presentListed(row, language)),
      next_cursor,
    };
  },
  byStore,
);

export const answerGoodsDetail = answer(
  goodsDetail,
  async ({ store_id, goods_id }, { db, fail, language }) => {
    const store = await findStore(db, store_id, fail);
    const row = await findGoods(db, { goods_id, store_id }, fail);
    const course_time = await statedCourseTime(db, row, store);
    return {
      ...withGoesWith(row, await readGoesWith(db, row), language),
      ...(course_time !== null && { course_time }),
    };
  },
  byStore,
);

const MOST = 8;

export const answerRecommendGoodsList = answer(
  recommendGoodsList,
  async (request, { db, fail, language }) => {
    const { store_id, goods_show_type: type = GoodsShowType.dineIn } = request;
    await findStore(db, store_id, fail);
    const canBeHad = and(eq(goods.is_sold_out, false), eq(goods.is_off_hours, false), ne(goods.stock, 0));
    const rows = await db
      .select()
      .from(goods)
      .where(and(onMenu(store_id, type), isNotNull(goods.recommended), canBeHad))
      .orderBy(asc(goods.recommended), asc(goods.id))
      .limit(MOST);
    return { goods: rows.map((row) => presentListed(row, language)) };
  },
  byStore,
);

export const answerSearchGoods = answer(searchGoods, async (request, { db, fail, language, parts }) => {
  const { store_id, keyword, cursor, goods_show_type: type = GoodsShowType.dineIn } = request;
  await findStore(db, store_id, fail);
  return searchMenu(db, { store_id, type, keyword, cursor, language, key: parts.signingKey }, fail);
});

export const answerApiGoodsDetail = answer(
  apiGoodsDetail,
  async ({ goods_id }, { db, fail, language }) =>
    presentGoods(await findGoods(db, { goods_id }, fail), language),
  () => ({ store_id: null }),
);

export const answerBentoGoodsDetail = answer(
  bentoGoodsDetail,
  async ({ goods_id, special_id }, { db, fail, language, now }) => {
    const shown = presentGoods(await findGoods(db, { goods_id }, fail), language);
    if (special_id === undefined) return shown;
    const offers = await runningOffers(db, [{ goods_id, special_id }], now);
    return specialPrice(shown, offers.get(goods_id) ?? fail(Code.productMissing));
  },
);
