import { describe, expect, it } from "vitest";
import type { OrderDetail } from "#contract/order.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import { outlook } from "./OrderProgress.tsx";

const TIME = "2026-11-21T12:00:00+09:00";
const takeAway = (said: Partial<OrderDetail>) =>
  outlook(someOrder({ order_type: 2, pay_type: 1, actions: [], ...said }));
const delivery = (said: Partial<OrderDetail>) =>
  outlook(someOrder({ order_type: 3, pay_type: 7, actions: [], ...said }));

describe("what comes next of an order", () => {
  it("to collect is told from the counter's answer to the thanks", () => {
    expect(takeAway({ order_status: 0 })).toBe("pending");
    expect(takeAway({ order_status: 0, pay_type: 4, actions: ["pay"] })).toBe("toPay");
    expect(takeAway({ order_status: 1 })).toBe("preparing2");
    expect(takeAway({ order_status: 1, ready_time: TIME })).toBe("ready");
    expect(takeAway({ order_status: 2, pay_status: 5, actions: ["review"] })).toBe("review");
    expect(takeAway({ order_status: 3, pay_status: 5 })).toBe("completed");
  });

  it("to be brought waits for the store once it was received against cash", () => {
    expect(delivery({ order_status: 1 })).toBe("preparing3");
    expect(delivery({ order_status: 1, ready_time: TIME })).toBe("onItsWay");
    expect(delivery({ order_status: 2, actions: ["pay"] })).toBe("unconfirmed");
    expect(delivery({ order_status: 2, pay_type: 4, actions: ["pay"] })).toBe("toPay");
  });

  it("that was cancelled says that nothing was charged only where that is sure", () => {
    expect(takeAway({ order_status: -1 })).toBe("cancelled");
    expect(takeAway({ order_status: -1, pay_type: 4, trans_id: "t1" })).toBe("cancelledLate");
    expect(takeAway({ order_status: -1, pay_status: 1 })).toBeNull();
    expect(takeAway({ order_status: -1, pay_status: 3 })).toBeNull();
    expect(takeAway({ order_status: -1, pay_status: 4 })).toBeNull();
  });

  it("at a table is told by the table's own screens", () => {
    expect(outlook(someOrder({ order_type: 1, order_status: 0 }))).toBeNull();
  });
});
