import { mallPayOrder } from "#contract/calls/mallOrder.ts";
import { calcCouponPrice } from "#contract/calls/coupons.ts";
import { payOrder } from "#contract/calls/order.ts";
import { line } from "./guest.ts";
import { type OwnershipRow, row } from "./ownershipRow.ts";

/** Whose money it is that pays, and whose orders are paid together. */
export const moneyRows: readonly OwnershipRow[] = [
  row(payOrder)({
    field: "stored_value.id",
    make: ({ refillCard }) => refillCard(),
    ask: async (id, who, { order }) => ({
      order_no: await order(who),
      pay_type: 4,
      stored_value: [{ kind: 1, id, amount: 100 }],
    }),
    refused: 424,
    missing: 501,
  }),
  row(calcCouponPrice)({
    field: "stored_value.id",
    make: ({ refillCard }) => refillCard(),
    ask: (id) => ({
      store_id: "diner",
      order_type: 1,
      lines: [line({ goods_id: "tea", price: 300 })],
      stored_value: [{ kind: 1, id, amount: 100 }],
    }),
    refused: 424,
    missing: 501,
  }),
  row(mallPayOrder)({
    field: "order_nos",
    make: ({ away }) => away(),
    ask: (order_no) => ({ order_nos: [order_no], pay_type: 4 }),
    refused: 424,
    missing: 412,
  }),
  row(mallPayOrder)({
    field: "card_id",
    make: ({ card }) => card(),
    ask: async (card_id, who, { order }) => ({ order_nos: [await order(who)], pay_type: 5, card_id }),
    refused: 424,
    missing: 427,
  }),
  row(mallPayOrder)({
    field: "stored_value.id",
    make: ({ refillCard }) => refillCard(),
    ask: async (id, who, { order }) => ({
      order_nos: [await order(who)],
      pay_type: 4,
      stored_value: [{ kind: 1, id, amount: 100 }],
    }),
    refused: 424,
    missing: 501,
  }),
];
