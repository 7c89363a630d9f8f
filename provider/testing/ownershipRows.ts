import { addrAlter, addrDel, addrInfo } from "#contract/calls/addresses.ts";
import { orderEvaluate, orderInvoice } from "#contract/calls/afterOrder.ts";
import { delCreditCart, editCreditCard, userCardDetail } from "#contract/calls/cards.ts";
import { calcCouponPrice, orderCouponList } from "#contract/calls/coupons.ts";
import { informRead } from "#contract/calls/inform.ts";
import { mallPayOrder } from "#contract/calls/mallOrder.ts";
import { alterMemberInfo, feedback, memberEvaluate } from "#contract/calls/member.ts";
import {
  addOrder,
  closeOrder,
  createOrder,
  orderDetails,
  orderRemark,
  payOrder,
} from "#contract/calls/order.ts";
import { acceptOrder, pay } from "#contract/calls/payment.ts";
import { checkDistance } from "#contract/calls/places.ts";
import { subShopCart } from "#contract/calls/shopcart.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { CONTACT, TOWER } from "./offPremisesGuest.ts";
import { attemptId, line } from "./guest.ts";
import { mallRows, refillRows } from "./mallAndRefillRows.ts";
import { type OwnershipRow, type OwnersWorld, row } from "./ownersWorld.ts";

/** Whose money it is that pays, and whose orders are paid together. */
const moneyRows: readonly OwnershipRow[] = [
  row(payOrder)({
    field: "stored_value.id",
    make: ({ refillCard }) => refillCard(),
    ask: async (id, who, { order }) => ({
      order_no: await order(who),
      pay_type: PayType.payPay,
      stored_value: [{ kind: 1, id, amount: 100 }],
    }),
    refused: Code.noPermission,
    missing: 501,
  }),
  row(calcCouponPrice)({
    field: "stored_value.id",
    make: ({ refillCard }) => refillCard(),
    ask: (id) => ({
      store_id: "diner",
      order_type: OrderType.dineIn,
      lines: [line({ goods_id: "tea", price: 300 })],
      stored_value: [{ kind: 1, id, amount: 100 }],
    }),
    refused: Code.noPermission,
    missing: 501,
  }),
  row(mallPayOrder)({
    field: "order_nos",
    make: ({ offPremises }) => offPremises(),
    ask: (order_no) => ({ order_nos: [order_no], pay_type: PayType.payPay }),
    refused: Code.noPermission,
    missing: 412,
  }),
  row(mallPayOrder)({
    field: "card_id",
    make: ({ card }) => card(),
    ask: async (card_id, who, { order }) => ({
      order_nos: [await order(who)],
      pay_type: PayType.card,
      card_id,
    }),
    refused: Code.noPermission,
    missing: 427,
  }),
  row(mallPayOrder)({
    field: "stored_value.id",
    make: ({ refillCard }) => refillCard(),
    ask: async (id, who, { order }) => ({
      order_nos: [await order(who)],
      pay_type: PayType.payPay,
      stored_value: [{ kind: 1, id, amount: 100 }],
    }),
    refused: Code.noPermission,
    missing: 501,
  }),
];

const WRITTEN = { type: 0, content: "mine", name: "mine", phone: "09011112222" } as const;

/** What somebody writes to the operator may name an order and pictures: their own alone. */
const feedbackRows: readonly OwnershipRow[] = [
  row(feedback)({
    field: "order_no",
    make: ({ order }) => order(),
    ask: (order_no) => ({ ...WRITTEN, order_no }),
    refused: Code.orderMissing,
    nobody: 412,
    missing: 412,
  }),
  row(feedback)({
    field: "pictures",
    make: ({ picture }) => picture(),
    ask: (picture) => ({ ...WRITTEN, pictures: [picture] }),
    refused: Code.saveFailed,
    nobody: 115,
    missing: 115,
  }),
];

const tea = line({ goods_id: "tea", price: 300 });
const DRAFT = {
  name: "Stranger",
  phone: "09011112222",
  postal_code: "105-0011",
  prefecture: "東京都",
  city: "港区",
  address: "1-1",
  detail: "",
  position: TOWER,
};

const OF_ORDER = { field: "order_no", refused: Code.noPermission, missing: 412 };
const OF_ADDRESS = {
  field: "address_id",
  make: ({ owner }: OwnersWorld) => owner.address(),
  refused: Code.addressMissing,
  missing: 401,
};
const OF_COUPON = {
  field: "coupon_id",
  make: ({ coupon }: OwnersWorld) => coupon(),
  refused: Code.noPermission,
  missing: 501,
};
const PROSPECT = { store_id: "diner", order_type: OrderType.takeAway, lines: [tea] };
const OF_CARD = {
  field: "card_id",
  make: ({ card }: OwnersWorld) => card(),
  refused: Code.noPermission,
  missing: 101,
};

