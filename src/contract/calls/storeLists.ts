import * as z from "zod/mini";
import { call, page } from "#contract/call.ts";
import { PostalCode } from "#contract/address.ts";
import { Said } from "#contract/goods.ts";
import { Bounds, Cursor, Flag, Id, OrderType, Position, StoreSort } from "#contract/scalars.ts";
import { Banner, BannerPlace, FeedPost, StoreFilter, StoreSummary, StoreKind } from "#contract/storeLists.ts";
import * as Code from "../codes.ts";

export const newStores = call({
  path: "/api/store/new_stores",
  about: "Stores that came within the last 90 days, the newest first.",
  access: "anyone",
  effect: "read",
  request: z.object({
    position: z.optional(Position),
    /** Only stores where one can order in this way; that deliver to the position, where there is one and it is delivery. */
    order_type: z.optional(OrderType),
    cursor: z.optional(Cursor),
  }),
  response: page(StoreSummary),
  fails: [],
});

export const storeList = call({
  path: "/api/store/store_list",
  about:
    "Stores by sort and filter, those that take orders now before the others. `is_favourite` 1 leaves the caller's favorites, those that have left included; " +
    "sorting by distance needs `position`: 114.",
  access: "anyone",
  effect: "read",
  request: z.object({
    ...StoreFilter.shape,
    position: z.optional(Position),
    /** Of the position, where it is known: some stores deliver by it. */
    postal_code: z.optional(PostalCode),
    sort: z.optional(StoreSort),
    /**
     * Of stores of any way: which one `wait_minutes`, `is_bookable` and the hours are told of, where the store offers it.
     * `order_type` goes before it.
     */
    way: z.optional(OrderType),
    is_favourite: z.optional(Flag),
    /** Only what a map shows. */
    bounds: z.optional(Bounds),
    cursor: z.optional(Cursor),
  }),
  response: z.object({
    ...page(StoreSummary).shape,
    /** How many stores there are in all, counted up to 100; null on further pages. */
    count: z.nullable(z.int()),
    store_types: z.array(StoreKind),
    /** 1: nothing holds the words as they were typed, and these are like them. */
    is_near: z.optional(Flag),
    ...Said,
  }),
  fails: [],
});

export const bannerList = call({
  path: "/order/store/banner_list",
  about:
    "Banners of a place in the app; on home the newest posts of the operator's social-media feed as well.",
  access: "anyone",
  effect: "read",
  request: z.object({
    place: BannerPlace,
    /** With the place "store". */
    store_id: z.optional(Id),
  }),
  response: z.object({
    banners: z.array(Banner),
    /** At most six; empty where the feed is silent. */
    posts: z.array(FeedPost),
  }),
  fails: [Code.storeMissing],
});
