import * as fc from "fast-check";
import { expect, test } from "vitest";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import { orderSteps } from "./orderSteps.ts";

const times = {
  order_time: "2026-11-20T12:00:00+09:00",
  confirmed_time: null,
  completed_time: null,
  settled_time: null,
  cancelled_time: null,
  ready_time: null,
  delivery_company: null,
  delivery_number: null,
};
type Order = Parameters<typeof orderSteps>[0];
const shown = (order: Pick<Order, "order_type" | "order_status"> & Partial<Order>) =>
  orderSteps({ ...times, pay_status: PayStatus.unpaid, ...order })
    .map(({ step, is_reached, is_current }) => (is_current ? `[${step}]` : is_reached ? `${step}.` : step))
    .join(" ");

test.each<[string, Pick<Order, "order_type" | "order_status"> & Partial<Order>, string]>([
  [
    "dine-in, placed",
    { order_type: OrderType.dineIn, order_status: OrderStatus.pending },
    "[placed] accepted served settled",
  ],
  [
    "dine-in, accepted",
    { order_type: OrderType.dineIn, order_status: OrderStatus.confirmed },
    "placed. [accepted] served settled",
  ],
  [
    "dine-in, served",
    { order_type: OrderType.dineIn, order_status: OrderStatus.completed },
    "placed. accepted. [served] settled",
  ],
  [
    "dine-in, settled",
    { order_type: OrderType.dineIn, order_status: OrderStatus.settled },
    "placed. accepted. served. [settled]",
  ],
  [
    "dine-in, served and paid",
    { order_type: OrderType.dineIn, order_status: OrderStatus.completed, pay_status: PayStatus.paid },
    "placed. accepted. served. [settled]",
  ],
  [
    "dine-in, paid before it is served",
    { order_type: OrderType.dineIn, order_status: OrderStatus.confirmed, pay_status: PayStatus.paid },
    "placed. [accepted] served",
  ],
  [
    "dine-in, paid before it is accepted",
    { order_type: OrderType.dineIn, order_status: OrderStatus.pending, pay_status: PayStatus.paid },
    "[placed] accepted served",
  ],
  [
    "dine-in, served, its money back",
    { order_type: OrderType.dineIn, order_status: OrderStatus.completed, pay_status: PayStatus.refunded },
    "placed. accepted. [served]",
  ],
  [
    "dine-in, served, its money not yet back",
    { order_type: OrderType.dineIn, order_status: OrderStatus.completed, pay_status: PayStatus.refundFailed },
    "placed. accepted. [served]",
  ],
  [
    "take-away, collected",
    { order_type: OrderType.takeAway, order_status: OrderStatus.completed },
    "placed. accepted. ready. [collected]",
  ],
  [
    "take-away, settled",
    { order_type: OrderType.takeAway, order_status: OrderStatus.settled },
    "placed. accepted. ready. [collected]",
  ],
  [
    "take-away, being prepared",
    { order_type: OrderType.takeAway, order_status: OrderStatus.confirmed },
    "placed. [accepted] ready collected",
  ],
  [
    "take-away, at the counter",
    { order_type: OrderType.takeAway, order_status: OrderStatus.confirmed, ready_time: times.order_time },
    "placed. accepted. [ready] collected",
  ],
  [
    "delivery, handed over",
    { order_type: OrderType.delivery, order_status: OrderStatus.confirmed, ready_time: times.order_time },
    "placed. [in_delivery] completed",
  ],
  [
    "delivery, placed",
    { order_type: OrderType.delivery, order_status: OrderStatus.pending },
    "[placed] in_delivery completed",
  ],
  [
    "delivery, being prepared",
    { order_type: OrderType.delivery, order_status: OrderStatus.confirmed },
    "[placed] in_delivery completed",
  ],
  [
    "delivery, with a courier",
    { order_type: OrderType.delivery, order_status: OrderStatus.confirmed, delivery_company: "Courier" },
    "placed. [in_delivery] completed",
  ],
  [
    "mall, with a tracking number",
    { order_type: OrderType.shipping, order_status: OrderStatus.confirmed, delivery_number: "123" },
    "placed. [in_delivery] completed",
  ],
  [
    "delivery, completed",
    { order_type: OrderType.delivery, order_status: OrderStatus.completed },
    "placed. in_delivery. [completed]",
  ],
  [
    "delivery, settled",
    { order_type: OrderType.delivery, order_status: OrderStatus.settled },
    "placed. in_delivery. [completed]",
  ],
  [
    "cancelled before acceptance",
    { order_type: OrderType.dineIn, order_status: OrderStatus.canceled },
    "placed. [cancelled]",
  ],
  [
    "cancelled after acceptance",
    { order_type: OrderType.dineIn, order_status: OrderStatus.canceled, confirmed_time: times.order_time },
    "placed. accepted. [cancelled]",
  ],
])("%s", (_name, order, steps) => {
  expect(shown(order)).toBe(steps);
});

test("a step shows its time once it is reached, and none before", () => {
  const order: Order = {
    ...times,
    order_type: OrderType.dineIn,
    order_status: OrderStatus.confirmed,
    pay_status: PayStatus.unpaid,
    confirmed_time: "2026-11-20T12:03:00+09:00",
    completed_time: "2026-11-20T13:00:00+09:00",
  };
  expect(orderSteps(order).map(({ time }) => time)).toEqual([
    times.order_time,
    order.confirmed_time,
    null,
    null,
  ]);
});

test("an order always stands at exactly one step, and has reached all before it", () => {
  const time = fc.option(fc.constant(times.order_time));
  const any = fc.record({
    order_type: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    order_status: fc.constantFrom(
      OrderStatus.canceled,
      OrderStatus.pending,
      OrderStatus.confirmed,
      OrderStatus.completed,
      OrderStatus.settled,
    ),
    pay_status: fc.constantFrom(
      PayStatus.unpaid,
      PayStatus.paid,
      PayStatus.refunded,
      PayStatus.refundFailed,
      PayStatus.collected,
    ),
    order_time: fc.constant(times.order_time),
    confirmed_time: time,
    completed_time: time,
    settled_time: time,
    cancelled_time: time,
    ready_time: time,
    delivery_company: fc.option(fc.constant("Courier")),
    delivery_number: fc.option(fc.constant("123")),
  });
  fc.assert(
    fc.property(any, (order) => {
      const steps = orderSteps(order);
      const current = steps.findIndex(({ is_current }) => is_current);
      expect(steps.filter(({ is_current }) => is_current)).toHaveLength(1);
      steps.forEach(({ is_reached }, index) => expect(is_reached).toBe(index <= current));
    }),
  );
});
