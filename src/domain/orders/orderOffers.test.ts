import { expect, test } from "vitest";
import { placed } from "#tests/domain/orderStates.ts";
import { customerActions, deskActions, type OrderState } from "./orderMachine.ts";

test.each<[string, OrderState, string]>([
  ["just placed", placed(), "pay add_dishes cancel call_staff remark"],
  ["taken", placed({ order_status: 1 }), "pay add_dishes confirm_receipt call_staff"],
  [
    "at the cashier",
    placed({ order_status: 1, is_locked: true, is_cashier_pending: true }),
    "pay call_staff",
  ],
  ["paid", placed({ order_status: 1, pay_status: 1, is_locked: true }), "call_staff invoice"],
  [
    "completed and paid",
    placed({ order_status: 2, pay_status: 1, is_locked: true }),
    "call_staff review invoice order_again",
  ],
  ["settled", placed({ order_status: 3, pay_status: 1, is_locked: true }), "review invoice order_again"],
  [
    "reviewed",
    placed({ order_status: 3, pay_status: 1, is_locked: true, is_reviewed: true }),
    "invoice order_again",
  ],
  ["cancelled", placed({ order_status: -1 }), "order_again"],
  [
    "a delivery under way",
    placed({ order_type: 3, order_status: 1, pay_status: 1, is_ready: true }),
    "confirm_receipt invoice",
  ],
])("an order that is %s offers: %s", (_name, state, offered) => {
  expect(customerActions(state).join(" ")).toBe(offered);
});

test.each<[string, OrderState, string]>([
  ["new", placed(), "accept pay_cash cancel"],
  ["taken", placed({ order_status: 1 }), "complete pay_cash cancel"],
  ["with dishes added", placed({ order_status: 1, has_pending_round: true }), "accept pay_cash cancel"],
  ["completed", placed({ order_status: 2 }), "pay_cash cancel"],
  ["completed and paid", placed({ order_status: 2, pay_status: 1 }), "settle refund"],
  ["settled", placed({ order_status: 3, pay_status: 1 }), "refund"],
  ["cancelled", placed({ order_status: -1 }), ""],
])("at the desk an order that is %s offers: %s", (_name, state, offered) => {
  expect(deskActions(state).join(" ")).toBe(offered);
});
