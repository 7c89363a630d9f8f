import { light } from "./callReference.ts";

/** The calls of coupons, without the weight of their schemas. */
export const orderCouponListCall = light(() => import("#contract/calls/coupons.ts"), "orderCouponList");

export const storeCouponListCall = light(() => import("#contract/calls/coupons.ts"), "storeCouponList");

export const getCouponInfoCall = light(() => import("#contract/calls/coupons.ts"), "getCouponInfo");

export const memberCouponCall = light(() => import("#contract/calls/coupons.ts"), "memberCoupon");

export const spendMemberCouponCall = light(() => import("#contract/calls/coupons.ts"), "spendMemberCoupon");
