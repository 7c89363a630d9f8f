import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { Count, GoodsShowType, Id, Time } from "#contract/scalars.ts";
import { LineChoice, ServerCart } from "../cart.ts";
import * as Code from "../codes.ts";

const Owner = { store_id: Id, goods_show_type: z.optional(GoodsShowType) };

export const addShopCart = call({
  path: "/order/shopcart/addshopcart",
  about:
    "Adds pieces to the member's cart on the server; an identical line grows. 1000: lines of these goods " +
    "whose options are no more have to leave the cart first.",
  access: "visitor",
  effect: "write",
  request: z.object({ ...Owner, ...LineChoice.shape, number: Count }),
  response: ServerCart,
  fails: [Code.storeMissing, Code.productMissing, Code.soldOut, Code.stockShort, Code.multiSpecGoodsRemoved],
});

export const shopCartList = call({
  path: "/order/shopcart/shopcartlist",
  about: "The member's cart on the server, at today's prices.",
  access: "visitor",
  effect: "read",
  request: z.object(Owner),
  response: ServerCart,
  fails: [Code.storeMissing],
});

export const subShopCart = call({
  path: "/order/shopcart/subshopcart",
  about: "Takes pieces off a line; a line without pieces is gone.",
  access: "visitor",
  effect: "write",
  request: z.object({ ...Owner, id: Id, number: Count }),
  response: ServerCart,
  fails: [Code.storeMissing, Code.productMissing],
});

export const clearShopCart = call({
  path: "/order/shopcart/clearshopcart",
  about: "Empties the member's cart of a store.",
  access: "visitor",
  effect: "write",
  request: z.object(Owner),
  response: ServerCart,
  fails: [Code.storeMissing],
});

export const clearOutTimeShopCart = call({
  path: "/order/shopcart/clearouttimeshopcart",
  about: "Removes lines whose goods can no longer be had, and tells which.",
  access: "visitor",
  effect: "write",
  request: z.object(Owner),
  response: z.object({ ...ServerCart.shape, removed: z.array(Id) }),
  fails: [Code.storeMissing],
});

export const updateShopCartTime = call({
  path: "/order/shopcart/updateshopcarttime",
  about: "Keeps the cart for another day, and notes the time that it is meant for.",
  access: "visitor",
  effect: "write",
  request: z.object({ ...Owner, meal_time: z.optional(Time) }),
  response: ServerCart,
  fails: [Code.storeMissing, Code.outsideAppointmentTime],
});

export const addShopCartAll = call({
  path: "/order/shopcart/addshopcartall",
  about:
    "Adds many lines at once, as when a visitor's local cart moves to the server. All or none; 1000 as at addshopcart.",
  access: "visitor",
  effect: "write",
  request: z.object({
    ...Owner,
    lines: z.array(z.object({ ...LineChoice.shape, number: Count })).check(z.minLength(1), z.maxLength(100)),
  }),
  response: ServerCart,
  fails: [Code.storeMissing, Code.productMissing, Code.soldOut, Code.stockShort, Code.multiSpecGoodsRemoved],
});
