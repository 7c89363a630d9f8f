import { expect, it } from "vitest";
import type { OrderSummary } from "#contract/order.ts";
import { usualOrders } from "./usualOrders.ts";

const order = (order_no: string, said: Partial<OrderSummary>): OrderSummary => ({
  order_no,
  order_type: 2,
  store_id: "a",
  store_name: "A",
  store_picture: null,
  time_zone: "Asia/Tokyo",
  order_time: "2026-11-21T03:00:00Z",
  order_status: 3,
  pay_status: 1,
  pay_type: 5,
  seat_number: null,
  goods_count: 1,
  goods_names: ["ramen"],
  total: 900,
  is_mine: 1,
  has_pending_round: 0,
  is_locked: 0,
  receive_time: null,
  pickup_time: null,
  ready_time: null,
  auto_cancel_time: null,
  call_number: "1",
  actions: [],
  ...said,
});

/** Newest first, as the provider lists them. */
const orders = [
  order("10", { goods_names: ["soup"] }),
  order("9", { order_status: -1, goods_names: ["salad"] }),
  order("8", { order_type: 1, goods_names: ["beer"] }),
  order("7", { is_mine: 0, goods_names: ["cake"] }),
  order("6", { goods_names: ["ramen", "tea"], goods_count: 2 }),
  order("5", { order_type: 3, goods_names: ["tea", "ramen"], goods_count: 2 }),
  order("4", { store_id: "b", goods_names: ["soup"] }),
  order("3", { order_type: 4, goods_names: ["cup"] }),
];
const numbers = (...asked: [OrderSummary["order_type"], number]) =>
  usualOrders(orders, ...asked).map(({ order_no }) => order_no);

it("what one usually has is what was ordered most, by its newest order, then the newest", () => {
  expect(numbers(2, 5)).toEqual(["6", "10", "4"]);
  expect(numbers(3, 1)).toEqual(["6"]);
});

it("at a table it is what one had at a table; what was cancelled, of others or shipped is nobody's usual", () => {
  expect(numbers(1, 5)).toEqual(["8"]);
});
