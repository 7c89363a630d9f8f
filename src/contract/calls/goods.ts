import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { Goods } from "#contract/goods.ts";
import { Id } from "#contract/scalars.ts";
import * as Code from "../codes.ts";

export const apiGoodsDetail = call({
  path: "/api/goods/goodsdetail",
  about: "One of the goods with its option groups, for the older goods page.",
  access: "anyone",
  effect: "read",
  request: z.object({ goods_id: Id }),
  response: Goods,
  fails: [Code.productMissing],
});

export const bentoGoodsDetail = call({
  path: "/bento/goods/goodsdetail",
  about:
    "One of the pre-sale or bento goods with its option groups; with `special_id` at that offer's price. 302 once the " +
    "offer is over.",
  access: "anyone",
  effect: "read",
  request: z.object({ goods_id: Id, special_id: z.optional(Id) }),
  response: Goods,
  fails: [Code.productMissing],
});
