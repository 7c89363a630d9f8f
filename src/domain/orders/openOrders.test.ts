import { expect, it } from "vitest";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import { someOrder } from "#tests/domain/someOrder.ts";
import { openOrders } from "./openOrders.ts";

const { takeAway, delivery, shipping } = OrderType;

it("are those that one waits for, what is due first before the others", () => {
  const orders = [
    someOrder({ order_no: "table" }),
    someOrder({ order_no: "late", order_type: takeAway, pickup_time: "2026-11-21T13:00:00+09:00" }),
    someOrder({ order_no: "soon", order_type: delivery, receive_time: "2026-11-21T12:20:00+09:00" }),
    someOrder({ order_no: "sent", order_type: shipping }),
    someOrder({ order_no: "over", order_status: OrderStatus.settled, pay_status: PayStatus.paid }),
    someOrder({ order_no: "gone", order_status: OrderStatus.canceled }),
    someOrder({ order_no: "unpaid", order_status: OrderStatus.completed }),
  ];
  expect(openOrders(orders).map(({ order_no }) => order_no)).toEqual(["soon", "late", "table", "unpaid"]);
});
