import { route } from "../route.ts";

/** Coupons and vouchers. */
export const couponRoutes = {
  userCoupon: route({ path: "/userCoupon", title: "coupons", access: "visitor", parent: "user" }),
  coupon: route({ path: "/coupon", title: "coupons", takes: ["couponId"], parent: "userCoupon" }),
  storeCoupon: route({ path: "/storeCoupon", title: "coupons", takes: ["storeId"] }),
  storeCouponResult: route({ path: "/storeCouponResult", title: "coupons", takes: ["storeId"] }),
  goodsCoupon: route({ path: "/goodsCoupon", title: "vouchers" }),
  goodsCouponBuy: route({ path: "/goodsCouponBuy", title: "vouchers", parent: "goodsCoupon" }),
  goodsCouponBuyResult: route({
    path: "/goodsCouponBuyResult",
    title: "vouchers",
    takes: ["refillOrderNo"],
    parent: "goodsCoupon",
  }),
  goodsCouponUse: route({ path: "/goodsCouponUse", title: "vouchers", parent: "goodsCoupon" }),
  goodsCouponUseResult: route({ path: "/goodsCouponUseResult", title: "vouchers", parent: "goodsCoupon" }),
  voucher: route({ path: "/voucher", title: "vouchers", parent: "userVoucher" }),
  activate: route({ path: "/activate", title: "activate", takes: ["code"], parent: "userVoucher" }),
} as const;
