import type { addrList } from "#contract/calls/addresses.ts";
import type { creditCartList } from "#contract/calls/cards.ts";
import type { bentoGoodsDetail } from "#contract/calls/goods.ts";
import type { memberInfo } from "#contract/calls/member.ts";
import type { addOrder, createOrder, payOrder } from "#contract/calls/order.ts";
import type { getDetailByTransId, storePayList } from "#contract/calls/payment.ts";
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
