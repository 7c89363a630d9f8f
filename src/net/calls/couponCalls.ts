import type {
  getCouponInfo,
  memberCoupon,
  orderCouponList,
  spendMemberCoupon,
  storeCouponList,
} from "#contract/calls/coupons.ts";
import { callReference } from "./callReference.ts";

const calls = () => import("#contract/calls/coupons.ts");

/** The calls of coupons, without the weight of their schemas. */
export const orderCouponListCall = callReference<typeof orderCouponList>(
  "/order/order/couponlist",
  "visitor",
  "read",
  () => calls().then((all) => all.orderCouponList),
);

export const storeCouponListCall = callReference<typeof storeCouponList>(
  "/order/store/couponlist",
  "anyone",
  "read",
  () => calls().then((all) => all.storeCouponList),
);

export const getCouponInfoCall = callReference<typeof getCouponInfo>(
  "/order/store/getcouponinfo",
  "anyone",
  "read",
  () => calls().then((all) => all.getCouponInfo),
);

export const memberCouponCall = callReference<typeof memberCoupon>(
  "/order/my/membercoupon",
  "visitor",
  "read",
  () => calls().then((all) => all.memberCoupon),
);

export const spendMemberCouponCall = callReference<typeof spendMemberCoupon>(
  "/order/my/use_member_coupon",
  "visitor",
  "write",
  () => calls().then((all) => all.spendMemberCoupon),
);
