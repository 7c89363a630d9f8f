import type { RouteName } from "#routes/table.ts";

/** Routes with a screen of their own; all others tell what will be there. This list only ever grows. */
export const finished: readonly RouteName[] = [
  "login",
  "loginInput",
  "register",
  "unsubscribe",
  "unsubscribeTips",
  "rule",
  "secret",
  "question",
  "statute",
  "policy",
  "orderFood",
  "storeOrderList",
  "storeIndex",
  "searchGood",
  "productDetail",
  "productDetails",
  "submitOrder",
  "orderDetail",
  "payLoading",
  "noText",
  "message",
];
