import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import { apiGoodsDetail } from "#contract/calls/goods.ts";
import { goodList, goodsDetail, recommendGoodsList, searchGoods } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { wordsIn } from "#domain/menu/document/menuTexts.ts";
import { tableRules, timeOfCourse } from "#domain/orders/tableRules.ts";
import { searchText } from "#domain/values/searchText.ts";
import { type GoodsRow, presentGoods, presentListed } from "#provider/menu/goods.ts";
import { isHad, withGoesWith } from "#provider/menu/goesWith.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import { type Answered, answer } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { draftGoods } from "./draftGoods.ts";

const Place = z.tuple([z.int()]);

const soldAs =
  (type: GoodsShowType) =>
  ({ show_types }: GoodsRow): boolean =>
    show_types.includes(type);

/** A page of goods from where a cursor says. */
function pageOf(rows: readonly GoodsRow[], from: number, key: string) {
  const end = from + PAGE_SIZE;
  return { shown: rows.slice(from, end), next_cursor: rows.length > end ? writeCursor(key, [end]) : null };
}

const list = answer(goodList, async (request, { db, fail, language, now, parts }) => {
  const { category_id, cursor, goods_show_type: type = GoodsShowType.dineIn, store_id } = request;
  const { menu, rows } = await draftGoods(db, store_id, now);
  const sold = rows.filter(soldAs(type));
  const counts = Map.groupBy(sold, (row) => row.category_id);
  const [from] = readCursor(Place, cursor, parts.signingKey, fail) ?? [0];
  const wanted = category_id === undefined ? sold : (counts.get(category_id) ?? []);
  const { next_cursor, shown } = pageOf(wanted, from, parts.signingKey);
  return {
    categories: menu.categories.flatMap(({ id, name }) => {
      const goods_count = counts.get(id)?.length ?? 0;
      const words = wordsIn(name, language);
      return goods_count === 0 ? [] : [{ category_id: id, name: words, goods_count }];
    }),
    goods: shown.map((row) => presentListed(row, language)),
    next_cursor,
  };
});

const detail = answer(goodsDetail, async ({ goods_id, store_id }, { db, fail, language, now }) => {
  const { menu, rows } = await draftGoods(db, store_id, now);
  const row = rows.find(({ id }) => id === goods_id) ?? fail(Code.productMissing);
  const wanted = menu.dishes.find(({ id }) => id === goods_id)?.goes_with ?? [];
  const others = wanted.flatMap((id) => rows.find((other) => other.id === id) ?? []);
  const { table_rules } = await findStore(db, store_id, fail);
  const hasDishes = rows.some(({ course_id, is_buffet }) => is_buffet && course_id === row.id);
  const course_time =
    row.is_course && hasDishes ? timeOfCourse(row.course_time, tableRules(table_rules)) : null;
  return { ...withGoesWith(row, others, language), ...(course_time !== null && { course_time }) };
});

const olderDetail = answer(apiGoodsDetail, async ({ goods_id }, context) => {
  const { db, fail, language, now, store_id = "" } = context;
  const { rows } = await draftGoods(db, store_id, now);
  return presentGoods(rows.find(({ id }) => id === goods_id) ?? fail(Code.productMissing), language);
});

const MOST_RECOMMENDED = 8;

const recommended = answer(recommendGoodsList, async (request, { db, language, now }) => {
  const { goods_show_type: type = GoodsShowType.dineIn, store_id } = request;
  const { rows } = await draftGoods(db, store_id, now);
  const found = rows
    .flatMap((row) => (row.recommended === null ? [] : [{ row, at: row.recommended }]))
    .filter(({ row }) => soldAs(type)(row) && isHad(row))
    .toSorted((one, other) => one.at - other.at);
  return { goods: found.slice(0, MOST_RECOMMENDED).map(({ row }) => presentListed(row, language)) };
});

/** By the names alone: what else is searched by is written down when the menu is published. */
const search = answer(searchGoods, async (request, { db, fail, language, now, parts }) => {
  const { cursor, goods_show_type: type = GoodsShowType.dineIn, keyword, store_id } = request;
  const { rows } = await draftGoods(db, store_id, now);
  const words = searchText(keyword);
  const holds = ({ name, reading }: GoodsRow) =>
    [...Object.values(name), reading].some((text) => searchText(text).includes(words));
  const [from] = readCursor(Place, cursor, parts.signingKey, fail) ?? [0];
  const found = rows.filter((row) => soldAs(type)(row) && holds(row));
  const { next_cursor, shown } = pageOf(found, from, parts.signingKey);
  return { goods: shown.map((row) => presentListed(row, language)), next_cursor };
});

/** The guests' calls that a preview answers from a store's draft. */
export const draftAnswers: readonly Answered[] = [list, detail, olderDetail, recommended, search];
