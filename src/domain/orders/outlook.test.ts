import { describe, expect, it } from "vitest";
import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import { headline, outlook } from "./outlook.ts";

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
    expect(takeAway({ order_status: OrderStatus.settled, pay_status: PayStatus.collected })).toBeNull();
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

  it("at a table goes on until everything is there, and then to the bill", () => {
    const atTable = (said: Partial<OrderDetail>) =>
      outlook(someOrder({ order_type: OrderType.dineIn, actions: [], ...said }));
    expect(atTable({ order_status: OrderStatus.pending })).toBe("pending1");
    expect(atTable({ order_status: OrderStatus.confirmed })).toBe("preparing1");
    expect(atTable({ order_status: OrderStatus.completed })).toBe("served");
    // On the way to the register one is told that alone, and before being let in what that takes.
    expect(atTable({ order_status: OrderStatus.completed, is_cashier_pending: 1 })).toBeNull();
    expect(atTable({ order_status: OrderStatus.pending, let_in_until: TIME })).toBeNull();
    expect(atTable({ order_status: OrderStatus.settled, pay_status: PayStatus.paid })).toBe("settled");
  });
});

describe("what is said first of an order", () => {
  it.each([OrderType.dineIn, OrderType.takeAway, OrderType.delivery, OrderType.shipping])(
    "is the same thanks whichever way it is paid (way of ordering %s)",
    (order_type) => {
      const said = { order_type, order_status: OrderStatus.pending, actions: [] };
      for (const pay_type of Object.values(PayType))
        for (const pay_status of [PayStatus.unpaid, PayStatus.paid])
          expect(headline(someOrder({ ...said, pay_type, pay_status }))).toBe("thanks");
    },
  );

  it("is that it has to be paid, while the store waits for that", () => {
    const said = { order_type: OrderType.takeAway, order_status: OrderStatus.pending };
    expect(headline(someOrder({ ...said, pay_type: PayType.payPay, actions: ["pay"] }))).toBe("toPay");
  });

  it("is where it stands once that is what one wants to know", () => {
    const said = { order_type: OrderType.takeAway, order_status: OrderStatus.confirmed };
    expect(headline(someOrder({ ...said, ready_time: TIME }))).toBeNull();
  });
});
