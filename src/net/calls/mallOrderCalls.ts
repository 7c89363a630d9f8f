import { light } from "./callReference.ts";

/** The calls that buy from the mall and follow what was bought, without the weight of their schemas. */
export const mallQuoteCall = light(() => import("#contract/calls/mallOrder.ts"), "mallCalcCouponPrice");

export const mallCreateOrderCall = light(() => import("#contract/calls/mallOrder.ts"), "mallCreateOrder");

export const mallPayOrderCall = light(() => import("#contract/calls/mallOrder.ts"), "mallPayOrder");

export const mallOrderDetailsCall = light(() => import("#contract/calls/mallOrder.ts"), "mallOrderDetails");

export const mallCloseOrderCall = light(() => import("#contract/calls/mallOrder.ts"), "mallCloseOrder");

export const mallAddShopCartCall = light(() => import("#contract/calls/mallShopcart.ts"), "mallAddShopCart");
