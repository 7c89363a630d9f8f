import { and, eq, inArray } from "drizzle-orm";
import {
  addShopCart,
  addShopCartAll,
  clearOutTimeShopCart,
  clearShopCart,
  shopCartList,
  subShopCart,
  updateShopCartTime,
} from "#contract/calls/shopcart.ts";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { shopcartLines } from "#provider/db/tables/mall.ts";
import { lockMember } from "#provider/members/member.ts";
import { answer, type Caller, type Fail } from "#provider/server/context.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { addToCart, type CartKey, cartOf, cartRows, isServedAt, unavailable } from "./serverCart.ts";

interface Owner {
  readonly store_id: string;
  readonly goods_show_type?: GoodsShowType | undefined;
}

/** The caller's cart that a request is about; 201 for a store that does not exist. */
async function ownCart(
  { store_id, goods_show_type: type = GoodsShowType.dineIn }: Owner,
  { caller, db, fail }: { caller: Caller; db: Database; fail: Fail<typeof Code.storeMissing> },
): Promise<CartKey> {
  await findStore(db, store_id, fail);
  return { uid: caller.uid, store_id, type };
}

const linesOf = ({ uid, store_id, type }: CartKey) =>
  and(
    eq(shopcartLines.uid, uid),
    eq(shopcartLines.store_id, store_id),
    eq(shopcartLines.goods_show_type, type),
  );

export const answerAddShopCart = answer(addShopCart, async (request, context) => {
  const { db, fail, language, now } = context;
  const cart = await ownCart(request, context);
  await addToCart(db, cart, { lines: [request], now }, fail);
  return cartOf(db, cart, language);
});

export const answerAddShopCartAll = answer(addShopCartAll, async (request, context) => {
  const { db, fail, language, now } = context;
  const cart = await ownCart(request, context);
  await addToCart(db, cart, { lines: request.lines, now }, fail);
  return cartOf(db, cart, language);
});

export const answerShopCartList = answer(shopCartList, async (request, context) =>
  cartOf(context.db, await ownCart(request, context), context.language),
);

export const answerSubShopCart = answer(subShopCart, async (request, context) => {
  const { db, fail, language } = context;
  const cart = await ownCart(request, context);
  await lockMember(db, cart.uid);
  const wanted = and(linesOf(cart), eq(shopcartLines.id, request.id));
  const [line] = await db.select().from(shopcartLines).where(wanted);
  if (line === undefined) return fail(Code.productMissing);
  const number = line.number - request.number;
  if (number > 0) await db.update(shopcartLines).set({ number }).where(wanted);
  else await db.delete(shopcartLines).where(wanted);
  return cartOf(db, cart, language);
});

export const answerClearShopCart = answer(clearShopCart, async (request, context) => {
  const cart = await ownCart(request, context);
  await context.db.delete(shopcartLines).where(linesOf(cart));
  return cartOf(context.db, cart, context.language);
});

export const answerClearOutTimeShopCart = answer(clearOutTimeShopCart, async (request, context) => {
  const { db, language } = context;
  const cart = await ownCart(request, context);
  await lockMember(db, cart.uid);
  const removed = unavailable(await cartRows(db, cart), cart.type);
  if (removed.length > 0) await db.delete(shopcartLines).where(inArray(shopcartLines.id, removed));
  return { ...(await cartOf(db, cart, language)), removed };
});

export const answerUpdateShopCartTime = answer(updateShopCartTime, async (request, context) => {
  const { db, fail, language, now } = context;
  const cart = await ownCart(request, context);
  const time = request.meal_time === undefined ? null : new Date(request.meal_time);
  const store = await findStore(db, cart.store_id, fail);
  if (time !== null && !isServedAt(store, cart.type, time, now)) return fail(Code.outsideAppointmentTime);
  await db
    .update(shopcartLines)
    .set({ added_at: now, ...(time === null ? {} : { meal_time: time }) })
    .where(linesOf(cart));
  return cartOf(db, cart, language);
});
