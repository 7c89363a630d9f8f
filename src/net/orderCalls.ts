import type { closeOrder, orderDetails, orderList, orderRemark } from "#contract/calls/order.ts";
import type { acceptOrder, getDetailByTransId } from "#contract/calls/payment.ts";
import { callReference } from "./callReference.ts";

const calls = () => import("#contract/calls/order.ts");

/** The calls of the screens that follow orders, without the weight of their schemas. */
export const orderListCall = callReference<typeof orderList>(
  "/order/order/orderlist",
  "visitor",
  "read",
  () => calls().then((all) => all.orderList),
);

export const orderDetailsCall = callReference<typeof orderDetails>(
  "/order/order/orderdetails",
  "visitor",
  "read",
  () => calls().then((all) => all.orderDetails),
);

export const closeOrderCall = callReference<typeof closeOrder>(
  "/order/order/closeorder",
  "visitor",
  "write",
  () => calls().then((all) => all.closeOrder),
);

export const orderRemarkCall = callReference<typeof orderRemark>(
  "/order/order/orderremark",
  "visitor",
  "write",
  () => calls().then((all) => all.orderRemark),
);

export const acceptOrderCall = callReference<typeof acceptOrder>(
  "/api/order/accept_order",
  "visitor",
  "write",
  () => import("#contract/calls/payment.ts").then((all) => all.acceptOrder),
);

export const getDetailByTransIdCall = callReference<typeof getDetailByTransId>(
  "/api/order/get_detail_by_transid",
  "anyone",
  "read",
  () => import("#contract/calls/payment.ts").then((all) => all.getDetailByTransId),
);
