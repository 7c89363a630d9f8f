import * as Code from "#contract/codes.ts";
import type { Failure } from "#net/answer.ts";
import { light } from "./callReference.ts";

/** That an offer is not there: no more, never was, or (205) its food court is not. */
export const OFFER_GONE = [Code.noData, Code.foodCourtMissing] as const;

/** Whether a call failed since there is no such offer. */
export function isOfferGone(failure: Failure | undefined): boolean {
  return failure?.kind === "code" && OFFER_GONE.some((code) => code === failure.code);
}

/** The calls of the screens of offers, without the weight of their schemas. */
export const specialIndexCall = light(() => import("#contract/calls/specials.ts"), "specialIndex");

export const specialStoreListCall = light(() => import("#contract/calls/specials.ts"), "specialStoreList");

export const specialGoodsListCall = light(() => import("#contract/calls/specials.ts"), "specialGoodsList");

export const presellStoreListCall = light(() => import("#contract/calls/specials.ts"), "presellStoreList");

export const storeListCouponCall = light(() => import("#contract/calls/specials.ts"), "storeListCoupon");

export const getCouponCall = light(() => import("#contract/calls/coupons.ts"), "getCoupon");
