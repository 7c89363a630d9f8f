import * as fc from "fast-check";
import { expect, test } from "vitest";
import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import type { OrderAction } from "#contract/order.ts";
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
  pay_type: PayType.cash,
  actions: [],
};
type Order = Parameters<typeof orderSteps>[0];
const shown = (order: Pick<Order, "order_type" | "order_status"> & Partial<Order>) =>
  orderSteps({ ...times, pay_status: PayStatus.unpaid, ...order })
    .map(({ step, is_reached, is_current, now, within }) => {
      const inside = [...within.map(({ what }) => what), ...(now === null ? [] : [now])].join(" ");
      const name = inside === "" ? step : `${step}(${inside})`;
      return is_current ? `[${name}]` : is_reached ? `${name}.` : name;
    })
    .join(" ");

test.each<[string, Pick<Order, "order_type" | "order_status"> & Partial<Order>, string]>([
  [
    "dine-in, placed",
    { order_type: OrderType.dineIn, order_status: OrderStatus.pending },
    "[ordered(sent pending)] served settled",
  ],
  [
    "dine-in, accepted",
    { order_type: OrderType.dineIn, order_status: OrderStatus.confirmed },
    "[ordered(sent taken preparing)] served settled",
  ],
  [
    "dine-in, served",
    { order_type: OrderType.dineIn, order_status: OrderStatus.completed },
    "ordered(sent taken). [served] settled",
  ],
  [
    "dine-in, settled",
    { order_type: OrderType.dineIn, order_status: OrderStatus.settled },
    "ordered(sent taken). served. [settled]",
  ],
  [
    "dine-in, served and paid",
    { order_type: OrderType.dineIn, order_status: OrderStatus.completed, pay_status: PayStatus.paid },
    "ordered(sent taken). served. [settled]",
  ],
  [
    "dine-in, paid before it is served",
    { order_type: OrderType.dineIn, order_status: OrderStatus.confirmed, pay_status: PayStatus.paid },
    "[ordered(sent taken preparing)] served",
  ],
  [
    "dine-in, paid before it is accepted",
    { order_type: OrderType.dineIn, order_status: OrderStatus.pending, pay_status: PayStatus.paid },
    "[ordered(sent pending)] served",
  ],
  [
    "dine-in, served, its money back",
    { order_type: OrderType.dineIn, order_status: OrderStatus.completed, pay_status: PayStatus.refunded },
    "ordered(sent taken). [served]",
  ],
  [
    "dine-in, served, its money not yet back",
    { order_type: OrderType.dineIn, order_status: OrderStatus.completed, pay_status: PayStatus.refundFailed },
    "ordered(sent taken). [served]",
  ],
  [
    "take-away, collected",
    { order_type: OrderType.takeAway, order_status: OrderStatus.completed },
    "ordered(sent taken). ready. [collected]",
  ],
  [
    "take-away, settled",
    { order_type: OrderType.takeAway, order_status: OrderStatus.settled },
    "ordered(sent taken). ready. [collected]",
  ],
  [
    "take-away, being prepared",
    { order_type: OrderType.takeAway, order_status: OrderStatus.confirmed },
    "[ordered(sent taken preparing)] ready collected",
  ],
  [
    "take-away, at the counter",
    { order_type: OrderType.takeAway, order_status: OrderStatus.confirmed, ready_time: times.order_time },
    "ordered(sent taken). [ready(leftKitchen)] collected",
  ],
  [
    "delivery, handed over",
    { order_type: OrderType.delivery, order_status: OrderStatus.confirmed, ready_time: times.order_time },
    "ordered(sent taken). [onItsWay(leftKitchen)] delivered",
  ],
  [
    "delivery, placed",
    { order_type: OrderType.delivery, order_status: OrderStatus.pending },
    "[ordered(sent pending)] onItsWay delivered",
  ],
  [
    "delivery, being prepared",
    { order_type: OrderType.delivery, order_status: OrderStatus.confirmed },
    "[ordered(sent taken preparing)] onItsWay delivered",
  ],
  [
    "delivery, with a courier",
    { order_type: OrderType.delivery, order_status: OrderStatus.confirmed, delivery_company: "Courier" },
    "ordered(sent taken). [onItsWay] delivered",
  ],
  [
    "mall, with a tracking number",
    { order_type: OrderType.shipping, order_status: OrderStatus.confirmed, delivery_number: "123" },
    "ordered(sent taken). [shipped] delivered",
  ],
  [
    "delivery, completed",
    { order_type: OrderType.delivery, order_status: OrderStatus.completed },
    "ordered(sent taken). onItsWay. [delivered]",
  ],
  [
    "delivery, settled",
    { order_type: OrderType.delivery, order_status: OrderStatus.settled },
    "ordered(sent taken). onItsWay. [delivered]",
  ],
  [
    "cancelled before acceptance",
    { order_type: OrderType.dineIn, order_status: OrderStatus.canceled },
    "ordered(sent). [cancelled]",
  ],
  [
    "cancelled after acceptance",
    { order_type: OrderType.dineIn, order_status: OrderStatus.canceled, confirmed_time: times.order_time },
    "ordered(sent taken). [cancelled]",
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
    completed_time: "2026-11-20T13:00:00+09:00",
    confirmed_time: "2026-11-20T12:03:00+09:00",
  };
  const [ordered, ...later] = orderSteps(order);
  expect(ordered?.within).toEqual([
    { what: "sent", time: times.order_time },
    { what: "taken", time: order.confirmed_time },
  ]);
  expect(later.map(({ time }) => time)).toEqual([null, null]);
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
    pay_type: fc.constantFrom(...Object.values(PayType)),
    actions: fc.constant<OrderAction[]>([]),
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
