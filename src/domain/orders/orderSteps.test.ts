import * as fc from "fast-check";
import { expect, test } from "vitest";
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
  orderSteps({ ...times, pay_status: 0, ...order })
    .map(({ step, is_reached, is_current }) => (is_current ? `[${step}]` : is_reached ? `${step}.` : step))
    .join(" ");

test.each<[string, Pick<Order, "order_type" | "order_status"> & Partial<Order>, string]>([
  ["dine-in, placed", { order_type: 1, order_status: 0 }, "[placed] accepted served settled"],
  ["dine-in, accepted", { order_type: 1, order_status: 1 }, "placed. [accepted] served settled"],
  ["dine-in, served", { order_type: 1, order_status: 2 }, "placed. accepted. [served] settled"],
  ["dine-in, settled", { order_type: 1, order_status: 3 }, "placed. accepted. served. [settled]"],
  [
    "dine-in, served and paid",
    { order_type: 1, order_status: 2, pay_status: 1 },
    "placed. accepted. served. [settled]",
  ],
  [
    "dine-in, paid before it is served",
    { order_type: 1, order_status: 1, pay_status: 1 },
    "placed. [accepted] served",
  ],
  [
    "dine-in, paid before it is accepted",
    { order_type: 1, order_status: 0, pay_status: 1 },
    "[placed] accepted served",
  ],
  [
    "dine-in, served, its money back",
    { order_type: 1, order_status: 2, pay_status: 3 },
    "placed. accepted. [served]",
  ],
  [
    "dine-in, served, its money not yet back",
    { order_type: 1, order_status: 2, pay_status: 4 },
    "placed. accepted. [served]",
  ],
  ["take-away, collected", { order_type: 2, order_status: 2 }, "placed. accepted. ready. [collected]"],
  ["take-away, settled", { order_type: 2, order_status: 3 }, "placed. accepted. ready. [collected]"],
  ["take-away, being prepared", { order_type: 2, order_status: 1 }, "placed. [accepted] ready collected"],
  [
    "take-away, at the counter",
    { order_type: 2, order_status: 1, ready_time: times.order_time },
    "placed. accepted. [ready] collected",
  ],
  [
    "delivery, handed over",
    { order_type: 3, order_status: 1, ready_time: times.order_time },
    "placed. [in_delivery] completed",
  ],
  ["delivery, placed", { order_type: 3, order_status: 0 }, "[placed] in_delivery completed"],
  ["delivery, being prepared", { order_type: 3, order_status: 1 }, "[placed] in_delivery completed"],
  [
    "delivery, with a courier",
    { order_type: 3, order_status: 1, delivery_company: "Courier" },
    "placed. [in_delivery] completed",
  ],
  [
    "mall, with a tracking number",
    { order_type: 4, order_status: 1, delivery_number: "123" },
    "placed. [in_delivery] completed",
  ],
  ["delivery, completed", { order_type: 3, order_status: 2 }, "placed. in_delivery. [completed]"],
  ["delivery, settled", { order_type: 3, order_status: 3 }, "placed. in_delivery. [completed]"],
  ["cancelled before acceptance", { order_type: 1, order_status: -1 }, "placed. [cancelled]"],
  [
    "cancelled after acceptance",
    { order_type: 1, order_status: -1, confirmed_time: times.order_time },
    "placed. accepted. [cancelled]",
  ],
])("%s", (_name, order, steps) => {
  expect(shown(order)).toBe(steps);
});

test("a step shows its time once it is reached, and none before", () => {
  const order: Order = {
    ...times,
    order_type: 1,
    order_status: 1,
    pay_status: 0,
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
    order_status: fc.constantFrom(-1 as const, 0 as const, 1 as const, 2 as const, 3 as const),
    pay_status: fc.constantFrom(0 as const, 1 as const, 3 as const, 4 as const, 5 as const),
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
