import { describe, expect, it } from "vitest";
import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import { outlook } from "./OrderProgress.tsx";

const TIME = "2026-11-21T12:00:00+09:00";
const takeAway = (said: Partial<OrderDetail>) =>
  outlook(someOrder({ order_type: OrderType.takeAway, pay_type: PayType.cash, actions: [], ...said }));
const delivery = (said: Partial<OrderDetail>) =>
  outlook(
    someOrder({ order_type: OrderType.delivery, pay_type: PayType.cashOnDelivery, actions: [], ...said }),
  );

describe("what comes next of an order", () => {
  it("to collect is told from the counter's answer to the thanks", () => {
    expect(takeAway({ order_status: OrderStatus.pending })).toBe("pending");
    expect(takeAway({ order_status: OrderStatus.pending, pay_type: PayType.payPay, actions: ["pay"] })).toBe(
      "toPay",
    );
    expect(takeAway({ order_status: OrderStatus.confirmed })).toBe("preparing2");
    expect(takeAway({ order_status: OrderStatus.confirmed, ready_time: TIME })).toBe("ready");
    expect(
      takeAway({ order_status: OrderStatus.completed, pay_status: PayStatus.collected, actions: ["review"] }),
    ).toBe("review");
    expect(takeAway({ order_status: OrderStatus.settled, pay_status: PayStatus.collected })).toBe(
      "completed",
    );
  });

  it("to be brought waits for the store once it was received against cash", () => {
    expect(delivery({ order_status: OrderStatus.confirmed })).toBe("preparing3");
    expect(delivery({ order_status: OrderStatus.confirmed, ready_time: TIME })).toBe("onItsWay");
    expect(delivery({ order_status: OrderStatus.completed, actions: ["pay"] })).toBe("unconfirmed");
    expect(
      delivery({ order_status: OrderStatus.completed, pay_type: PayType.payPay, actions: ["pay"] }),
    ).toBe("toPay");
  });

  it("that was cancelled says that nothing was charged only where that is sure", () => {
    expect(takeAway({ order_status: OrderStatus.canceled })).toBe("cancelled");
    expect(takeAway({ order_status: OrderStatus.canceled, pay_type: PayType.payPay, trans_id: "t1" })).toBe(
      "cancelledLate",
    );
    expect(takeAway({ order_status: OrderStatus.canceled, pay_status: PayStatus.paid })).toBeNull();
    expect(takeAway({ order_status: OrderStatus.canceled, pay_status: PayStatus.refunded })).toBeNull();
    expect(takeAway({ order_status: OrderStatus.canceled, pay_status: PayStatus.refundFailed })).toBeNull();
  });

  it("at a table is told by the table's own screens", () => {
    expect(
      outlook(someOrder({ order_type: OrderType.dineIn, order_status: OrderStatus.pending })),
    ).toBeNull();
  });
});
