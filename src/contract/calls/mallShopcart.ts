import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { LineChoice } from "#contract/cart.ts";
import { MallCart } from "#contract/mall.ts";
import { Count, Id } from "#contract/scalars.ts";
import * as Code from "../codes.ts";

export const mallShopCartList = call({
  path: "/mall/shopcart/shopcartlist",
  about: "The caller's mall cart, at today's prices.",
  access: "visitor",
  effect: "read",
  request: z.object({}),
  response: MallCart,
  fails: [],
});

export const mallAddShopCart = call({
  path: "/mall/shopcart/addshopcart",
  about:
    "Adds pieces to the mall cart; an identical line grows. 1000: lines of these goods whose options " +
    "are no more have to leave the cart first.",
  access: "visitor",
  effect: "write",
  request: z.object({ ...LineChoice.shape, option_value: z.array(Id).check(z.maxLength(50)), number: Count }),
  response: MallCart,
  fails: [Code.productMissing, Code.soldOut, Code.stockShort, Code.multiSpecGoodsRemoved],
});

export const mallSubShopCart = call({
  path: "/mall/shopcart/subshopcart",
  about: "Takes pieces off a line; a line without pieces is gone.",
  access: "visitor",
  effect: "write",
  request: z.object({ id: Id, number: Count }),
  response: MallCart,
  fails: [Code.productMissing],
});

export const mallDelShopCart = call({
  path: "/mall/shopcart/delshopcart",
  about: "Removes lines; those that are gone already are no failure.",
  access: "visitor",
  effect: "write",
  request: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(200)) }),
  response: MallCart,
  fails: [],
});

export const mallClearShopCart = call({
  path: "/mall/shopcart/clearshopcart",
  about: "Empties the mall cart, or one shop's part of it.",
  access: "visitor",
  effect: "write",
  request: z.object({ of_store: z.optional(Id) }),
  response: MallCart,
  fails: [Code.storeMissing],
});
