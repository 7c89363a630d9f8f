import { light } from "./callReference.ts";

/** The calls of the mall's goods and cart, without the weight of their schemas. */
export const mallStoreIndexCall = light(() => import("#contract/calls/mallStore.ts"), "mallStoreIndex");

export const mallGoodListCall = light(() => import("#contract/calls/mallStore.ts"), "mallGoodList");

export const mallSearchGoodsCall = light(() => import("#contract/calls/mallStore.ts"), "mallSearchGoods");

export const mallCouponListCall = light(() => import("#contract/calls/mallStore.ts"), "mallCouponList");

export const mallStoreAttrCall = light(() => import("#contract/calls/mallStore.ts"), "mallStoreAttr");

export const mallShopCartListCall = light(
  () => import("#contract/calls/mallShopcart.ts"),
  "mallShopCartList",
);

export const mallAddShopCartCall = light(() => import("#contract/calls/mallShopcart.ts"), "mallAddShopCart");

export const mallSubShopCartCall = light(() => import("#contract/calls/mallShopcart.ts"), "mallSubShopCart");

export const mallClearShopCartCall = light(
  () => import("#contract/calls/mallShopcart.ts"),
  "mallClearShopCart",
);

export const mallDelShopCartCall = light(() => import("#contract/calls/mallShopcart.ts"), "mallDelShopCart");
