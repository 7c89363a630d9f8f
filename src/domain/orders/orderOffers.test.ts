import { expect, test } from "vitest";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import { placed } from "#tests/domain/orderStates.ts";
import { customerActions, deskActions, type OrderState } from "./orderMachine.ts";

test.each<[string, OrderState, string]>([
  ["just placed", placed(), "pay add_dishes cancel call_staff remark"],
  ["taken", placed({ order_status: OrderStatus.confirmed }), "pay add_dishes confirm_receipt call_staff"],
  [
    "at the cashier",
    placed({ order_status: OrderStatus.confirmed, is_locked: true, is_cashier_pending: true }),
    "pay call_staff",
  ],
  [
    "paid",
    placed({ order_status: OrderStatus.confirmed, pay_status: PayStatus.paid, is_locked: true }),
    "call_staff invoice",
  ],
  [
    "completed and paid",
    placed({ order_status: OrderStatus.completed, pay_status: PayStatus.paid, is_locked: true }),
    "call_staff review invoice order_again",
  ],
  [
    "settled",
    placed({ order_status: OrderStatus.settled, pay_status: PayStatus.paid, is_locked: true }),
    "review invoice order_again",
  ],
  [
    "reviewed",
    placed({
      order_status: OrderStatus.settled,
      pay_status: PayStatus.paid,
      is_locked: true,
      is_reviewed: true,
    }),
    "invoice order_again",
  ],
  ["cancelled", placed({ order_status: OrderStatus.canceled }), "order_again"],
  [
    "a delivery under way",
    placed({
      order_type: OrderType.delivery,
      order_status: OrderStatus.confirmed,
      pay_status: PayStatus.paid,
      is_ready: true,
    }),
    "confirm_receipt invoice",
  ],
])("an order that is %s offers: %s", (_name, state, offered) => {
  expect(customerActions(state).join(" ")).toBe(offered);
});

test.each<[string, OrderState, string]>([
  ["new", placed(), "accept pay_cash cancel"],
  ["taken", placed({ order_status: OrderStatus.confirmed }), "complete pay_cash cancel"],
  [
    "with dishes added",
    placed({ order_status: OrderStatus.confirmed, has_pending_round: true }),
    "accept pay_cash cancel",
  ],
  ["completed", placed({ order_status: OrderStatus.completed }), "pay_cash cancel"],
  [
    "completed and paid",
    placed({ order_status: OrderStatus.completed, pay_status: PayStatus.paid }),
    "settle refund",
  ],
  ["settled", placed({ order_status: OrderStatus.settled, pay_status: PayStatus.paid }), "refund"],
  ["cancelled", placed({ order_status: OrderStatus.canceled }), ""],
])("at the desk an order that is %s offers: %s", (_name, state, offered) => {
  expect(deskActions(state).join(" ")).toBe(offered);
});
