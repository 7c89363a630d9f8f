import { route } from "../route.ts";

/** Coupons and vouchers. */
export const couponRoutes = {
  userCoupon: route({
    title: "coupons",
    takes: ["tab"],
    access: "visitor",
    texts: ["coupons", "specials", "stores"],
    tab: "me",
    parent: "user",
  }),
  coupon: route({
    title: "coupons",
    needs: ["couponId"],
    texts: ["coupons", "specials", "stores"],
    parent: "userCoupon",
  }),
  storeCoupon: route({
    title: "coupons",
    needs: ["storeId"],
    texts: ["coupons", "specials", "stores"],
    parent: "storeHome",
  }),
  // `couponId`: one that was claimed. `memberCouponId` and `useId`: one that is shown at the counter.
  storeCouponResult: route({
    title: "coupons",
    needs: ["storeId"],
    takes: ["couponId", "memberCouponId", "useId"],
    texts: ["coupons", "specials", "useTicket"],
    parent: "userCoupon",
  }),
  // `cardId`: one card with its history; without it, all that one holds.
  goodsCoupon: route({
    title: "vouchers",
    takes: ["cardId"],
    texts: ["value", "stores"],
    parent: "user",
  }),
  goodsCouponBuy: route({
    title: "vouchers",
    needs: ["storeId"],
    // `targetId`: the voucher that grows. `amount`: what is lacking. `orderNo`: the order that it is lacking for.
    takes: ["kind", "offerId", "targetId", "amount", "orderNo", "pay"],
    texts: ["value", "bill", "card"],
    hosts: ["vault"],
    parent: "goodsCoupon",
  }),
  goodsCouponBuyResult: route({
    title: "vouchers",
    needs: ["refillOrderNo"],
    texts: ["value"],
    parent: "goodsCoupon",
  }),
  // Of `cardId` and `voucherId` one; with `topUp` neither: the store's card grows by cash.
  goodsCouponUse: route({
    title: "vouchers",
    needs: ["storeId"],
    takes: ["cardId", "voucherId", "topUp"],
    texts: ["value"],
    parent: "goodsCoupon",
  }),
  goodsCouponUseResult: route({
    title: "vouchers",
    needs: ["storeId", "amount", "useId"],
    takes: ["cardId", "voucherId", "topUp"],
    texts: ["value", "useTicket"],
    parent: "goodsCoupon",
  }),
  voucher: route({
    title: "vouchers",
    needs: ["voucherId"],
    texts: ["value", "stores"],
    parent: "userVoucher",
  }),
  activate: route({
    title: "activate",
    takes: ["code"],
    texts: ["value", "form"],
    parent: "userVoucher",
  }),
} as const;
