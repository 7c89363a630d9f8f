import type {
  mallAddShopCart,
  mallClearShopCart,
  mallDelShopCart,
  mallShopCartList,
  mallSubShopCart,
} from "#contract/calls/mallShopcart.ts";
import type {
  mallCouponList,
  mallGoodList,
  mallSearchGoods,
  mallStoreAttr,
  mallStoreIndex,
} from "#contract/calls/mallStore.ts";
import { callReference } from "./callReference.ts";

const stores = () => import("#contract/calls/mallStore.ts");
const carts = () => import("#contract/calls/mallShopcart.ts");

/** The calls of the mall's goods and cart, without the weight of their schemas. */
export const mallStoreIndexCall = callReference<typeof mallStoreIndex>(
  "/mall/store/index",
  "anyone",
  "read",
  () => stores().then((all) => all.mallStoreIndex),
);

export const mallGoodListCall = callReference<typeof mallGoodList>(
  "/mall/store/goodlist",
  "anyone",
  "read",
  () => stores().then((all) => all.mallGoodList),
);

export const mallSearchGoodsCall = callReference<typeof mallSearchGoods>(
  "/mall/store/searchgoods",
  "anyone",
  "read",
  () => stores().then((all) => all.mallSearchGoods),
);

export const mallCouponListCall = callReference<typeof mallCouponList>(
  "/mall/store/couponlist",
  "anyone",
  "read",
  () => stores().then((all) => all.mallCouponList),
);

export const mallStoreAttrCall = callReference<typeof mallStoreAttr>(
  "/mall/store/storeAttr",
  "anyone",
  "read",
  () => stores().then((all) => all.mallStoreAttr),
);

export const mallShopCartListCall = callReference<typeof mallShopCartList>(
  "/mall/shopcart/shopcartlist",
  "visitor",
  "read",
  () => carts().then((all) => all.mallShopCartList),
);

export const mallAddShopCartCall = callReference<typeof mallAddShopCart>(
  "/mall/shopcart/addshopcart",
  "visitor",
  "write",
  () => carts().then((all) => all.mallAddShopCart),
);

export const mallSubShopCartCall = callReference<typeof mallSubShopCart>(
  "/mall/shopcart/subshopcart",
  "visitor",
  "write",
  () => carts().then((all) => all.mallSubShopCart),
);

export const mallClearShopCartCall = callReference<typeof mallClearShopCart>(
  "/mall/shopcart/clearshopcart",
  "visitor",
  "write",
  () => carts().then((all) => all.mallClearShopCart),
);

export const mallDelShopCartCall = callReference<typeof mallDelShopCart>(
  "/mall/shopcart/delshopcart",
  "visitor",
  "write",
  () => carts().then((all) => all.mallDelShopCart),
);
