import { and, asc, eq, inArray } from "drizzle-orm";
import type * as z from "zod/mini";
import {
  mallAddShopCart,
  mallClearShopCart,
  mallDelShopCart,
  mallShopCartList,
  mallSubShopCart,
} from "#contract/calls/mallShopcart.ts";
import type { LineChoice, LineProblem } from "#contract/cart.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { MallCart } from "#contract/mall.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { optionWords } from "#domain/menu/optionWords.ts";
import { lineProblems } from "#domain/cart/lineProblems.ts";
import { missingForFree } from "#domain/delivery/shipping.ts";
import { unitPrice } from "#domain/price/unitPrice.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { shopcartLines } from "#provider/db/tables/mall.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { lockMember } from "#provider/members/member.ts";
import { findGoods, presentGoods } from "#provider/menu/goods.ts";
import { addToCart } from "#provider/orders/cart/serverCart.ts";
import { answer } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { isForSale } from "./shops.ts";

/** What cannot be ordered at all, however few pieces are taken of it. */
const OUT: readonly LineProblem["reason"][] = ["gone", "sold_out", "options_changed"];

/** A member's lines of the mall, of all its shops. */
const mallLinesOf = (uid: string) =>
  and(eq(shopcartLines.uid, uid), eq(shopcartLines.goods_show_type, GoodsShowType.mall));

/**
 * The mall's cart as it is told, at today's prices, with what keeps lines from being ordered as they stand. Sums leave
 * out what cannot be had at all. The shops stand in the order in which something of theirs was first added.
 */
async function mallCart(
  db: Database,
  uid: string,
  language: WireLanguage,
): Promise<z.infer<typeof MallCart>> {
  const rows = await db
    .select({ line: shopcartLines, row: goods, store: stores })
    .from(shopcartLines)
    .innerJoin(goods, eq(goods.id, shopcartLines.goods_id))
    .innerJoin(stores, eq(stores.id, goods.store_id))
    .where(mallLinesOf(uid))
    .orderBy(asc(shopcartLines.added_at), asc(shopcartLines.id));
  const pieces = new Map<string, number>();
  for (const { line } of rows) pieces.set(line.goods_id, (pieces.get(line.goods_id) ?? 0) + line.number);
  const today = new Map<string, Goods>();
  for (const { row, store } of rows) {
    if (isForSale(row, store)) today.set(row.id, presentGoods(row, language));
  }
  const asked = rows.map(({ line, row }) => ({
    goods_id: line.goods_id,
    option_value: line.option_value,
    number: line.number,
    price:
      line.price_seen ?? unitPrice(presentGoods(row, language), line.option_value, GoodsShowType.mall).unit,
  }));
  const problems = lineProblems(asked, today, GoodsShowType.mall);
  const out = new Set(problems.filter(({ reason }) => OUT.includes(reason)).map(lineKey));
  const shop_cart = rows.map(({ line, row }) => {
    const goods_detail = presentGoods(row, language, pieces.get(row.id) ?? 0);
    const price = unitPrice(goods_detail, line.option_value, GoodsShowType.mall).unit;
    return {
      id: line.id,
      goods_id: line.goods_id,
      goods_num: line.number,
      option_value: line.option_value,
      option_name: optionWords(goods_detail.option, line.option_value),
      price,
      price_seen: line.price_seen ?? price,
      goods_detail,
    };
  });
  const sumOf = (lines: typeof shop_cart) =>
    lines
      .filter((line) => !out.has(lineKey(line)))
      .reduce((sum, { goods_num, price }) => sum + goods_num * price, 0);
  const shops = [...new Map(rows.map(({ store }) => [store.id, store])).values()].map((store) => {
    const own = shop_cart.filter(({ goods_detail }) => goods_detail.store_id === store.id);
    const goods_subtotal = sumOf(own);
    return {
      store_id: store.id,
      store_name: store.name[language],
      line_ids: own.map(({ id }) => id),
      goods_subtotal,
      missing_for_free: missingForFree(store.shipping?.freeprice ?? 0, goods_subtotal),
    };
  });
  return {
    shop_cart,
    total_count: shop_cart.reduce((sum, { goods_num }) => sum + goods_num, 0),
    total_price: sumOf(shop_cart),
    shops,
    problems,
  };
}

/** Takes lines out of the cart that were ordered just now. The member is locked. */
export async function takeOutOrdered(
  db: Database,
  uid: string,
  ordered: readonly LineChoice[],
): Promise<void> {
  const keys = new Set(ordered.map(lineKey));
  const lines = await db.select().from(shopcartLines).where(mallLinesOf(uid));
  const done = lines.filter((line) => keys.has(lineKey(line))).map(({ id }) => id);
  if (done.length > 0) await db.delete(shopcartLines).where(inArray(shopcartLines.id, done));
}

export const answerMallShopCartList = answer(mallShopCartList, async (_, { caller, db, language }) =>
  mallCart(db, caller.uid, language),
);

export const answerMallAddShopCart = answer(mallAddShopCart, async (request, context) => {
  const { caller, db, fail, language, now } = context;
  const row = await findGoods(db, { goods_id: request.goods_id }, fail);
  const store = await findStore(db, row.store_id, () => fail(Code.productMissing));
  if (!isForSale(row, store)) return fail(Code.productMissing);
  const cart = { uid: caller.uid, store_id: row.store_id, type: GoodsShowType.mall } as const;
  await addToCart(db, cart, { lines: [request], now }, fail);
  return mallCart(db, caller.uid, language);
});

export const answerMallSubShopCart = answer(mallSubShopCart, async ({ id, number }, context) => {
  const { caller, db, fail, language } = context;
  await lockMember(db, caller.uid);
  const wanted = and(mallLinesOf(caller.uid), eq(shopcartLines.id, id));
  const [line] = await db.select().from(shopcartLines).where(wanted);
  if (line === undefined) return fail(Code.productMissing);
  const left = line.number - number;
  if (left > 0) await db.update(shopcartLines).set({ number: left }).where(wanted);
  else await db.delete(shopcartLines).where(wanted);
  return mallCart(db, caller.uid, language);
});

export const answerMallDelShopCart = answer(mallDelShopCart, async ({ ids }, context) => {
  const { caller, db, language } = context;
  await lockMember(db, caller.uid);
  await db.delete(shopcartLines).where(and(mallLinesOf(caller.uid), inArray(shopcartLines.id, ids)));
  return mallCart(db, caller.uid, language);
});

export const answerMallClearShopCart = answer(mallClearShopCart, async ({ of_store }, context) => {
  const { caller, db, fail, language } = context;
  if (of_store !== undefined) await findStore(db, of_store, fail);
  await lockMember(db, caller.uid);
  const own = of_store === undefined ? undefined : eq(shopcartLines.store_id, of_store);
  await db.delete(shopcartLines).where(and(mallLinesOf(caller.uid), own));
  return mallCart(db, caller.uid, language);
});
