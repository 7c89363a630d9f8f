import { and, asc, eq } from "drizzle-orm";
import { orderForTable as orderCall, tableMenu, type TypedDish } from "#contract/calls/desk/tableOrder.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { readTables } from "#provider/desk/board/readBoard.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { goodsColumns, onMenu, presentGoods } from "#provider/menu/goods.ts";
import { CallFailed } from "#provider/server/context.ts";
import { answerDesk } from "#provider/staff/deskDispatch.ts";
import { orderForTable, refusalOf } from "./orderForTable.ts";

const menu = answerDesk(tableMenu, async ({ store_id }, context) => {
  const { db, language, now } = context;
  const store = await ownStore(context, store_id);
  const kinds = await db
    .select({ category_id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.store_id, store_id))
    .orderBy(asc(categories.position), asc(categories.id));
  const rows = await db
    .select({ row: goodsColumns, search: goods.search_text })
    .from(goods)
    .where(and(eq(goods.store_id, store_id), onMenu(store_id, GoodsShowType.dineIn)))
    .orderBy(asc(goods.position), asc(goods.id));
  const places = await readTables(db, store_id, now);
  return {
    store_name: store.name[language],
    most_people: store.max_people,
    categories: kinds
      .filter(({ category_id }) => rows.some(({ row }) => row.category_id === category_id))
      .map(({ category_id, name }) => ({ category_id, name: name[language] })),
    dishes: rows.map(({ row, search }): TypedDish => {
      const dish = presentGoods(row, language);
      return {
        id: dish.id,
        category_id: dish.category_id,
        name: dish.name,
        price: dish.price,
        discount_type: dish.discount_type,
        discount_price: dish.discount_price,
        option: dish.option,
        optionIds: dish.optionIds,
        is_buffet: dish.is_buffet,
        is_course: dish.is_course,
        course_id: dish.course_id,
        stock: dish.stock,
        is_sold_out: dish.is_sold_out,
        tax_class: dish.tax_class,
        search,
        sold: row.sales + row.sales_elsewhere,
      };
    }),
    tables: places.map(({ id, is_locked, name, people, seats }) => ({
      table_id: id,
      name,
      seats,
      is_locked,
      people,
    })),
  };
});

const order = answerDesk(orderCall, async (asked, context) => {
  const { fail, language, now, parts, signed, write } = context;
  const { store_id } = asked;
  const store = await ownStore(context, store_id);
  try {
    const placed = await write(async ({ audit, db }) => {
      const typed = { asked, store, staff_id: signed.staff.id, language, now, parts };
      const result = await orderForTable(db, typed);
      if (result !== null && !result.is_repeated) {
        const after = { table_id: asked.table_id, lines: asked.lines.length, total: result.total };
        await audit({ did: "order.type_in", subject: result.order_no, store_id, after });
      }
      return result;
    });
    return placed === null ? fail("gone") : { order_no: placed.order_no, number: placed.number };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const problems = error.data?.lines ?? [];
    return { refusal: refusalOf(error), goods_ids: problems.map(({ goods_id }) => goods_id) };
  }
});

export const tableOrderCalls = [menu, order];