/** Every call of the provider that names something owned, by each of the fields that name it. */
export const ownershipRows: readonly OwnershipRow[] = [
  ...moneyRows,
  ...feedbackRows,
  row(addOrder)({
    ...OF_ORDER,
    make: ({ order }) => order(),
    ask: (order_no) => ({ client_order_id: attemptId(), order_no, lines: [tea], shown_total: 300 }),
  }),
  row(payOrder)({
    ...OF_ORDER,
    make: ({ order }) => order(),
    ask: (order_no) => ({ order_no, pay_type: PayType.cash }),
  }),
  row(payOrder)({
    ...OF_ORDER,
    make: ({ offPremises }) => offPremises(),
    ask: (order_no) => ({ order_no, pay_type: PayType.payPay }),
  }),
  row(orderDetails)({
    ...OF_ORDER,
    make: ({ order }) => order(),
    ask: (order_no) => ({ order_no }),
    mate: 10000,
  }),
  row(orderDetails)({
    ...OF_ORDER,
    make: ({ offPremises }) => offPremises(),
    ask: (order_no) => ({ order_no, with_goods: 1 }),
  }),
  row(closeOrder)({ ...OF_ORDER, make: ({ order }) => order(), ask: (order_no) => ({ order_no }) }),
  row(closeOrder)({
    ...OF_ORDER,
    make: ({ offPremises }) => offPremises(),
    ask: (order_no) => ({ order_no }),
  }),
  row(orderRemark)({
    ...OF_ORDER,
    make: ({ offPremises }) => offPremises(),
    ask: (order_no) => ({ order_no, remark: "mine" }),
  }),
  row(acceptOrder)({
    ...OF_ORDER,
    make: async ({ desk, order }) => desk(await order(), "accept"),
    ask: (order_no) => ({ order_no }),
  }),
  row(orderInvoice)({
    ...OF_ORDER,
    make: ({ eaten }) => eaten(),
    ask: (order_no) => ({ order_no, kind: 2, companyName: "mine" }),
    owner: 1001,
  }),
  row(orderEvaluate)({
    ...OF_ORDER,
    make: ({ eaten }) => eaten(),
    ask: (order_no) => ({ order_no, star: 1, content: "mine" }),
  }),
  row(memberEvaluate)({ ...OF_ORDER, make: ({ reviewed }) => reviewed(), ask: (order_no) => ({ order_no }) }),
  row(pay)({
    field: "trans_id",
    make: ({ payment }) => payment(),
    ask: (trans_id) => ({ trans_id }),
    refused: Code.noPermission,
    missing: 412,
  }),
  row(payOrder)({
    ...OF_CARD,
    ask: async (card_id, who, { order }) => ({ order_no: await order(who), pay_type: PayType.card, card_id }),
    missing: 427,
  }),
  row(userCardDetail)({ ...OF_CARD, ask: (card_id) => ({ card_id }) }),
  row(editCreditCard)({ ...OF_CARD, ask: (card_id) => ({ card_id, is_default: 1 }) }),
  row(delCreditCart)({ ...OF_CARD, ask: (card_id) => ({ card_id }) }),
  row(addrInfo)({ ...OF_ADDRESS, ask: (address_id) => ({ address_id }) }),
  row(addrAlter)({ ...OF_ADDRESS, ask: (address_id) => ({ ...DRAFT, address_id }) }),
  row(addrDel)({ ...OF_ADDRESS, ask: (address_id) => ({ address_id }) }),
  row(checkDistance)({
    ...OF_ADDRESS,
    ask: (address_id) => ({ store_id: "diner", address_id }),
    nobody: 401,
  }),
  row(createOrder)({
    ...OF_ADDRESS,
    field: "delivery.address_id",
    ask: async (address_id, _, { owner }) => ({
      client_order_id: attemptId(),
      store_id: "diner",
      order_type: OrderType.delivery,
      delivery: { address_id },
      mealTime: (await owner.times(OrderType.delivery))[0]?.time,
      pay_type: PayType.cashOnDelivery,
      lines: [tea],
      shown_total: 600,
    }),
  }),
  row(createOrder)({
    ...OF_COUPON,
    ask: async (coupon_id, _, { owner }) => ({
      client_order_id: attemptId(),
      store_id: "diner",
      order_type: OrderType.takeAway,
      contact: CONTACT,
      mealTime: (await owner.times(OrderType.takeAway))[0]?.time,
      pay_type: PayType.cash,
      coupon_id,
      lines: [tea],
      shown_total: 200,
    }),
  }),
  row(calcCouponPrice)({ ...OF_COUPON, ask: (coupon_id) => ({ ...PROSPECT, coupon_id }) }),
  row(calcCouponPrice)({
    ...OF_ADDRESS,
    ask: (address_id) => ({ ...PROSPECT, order_type: OrderType.delivery, address_id }),
  }),
  row(orderCouponList)({
    ...OF_ADDRESS,
    ask: (address_id) => ({ ...PROSPECT, order_type: OrderType.delivery, address_id }),
  }),
  row(orderEvaluate)({
    field: "pictures",
    make: ({ picture }) => picture(),
    ask: async (picture, who, { eaten }) => ({
      order_no: await eaten(who),
      star: 5,
      content: "mine",
      pictures: [picture],
    }),
    refused: Code.reviewFailed,
    missing: 417,
  }),
  // No picture is taken as one's portrait so far.
  row(alterMemberInfo)({
    field: "avatar",
    make: ({ picture }) => picture(),
    ask: (avatar) => ({ avatar }),
    refused: Code.profileChangeFailed,
    missing: 113,
    owner: 113,
  }),
  row(informRead)({
    field: "inform_id",
    make: ({ notice }) => notice(),
    ask: (inform_id) => ({ inform_id }),
    refused: Code.noData,
    missing: 101,
  }),
  row(subShopCart)({
    field: "id",
    make: ({ cartLine }) => cartLine(),
    ask: (id) => ({ store_id: "diner", id, number: 1 }),
    refused: Code.productMissing,
    missing: 302,
  }),
  ...refillRows,
  ...mallRows,
];
