import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { Id } from "#contract/scalars.ts";
import * as Code from "../codes.ts";

const Noted = z.object({});

export const storeBrowse = call({
  path: "/order/flow/store_browse",
  about: "Notes that a store was looked at.",
  access: "anyone",
  effect: "write",
  request: z.object({ store_id: Id }),
  response: Noted,
  fails: [Code.storeMissing],
});

export const goodsBrowse = call({
  path: "/order/flow/goods_browse",
  about: "Notes that goods were looked at.",
  access: "anyone",
  effect: "write",
  request: z.object({ goods_id: Id, store_id: z.optional(Id) }),
  response: Noted,
  fails: [Code.productMissing],
});

export const mallGoodsBrowse = call({
  path: "/mall/flow/goods_browse",
  about: "Notes that goods of the mall were looked at.",
  access: "anyone",
  effect: "write",
  request: z.object({ goods_id: Id, store_id: z.optional(Id) }),
  response: Noted,
  fails: [Code.productMissing],
});
