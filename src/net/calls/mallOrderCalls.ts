import type {
  mallCalcCouponPrice,
  mallCloseOrder,
  mallCreateOrder,
  mallOrderDetails,
  mallPayOrder,
} from "#contract/calls/mallOrder.ts";
import type { mallAddShopCart } from "#contract/calls/mallShopcart.ts";
import { callReference } from "./callReference.ts";

const calls = () => import("#contract/calls/mallOrder.ts");

/** The calls that buy from the mall and follow what was bought, without the weight of their schemas. */
export const mallQuoteCall = callReference<typeof mallCalcCouponPrice>(
  "/mall/order/calccouponprice",
  "visitor",
  "read",
  () => calls().then((all) => all.mallCalcCouponPrice),
);

export const mallCreateOrderCall = callReference<typeof mallCreateOrder>(
  "/mall/order/createorder",
  "visitor",
  "write",
  () => calls().then((all) => all.mallCreateOrder),
);

export const mallPayOrderCall = callReference<typeof mallPayOrder>(
  "/mall/order/payorder",
  "visitor",
  "write",
  () => calls().then((all) => all.mallPayOrder),
);

export const mallOrderDetailsCall = callReference<typeof mallOrderDetails>(
  "/mall/order/orderdetails",
  "visitor",
  "read",
  () => calls().then((all) => all.mallOrderDetails),
);

export const mallCloseOrderCall = callReference<typeof mallCloseOrder>(
  "/mall/order/closeorder",
  "visitor",
  "write",
  () => calls().then((all) => all.mallCloseOrder),
);

export const mallAddShopCartCall = callReference<typeof mallAddShopCart>(
  "/mall/shopcart/addshopcart",
  "visitor",
  "write",
  () => import("#contract/calls/mallShopcart.ts").then((all) => all.mallAddShopCart),
);
