import { describe, expect, it } from "vitest";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import { dueTime, lateFrom, spokenWait, waitUntil } from "./waiting.ts";

const MINUTE = 60_000;

describe("how long something is ahead", () => {
  it.each([
    [0, "late", 0],
    [-5 * MINUTE, "late", 0],
    [1, "minutes", 1],
    [12 * MINUTE, "minutes", 12],
    [12 * MINUTE + 1, "minutes", 13],
    [90 * MINUTE, "minutes", 90],
    [150 * MINUTE, "hours", 3],
    [26 * 60 * MINUTE, "days", 1],
  ] as const)("%s ms is told in %s: %s", (left, unit, count) => {
    expect(waitUntil(1_000_000 + left, 1_000_000)).toEqual({ in: unit, count });
  });

  it("is read aloud each five minutes, and at the end each minute", () => {
    const said = Array.from({ length: 13 }, (_, at) => spokenWait({ in: "minutes", count: 13 - at }).count);
    expect(said).toEqual([15, 15, 15, 10, 10, 10, 10, 10, 5, 4, 3, 2, 1]);
  });
});

describe("when an order is due", () => {
  const TIME = "2026-11-21T12:30:00+09:00";

  it("is as it was booked, and at a table as the store says; where it does not, nobody knows", () => {
    const open = { order_status: OrderStatus.confirmed } as const;
    expect(dueTime(someOrder({ ...open, order_type: OrderType.takeAway, pickup_time: TIME }))).toBe(TIME);
    expect(dueTime(someOrder({ ...open, order_type: OrderType.delivery, receive_time: TIME }))).toBe(TIME);
    expect(dueTime(someOrder({ ...open, order_type: OrderType.dineIn, serving_time: TIME }))).toBe(TIME);
    expect(dueTime(someOrder({ ...open, order_type: OrderType.dineIn }))).toBeNull();
  });

  it("is late once the span is over that a delivery was booked for", () => {
    const delivery = { order_type: OrderType.delivery, receive_time: TIME } as const;
    const END = "2026-11-21T12:45:00+09:00";
    expect(lateFrom(someOrder({ ...delivery, receive_until: END }), TIME)).toBe(END);
    expect(lateFrom(someOrder(delivery), TIME)).toBe(TIME);
    expect(lateFrom(someOrder({ order_type: OrderType.takeAway, receive_until: END }), TIME)).toBe(TIME);
  });

  it("is nothing once it is there, or until the staff have let it in", () => {
    const atTable = { order_type: OrderType.dineIn, serving_time: TIME } as const;
    expect(dueTime(someOrder({ ...atTable, order_status: OrderStatus.completed }))).toBeNull();
    expect(
      dueTime(someOrder({ ...atTable, order_status: OrderStatus.pending, let_in_until: TIME })),
    ).toBeNull();
  });
});
