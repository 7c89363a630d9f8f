import type { addrList } from "#contract/calls/addresses.ts";
import type { creditCartList } from "#contract/calls/cards.ts";
import type { bentoGoodsDetail } from "#contract/calls/goods.ts";
import type { memberInfo } from "#contract/calls/member.ts";
import type {
  addOrder,
  closeOrder,
  createOrder,
  orderDetails,
  orderList,
  orderRemark,
  payOrder,
} from "#contract/calls/order.ts";
import type { acceptOrder, getDetailByTransId, storePayList } from "#contract/calls/payment.ts";
import type { goodsDetail, remarkTemplate } from "#contract/calls/store.ts";
import { callReference } from "./callReference.ts";

/** The calls that a confirmation makes, without the weight of their schemas: the form is there before they are. */
export const createOrderCall = callReference<typeof createOrder>(
  "/order/order/createorder",
  "visitor",
  "write",
  () => import("#contract/calls/order.ts").then((calls) => calls.createOrder),
);

export const addOrderCall = callReference<typeof addOrder>("/order/order/addorder", "visitor", "write", () =>
  import("#contract/calls/order.ts").then((calls) => calls.addOrder),
);

export const payOrderCall = callReference<typeof payOrder>("/order/order/payorder", "visitor", "write", () =>
  import("#contract/calls/order.ts").then((calls) => calls.payOrder),
);

export const getDetailByTransIdCall = callReference<typeof getDetailByTransId>(
  "/api/order/get_detail_by_transid",
  "anyone",
  "read",
  () => import("#contract/calls/payment.ts").then((calls) => calls.getDetailByTransId),
);

export const remarkTemplateCall = callReference<typeof remarkTemplate>(
  "/order/store/remarktemplate",
  "anyone",
  "read",
  () => import("#contract/calls/store.ts").then((calls) => calls.remarkTemplate),
);

export const goodsDetailCall = callReference<typeof goodsDetail>(
  "/order/store/goodsdetail",
  "anyone",
  "read",
  () => import("#contract/calls/store.ts").then((calls) => calls.goodsDetail),
);

export const bentoGoodsDetailCall = callReference<typeof bentoGoodsDetail>(
  "/bento/goods/goodsdetail",
  "anyone",
  "read",
  () => import("#contract/calls/goods.ts").then((calls) => calls.bentoGoodsDetail),
);

export const memberInfoCall = callReference<typeof memberInfo>(
  "/order/my/memberinfo",
  "visitor",
  "read",
  () => import("#contract/calls/member.ts").then((calls) => calls.memberInfo),
);

export const addrListCall = callReference<typeof addrList>("/order/my/addrlist", "visitor", "read", () =>
  import("#contract/calls/addresses.ts").then((calls) => calls.addrList),
);

export const storePayListCall = callReference<typeof storePayList>(
  "/order/store/storepaylist",
  "anyone",
  "read",
  () => import("#contract/calls/payment.ts").then((calls) => calls.storePayList),
);

export const creditCartListCall = callReference<typeof creditCartList>(
  "/order/my/creditcartlist",
  "member",
  "read",
  () => import("#contract/calls/cards.ts").then((calls) => calls.creditCartList),
);

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
