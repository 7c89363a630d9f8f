import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import {
  presellStoreList,
  specialGoodsList,
  specialIndex,
  specialStoreList,
  storeListCoupon,
} from "#contract/calls/specials.ts";
import * as Code from "#contract/codes.ts";
import { StoreSort } from "#contract/enumerations.ts";
import { offersSeenBy } from "#provider/coupons/couponOffers.ts";
import { givenOut } from "#provider/coupons/presentCoupon.ts";
import { coupons } from "#provider/db/tables/coupons.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { specialGoods, specials, specialStores } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import { answer } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { listStores } from "#provider/stores/list/presentStores.ts";
import { onShow, sortRings } from "#provider/stores/list/storePage.ts";
import { findSpecial, presentSpecialGoods, readSpecials, runningNow, specialGoodsQuery } from "./specials.ts";

export const answerSpecialIndex = answer(
  specialIndex,
  async ({ special_id, kind }, { db, fail, language, now }) => {
    const shown = { language, now };
    if (special_id !== undefined) return { specials: [await findSpecial(db, special_id, shown, fail)] };
    const where = kind === undefined ? undefined : eq(specials.kind, kind);
    return { specials: await readSpecials(db, where, shown) };
  },
);

/** The offer's place and id, and the goods' id. */
const Place = z.tuple([z.int(), z.string(), z.string()]);

export const answerSpecialGoodsList = answer(
  specialGoodsList,
  async (request, { db, fail, language, now, parts }) => {
    const { cursor, kind, special_id, store_id } = request;
    if (store_id !== undefined) await findStore(db, store_id, fail);
    if (special_id !== undefined) await findSpecial(db, special_id, { language, now }, fail);
    const after = readCursor(Place, cursor, parts.signingKey, fail);
    const where = and(
      store_id === undefined ? undefined : eq(goods.store_id, store_id),
      special_id === undefined ? undefined : eq(specials.id, special_id),
      kind === undefined ? undefined : eq(specials.kind, kind),
      after === null
        ? undefined
        : sql`(${specials.position}, ${specials.id}, ${goods.id}) > (${after[0]}::int, ${after[1]}, ${after[2]})`,
    );
    const found = await specialGoodsQuery(db, where, now).limit(PAGE_SIZE + 1);
    const shown = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => presentSpecialGoods(row, language)),
      next_cursor:
        last === undefined
          ? null
          : writeCursor(parts.signingKey, [last.special.position, last.special.id, last.goods.id]),
    };
  },
);

export const answerSpecialStoreList = answer(specialStoreList, async (request, context) => {
  const { db, fail, language, now } = context;
  const { cursor, position, sort = StoreSort.comprehensive, special_id } = request;
  if (sort === StoreSort.distance && position === undefined)
    return fail(Code.missingParameter, { fields: ["position"] });
  const special = await findSpecial(db, special_id, { language, now }, fail);
  const takesPart = sql`${stores.id} in (
      select ${specialStores.store_id} from ${specialStores} where ${specialStores.special_id} = ${special_id})`;
  const wanted = {
    cursor,
    name: `special ${special_id} ${sort}`,
    ...sortRings(sort, position),
    where: and(onShow, takesPart),
  };
  const { items, next_cursor } = await listStores(wanted, context);
  return { special, items, next_cursor };
});

export const answerPresellStoreList = answer(presellStoreList, async ({ cursor, position }, context) => {
  const { db, language, now } = context;
  const sort = position === undefined ? 1 : 2;
  const ahead = eq(specials.kind, "presell");
  const sellsAhead = sql`${stores.id} in (
      select ${goods.store_id} from ${specialGoods}
      inner join ${specials} on ${specials.id} = ${specialGoods.special_id}
      inner join ${goods} on ${goods.id} = ${specialGoods.goods_id}
      where ${and(ahead, runningNow(now), eq(goods.is_withdrawn, false))})`;
  const { items: shown, next_cursor } = await listStores(
    { name: `presell ${sort}`, ...sortRings(sort, position), where: and(onShow, sellsAhead), cursor },
    context,
  );
  const ids = shown.map(({ store_id }) => store_id);
  const offered =
    ids.length === 0 ? [] : await specialGoodsQuery(db, and(ahead, inArray(goods.store_id, ids)), now);
  const items = shown.map((store) => ({
    store,
    goods: offered
      .filter((row) => row.goods.store_id === store.store_id)
      .map((row) => presentSpecialGoods(row, language)),
  }));
  return { items, next_cursor };
});

export const answerStoreListCoupon = answer(storeListCoupon, async ({ cursor, position }, context) => {
  const { db, now } = context;
  const sort = position === undefined ? 1 : 2;
  const gives = sql`${stores.id} in (select ${coupons.store_id} from ${coupons} where ${givenOut(now)})`;
  const {
    rows,
    items: shown,
    next_cursor,
  } = await listStores(
    { name: `coupons ${sort}`, ...sortRings(sort, position), where: and(onShow, gives), cursor },
    context,
  );
  const ids = rows.map(({ id }) => id);
  const offered =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(coupons)
          .where(and(givenOut(now), inArray(coupons.store_id, ids)))
          .orderBy(asc(coupons.minimum_spend), desc(coupons.discount_price), asc(coupons.id));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const offers = await offersSeenBy(
    db,
    offered.map((coupon) => ({ coupon, store_name: names.get(coupon.store_id ?? "") ?? null })),
    context,
  );
  const items = shown.map((store) => ({
    store,
    coupons: offers.filter(({ store_id }) => store_id === store.store_id),
  }));
  return { items, next_cursor };
});
