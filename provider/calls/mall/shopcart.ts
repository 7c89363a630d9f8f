import { and, eq, inArray } from "drizzle-orm";
import {
  mallAddShopCart,
  mallClearShopCart,
  mallDelShopCart,
  mallShopCartList,
  mallSubShopCart,
} from "#contract/calls/mallShopcart.ts";
import { answer } from "#provider/server/context.ts";
import { shopcartLines } from "#provider/db/tables/mall.ts";
import { findGoods } from "#provider/goods/findGoods.ts";
import { isForSale } from "#provider/mall/isForSale.ts";
import { mallCart, mallLinesOf } from "#provider/mall/mallCart.ts";
import { lockMember } from "#provider/members/lockMember.ts";
import { addToCart } from "#provider/shopcart/addToCart.ts";
import { findStore } from "#provider/stores/findStore.ts";

const MALL = 3;

export const answerMallShopCartList = answer(mallShopCartList, async (_, { caller, db, language }) =>
  mallCart(db, caller.uid, language),
);

export const answerMallAddShopCart = answer(mallAddShopCart, async (request, context) => {
  const { caller, db, fail, language, now } = context;
  const row = await findGoods(db, { goods_id: request.goods_id }, fail);
  const store = await findStore(db, row.store_id, () => fail(302));
  if (!isForSale(row, store)) return fail(302);
  const cart = { uid: caller.uid, store_id: row.store_id, type: MALL } as const;
  await addToCart(db, cart, { lines: [request], now }, fail);
  return mallCart(db, caller.uid, language);
});

export const answerMallSubShopCart = answer(mallSubShopCart, async ({ id, number }, context) => {
  const { caller, db, fail, language } = context;
  await lockMember(db, caller.uid);
  const wanted = and(mallLinesOf(caller.uid), eq(shopcartLines.id, id));
  const [line] = await db.select().from(shopcartLines).where(wanted);
  if (line === undefined) return fail(302);
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
