import type { getCoupon } from "#contract/calls/coupons.ts";
import type {
  presellStoreList,
  specialGoodsList,
  specialIndex,
  specialStoreList,
  storeListCoupon,
} from "#contract/calls/specials.ts";
import * as Code from "#contract/codes.ts";
import type { Failure } from "#net/answer.ts";
import { callReference } from "./callReference.ts";

const calls = () => import("#contract/calls/specials.ts");

/** That an offer is not there: no more, never was, or (205) its food court is not. */
export const OFFER_GONE = [Code.noData, Code.foodCourtMissing] as const;

/** Whether a call failed since there is no such offer. */
export function isOfferGone(failure: Failure | undefined): boolean {
  return failure?.kind === "code" && OFFER_GONE.some((code) => code === failure.code);
}

/** The calls of the screens of offers, without the weight of their schemas. */
export const specialIndexCall = callReference<typeof specialIndex>(
  "/order/special/index",
  "anyone",
  "read",
  () => calls().then((all) => all.specialIndex),
);

export const specialStoreListCall = callReference<typeof specialStoreList>(
  "/order/special/storelist",
  "anyone",
  "read",
  () => calls().then((all) => all.specialStoreList),
);

export const specialGoodsListCall = callReference<typeof specialGoodsList>(
  "/order/store/specialgoodslist",
  "anyone",
  "read",
  () => calls().then((all) => all.specialGoodsList),
);

export const presellStoreListCall = callReference<typeof presellStoreList>(
  "/order/special/presellstorelist",
  "anyone",
  "read",
  () => calls().then((all) => all.presellStoreList),
);

export const storeListCouponCall = callReference<typeof storeListCoupon>(
  "/order/special/storelistcoupon",
  "anyone",
  "read",
  () => calls().then((all) => all.storeListCoupon),
);

export const getCouponCall = callReference<typeof getCoupon>("/order/my/getcoupon", "visitor", "write", () =>
  import("#contract/calls/coupons.ts").then((all) => all.getCoupon),
);
