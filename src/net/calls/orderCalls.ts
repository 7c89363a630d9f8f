import { light } from "./callReference.ts";

/** The calls that a confirmation makes, without the weight of their schemas: the form is there before they are. */
export const createOrderCall = light(() => import("#contract/calls/order.ts"), "createOrder");

export const addOrderCall = light(() => import("#contract/calls/order.ts"), "addOrder");

export const payOrderCall = light(() => import("#contract/calls/order.ts"), "payOrder");

export const getDetailByTransIdCall = light(() => import("#contract/calls/payment.ts"), "getDetailByTransId");

export const remarkTemplateCall = light(() => import("#contract/calls/store.ts"), "remarkTemplate");

export const goodsDetailCall = light(() => import("#contract/calls/store.ts"), "goodsDetail");

export const bentoGoodsDetailCall = light(() => import("#contract/calls/goods.ts"), "bentoGoodsDetail");

export const memberInfoCall = light(() => import("#contract/calls/member.ts"), "memberInfo");

export const addrListCall = light(() => import("#contract/calls/addresses.ts"), "addrList");

export const storePayListCall = light(() => import("#contract/calls/payment.ts"), "storePayList");

export const creditCartListCall = light(() => import("#contract/calls/cards.ts"), "creditCartList");

/** The calls of the screens that follow orders, without the weight of their schemas. */
export const orderListCall = light(() => import("#contract/calls/order.ts"), "orderList");

export const orderDetailsCall = light(() => import("#contract/calls/order.ts"), "orderDetails");

export const closeOrderCall = light(() => import("#contract/calls/order.ts"), "closeOrder");

export const orderRemarkCall = light(() => import("#contract/calls/order.ts"), "orderRemark");

export const acceptOrderCall = light(() => import("#contract/calls/payment.ts"), "acceptOrder");
