import * as z from "zod/mini";
import { call, page } from "#contract/call.ts";
import { CouponOffer } from "#contract/coupon.ts";
import { Category, Found, Goods } from "#contract/goods.ts";
import { Cursor, Id, JumpType, MallSort, PayType, Text } from "#contract/scalars.ts";
import { StoreDetail } from "#contract/store.ts";
import { Banner, StoreSummary } from "#contract/storeLists.ts";
import * as Code from "../codes.ts";
import { ShippingRules } from "../shipping.ts";

/** Goods of several shops, and the shops' names. */
const MallGoods = {
  goods: z.array(Goods),
  /** Of the shops that `goods` name. */
  shops: z.array(z.object({ store_id: Id, name: z.string() })),
  /** To ask for the next page with; null on the last. */
  next_cursor: z.nullable(z.string()),
};

export const mallStoreIndex = call({
  path: "/mall/store/index",
  about:
    "The mall's front: banners, categories, shops and recommended goods; with `store_id` that of one shop.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: z.optional(Id) }),
  response: z.object({
    /** The shop that was asked for; null for the whole mall. */
    store: z.nullable(StoreDetail),
    banners: z.array(Banner),
    categories: z.array(Category),
    shops: z.array(StoreSummary),
    recommended: z.array(Goods),
  }),
  fails: [Code.storeMissing],
});

export const mallGoodList = call({
  path: "/mall/store/goodlist",
  about: "Goods of the mall or of one of its shops, all or of a category.",
  access: "anyone",
  effect: "read",
  request: z.object({
    store_id: z.optional(Id),
    category_id: z.optional(Id),
    sort: z.optional(MallSort),
    cursor: z.optional(Cursor),
  }),
  response: z.object({ categories: z.array(Category), ...MallGoods }),
  fails: [Code.storeMissing, Code.productTypeMissing],
});

export const mallCouponList = call({
  path: "/mall/store/couponlist",
  about: "Coupons for the mall, or for one of its shops, that can be claimed now, or soon.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: z.optional(Id), cursor: z.optional(Cursor) }),
  response: page(CouponOffer),
  fails: [Code.storeMissing],
});

export const mallSearchGoods = call({
  path: "/mall/store/searchgoods",
  about:
    "Goods of the mall or of one of its shops that hold all words of the keyword, found and ranked as by the search of a " +
    "store; with another `sort` than 1 in its order.",
  access: "anyone",
  effect: "read",
  request: z.object({
    keyword: Text(100),
    store_id: z.optional(Id),
    sort: z.optional(MallSort),
    cursor: z.optional(Cursor),
  }),
  response: z.object({ ...MallGoods, ...Found }),
  fails: [Code.storeMissing],
});

export const mallStorePayList = call({
  path: "/mall/store/storepaylist",
  about: "Payment methods that all of the shops take, so that their orders can be paid together.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_ids: z.array(Id).check(z.minLength(1), z.maxLength(50)) }),
  response: z.object({ pay_list: z.array(PayType) }),
  fails: [Code.storeMissing],
});

export const mallJumpType = call({
  path: "/mall/store/jump_type",
  about:
    "Where someone who is not signed in belongs: 1 sign-in page, 2 anonymous registration, 3 single sign-on.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: z.optional(Id) }),
  response: z.object({
    jump_type: JumpType,
    /** Address of the single sign-on page; null unless that is the `jump_type`. */
    url: z.nullable(z.string()),
  }),
  fails: [Code.storeMissing],
});

export const mallStoreAttr = call({
  path: "/mall/store/storeAttr",
  about: "What a shop is known for, as pairs to show, and how it ships.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: Id }),
  response: z.object({
    attributes: z.array(z.object({ name: z.string(), value: z.string() })),
    shipping: ShippingRules,
  }),
  fails: [Code.storeMissing],
});
