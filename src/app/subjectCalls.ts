import type { Call, RequestOf } from "#contract/call.ts";
import type { getCouponInfo } from "#contract/calls/coupons.ts";
import type { storeIndex } from "#contract/calls/store.ts";
import type { Query } from "#routes/route.ts";
import type { RouteName } from "#routes/table.ts";
import { type EarlyCall, earlyCalls } from "./earlyCalls.ts";

const ABOUT: readonly string[] = [
  "/order/store/index",
  "/mall/store/index",
  "/api/goods/goodsdetail",
  "/bento/goods/goodsdetail",
];

function about<C extends Call>(path: C["path"], request: RequestOf<C> & Record<string, unknown>): EarlyCall {
  return { path, access: "anyone", request };
}

const store = ({ storeId }: Query) =>
  storeId ? about<typeof storeIndex>("/order/store/index", { store_id: storeId }) : null;

/** Screens that bring no such answer along and are about something all the same. */
const others: { readonly [Name in RouteName]?: (query: Query) => EarlyCall | null } = {
  coupon: ({ couponId }) =>
    couponId ? about<typeof getCouponInfo>("/order/store/getcouponinfo", { coupon_id: couponId }) : null,
  storeCoupon: store,
  goodsCouponBuy: store,
};

/** The call whose answer says what a page is about, and whether there is such a thing; null: it is about the app. */
export function subjectCall(name: RouteName, query: Query): EarlyCall | null {
  const early = earlyCalls[name]?.(query) ?? [];
  return early.find(({ path }) => ABOUT.includes(path)) ?? others[name]?.(query) ?? null;
}
