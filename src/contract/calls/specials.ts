import * as z from "zod/mini";
import { call, page } from "#contract/call.ts";
import { CouponOffer } from "#contract/coupon.ts";
import { Special, SpecialGoods, SpecialKind } from "#contract/goods.ts";
import { Cursor, Id, OrderType, Position, StoreSort } from "#contract/scalars.ts";
import { StoreSummary } from "#contract/storeLists.ts";
import * as Code from "../codes.ts";

const Where = { position: z.optional(Position), cursor: z.optional(Cursor) };

export const specialIndex = call({
  path: "/order/special/index",
  about:
    "What is on offer now, by kind; with `special_id` that one alone. 101: there is no such offer. 205 is for operators " +
    "with food courts: the one whose offer it is does not exist.",
  access: "anyone",
  effect: "read",
  request: z.object({ special_id: z.optional(Id), kind: z.optional(SpecialKind) }),
  response: z.object({ specials: z.array(Special) }),
  fails: [Code.noData, Code.foodCourtMissing],
});

export const specialStoreList = call({
  path: "/order/special/storelist",
  about:
    "The stores of an offer. 101: there is no such offer. 205: the food court whose offer it is does not exist.",
  access: "anyone",
  effect: "read",
  request: z.object({ special_id: Id, sort: z.optional(StoreSort), ...Where }),
  response: z.object({ special: Special, ...page(StoreSummary).shape }),
  fails: [Code.noData, Code.foodCourtMissing],
});

export const hotStoreList = call({
  path: "/order/special/hotstorelist",
  about: "Recommended stores: those that most have ordered from and reviewed well, near the position first.",
  access: "anyone",
  effect: "read",
  request: z.object({
    ...Where,
    /** Only stores where one can order in this way; that deliver to the position, where there is one and it is delivery. */
    order_type: z.optional(OrderType),
  }),
  response: page(StoreSummary),
  fails: [],
});

export const storeListCoupon = call({
  path: "/order/special/storelistcoupon",
  about: "Stores with coupons to claim, each with its coupons.",
  access: "anyone",
  effect: "read",
  request: z.object(Where),
  response: page(z.object({ store: StoreSummary, coupons: z.array(CouponOffer) })),
  fails: [],
});

export const presellStoreList = call({
  path: "/order/special/presellstorelist",
  about: "Stores that sell ahead, each with the goods that can be ordered ahead.",
  access: "anyone",
  effect: "read",
  request: z.object(Where),
  response: page(z.object({ store: StoreSummary, goods: z.array(SpecialGoods) })),
  fails: [],
});

export const specialGoodsList = call({
  path: "/order/store/specialgoodslist",
  about:
    "Goods on offer: of a store, of an offer, or of a kind of offer. 101: there is no such offer. 205: the food court whose " +
    "offer it is does not exist.",
  access: "anyone",
  effect: "read",
  request: z.object({
    store_id: z.optional(Id),
    special_id: z.optional(Id),
    kind: z.optional(SpecialKind),
    cursor: z.optional(Cursor),
  }),
  response: page(SpecialGoods),
  fails: [Code.noData, Code.storeMissing, Code.foodCourtMissing],
});
