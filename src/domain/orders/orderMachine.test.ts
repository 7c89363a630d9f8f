import { expect, test } from "vitest";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import { after, placed, refusal } from "#tests/domain/orderStates.ts";
import { type Action, type Actor, deskActions, type OrderState, step } from "./orderMachine.ts";

test("a guest orders, adds a dish, pays by wallet and is served; the store settles", () => {
  const settled = after(
    placed(),
    "store accept",
    "customer add_dishes",
    "store accept",
    "customer pay_online",
    "system payment_succeeded",
    "store complete",
    "store settle",
  );
  expect(settled).toEqual(
    placed({ order_status: OrderStatus.settled, pay_status: PayStatus.paid, is_locked: true }),
  );
});

test("a guest pays at the register after the meal: taking the money settles the order", () => {
  const asked = after(placed(), "store accept", "store complete", "customer lock", "customer pay_cash");
  expect(asked).toMatchObject({
    is_locked: true,
    is_cashier_pending: true,
    order_status: OrderStatus.completed,
  });
  expect(after(asked, "store pay_cash")).toEqual(
    placed({ order_status: OrderStatus.settled, pay_status: PayStatus.paid, is_locked: true }),
  );
});

test("cash for a take-away is collected at the counter", () => {
  expect(after(placed({ order_type: OrderType.takeAway }), "store accept", "store pay_cash")).toMatchObject({
    pay_status: PayStatus.collected,
  });
});

test("a customer's receipt completes a delivery that is on its way", () => {
  expect(
    refusal(
      placed({ order_type: OrderType.delivery, order_status: OrderStatus.confirmed }),
      "lock",
      "customer",
    ),
  ).toBe(425);
  expect(
    after(placed({ order_type: OrderType.delivery }), "store accept", "store ready", "customer lock"),
  ).toMatchObject({
    order_status: OrderStatus.completed,
    is_locked: true,
  });
});

test("a take-away waits at the counter, and is received once it is there and paid", () => {
  const waiting = after(placed({ order_type: OrderType.takeAway }), "store accept", "store ready");
  expect(waiting).toMatchObject({ is_ready: true, order_status: OrderStatus.confirmed });
  expect(refusal(waiting, "lock", "customer")).toBe(425);
  expect(after(waiting, "store pay_cash", "customer lock")).toMatchObject({
    order_status: OrderStatus.completed,
    pay_status: PayStatus.collected,
  });
  expect(refusal(placed({ order_type: OrderType.takeAway }), "ready", "store")).toBe(425);
  expect(refusal(placed({ order_status: OrderStatus.confirmed }), "ready", "store")).toBe(425);
});

test("who came by a bare id is let in by being accepted, and pays cash to nobody before", () => {
  const outside = placed({ is_to_be_let_in: true });
  expect(deskActions(outside)).toEqual(["accept", "cancel"]);
  expect(refusal(outside, "pay_cash", "store")).toBe(425);
  const inside = after(outside, "store accept");
  expect(inside).toEqual(placed({ order_status: OrderStatus.confirmed, is_to_be_let_in: false }));
  expect(deskActions(inside)).toContain("pay_cash");
});

test("the clock settles what a gateway was paid for, and not what was paid in cash or not at all", () => {
  const paid = placed({ order_status: OrderStatus.completed, pay_status: PayStatus.paid });
  expect(after(paid, "system settle")).toMatchObject({ order_status: OrderStatus.settled });
  expect(
    refusal(
      placed({ order_status: OrderStatus.completed, pay_status: PayStatus.collected }),
      "settle",
      "system",
    ),
  ).toBe(428);
  expect(refusal(placed({ order_status: OrderStatus.completed }), "settle", "system")).toBe(428);
  expect(
    refusal(placed({ order_status: OrderStatus.confirmed, pay_status: PayStatus.paid }), "settle", "system"),
  ).toBe(428);
});

test.each<[string, OrderState, Action, Actor, number | "ok"]>([
  ["another's order", placed({ is_mine: false }), "cancel", "customer", 424],
  ["a customer who accepts", placed(), "accept", "customer", 424],
  ["a customer who says that it was paid", placed(), "payment_succeeded", "customer", 424],
  ["cancelling before the store took it", placed(), "cancel", "customer", "ok"],
  [
    "cancelling after the store took it",
    placed({ order_status: OrderStatus.confirmed }),
    "cancel",
    "customer",
    423,
  ],
  ["cancelling after the checkout", placed({ is_locked: true }), "cancel", "customer", 423],
  ["cancelling what is paid", placed({ pay_status: PayStatus.paid }), "cancel", "customer", 422],
  [
    "cancelling what is paid and taken",
    placed({ pay_status: PayStatus.paid, order_status: OrderStatus.confirmed }),
    "cancel",
    "customer",
    422,
  ],
  ["cancelling twice", placed({ order_status: OrderStatus.canceled }), "cancel", "customer", 423],
  [
    "adding to a taken order",
    placed({ order_status: OrderStatus.confirmed }),
    "add_dishes",
    "customer",
    "ok",
  ],
  [
    "adding after the checkout",
    placed({ order_status: OrderStatus.confirmed, is_locked: true }),
    "add_dishes",
    "customer",
    426,
  ],
  [
    "adding to a completed order",
    placed({ order_status: OrderStatus.completed }),
    "add_dishes",
    "customer",
    426,
  ],
  [
    "adding to a cancelled order",
    placed({ order_status: OrderStatus.canceled }),
    "add_dishes",
    "customer",
    426,
  ],
  ["adding to a paid order", placed({ pay_status: PayStatus.paid }), "add_dishes", "customer", 413],
  ["adding to a delivery", placed({ order_type: OrderType.delivery }), "add_dishes", "customer", 426],
  ["paying twice", placed({ pay_status: PayStatus.paid }), "pay_online", "customer", 413],
  [
    "paying at the register what is paid",
    placed({ pay_status: PayStatus.collected }),
    "pay_cash",
    "customer",
    413,
  ],
  ["paying a cancelled order", placed({ order_status: OrderStatus.canceled }), "pay_online", "customer", 428],
  ["confirming what the store has not taken", placed(), "lock", "customer", 425],
  ["confirming a cancelled order", placed({ order_status: OrderStatus.canceled }), "lock", "customer", 425],
  [
    "a remark after the store took it",
    placed({ order_status: OrderStatus.confirmed }),
    "remark",
    "customer",
    426,
  ],
  ["taking a cancelled order", placed({ order_status: OrderStatus.canceled }), "accept", "store", 412],
  ["completing what was not taken", placed(), "complete", "store", 425],
  [
    "completing while dishes wait",
    placed({ order_status: OrderStatus.confirmed, has_pending_round: true }),
    "complete",
    "store",
    425,
  ],
  ["settling what is unpaid", placed({ order_status: OrderStatus.completed }), "settle", "store", 428],
  [
    "settling before completion",
    placed({ order_status: OrderStatus.confirmed, pay_status: PayStatus.paid }),
    "settle",
    "store",
    428,
  ],
  ["refunding what is unpaid", placed(), "refund", "store", 428],
  [
    "the clock cancelling what is unpaid",
    placed({ order_type: OrderType.takeAway }),
    "auto_cancel",
    "system",
    "ok",
  ],
  [
    "the clock cancelling what is paid",
    placed({ order_type: OrderType.takeAway, pay_status: PayStatus.paid }),
    "auto_cancel",
    "system",
    422,
  ],
  [
    "the clock cancelling what the store took",
    placed({ order_status: OrderStatus.confirmed }),
    "auto_cancel",
    "system",
    423,
  ],
  [
    "the clock cancelling who waits for the cashier",
    placed({ is_cashier_pending: true }),
    "auto_cancel",
    "system",
    423,
  ],
])("%s", (_name, state, action, actor, outcome) => {
  expect(refusal(state, action, actor)).toBe(outcome);
});

test("a payment that arrives after the cancelling goes back", () => {
  for (const [action, actor] of [
    ["cancel", "customer"],
    ["auto_cancel", "system"],
    ["cancel", "store"],
  ] as const) {
    const cancelled = step(placed({ order_type: OrderType.takeAway }), action, actor);
    if (!cancelled.ok) throw new Error("not cancelled");
    expect(step(cancelled.state, "payment_succeeded", "system")).toEqual({
      ok: true,
      state: { ...cancelled.state, pay_status: PayStatus.refunded },
      refund_due: true,
    });
  }
});

test("a second payment of a paid order goes back, and the order stays paid", () => {
  const paid = after(placed(), "customer pay_online", "store pay_cash");
  expect(step(paid, "payment_succeeded", "system")).toEqual({ ok: true, state: paid, refund_due: true });
});

test("the desk cancelling a paid order refunds it, and tries again when that failed", () => {
  const cancelled = step(placed({ pay_status: PayStatus.paid }), "cancel", "store");
  expect(cancelled).toMatchObject({
    ok: true,
    refund_due: true,
    state: { order_status: OrderStatus.canceled, pay_status: PayStatus.refunded },
  });
  const again = after(placed({ pay_status: PayStatus.paid }), "store cancel", "system refund_failed");
  expect(again.pay_status).toBe(PayStatus.refundFailed);
  expect(deskActions(again)).toEqual(["refund"]);
  expect(step(again, "refund", "store")).toMatchObject({
    ok: true,
    refund_due: true,
    state: { pay_status: PayStatus.refunded },
  });
});

test("a refund of a completed order leaves it completed", () => {
  expect(
    after(placed({ order_status: OrderStatus.completed, pay_status: PayStatus.paid }), "store refund"),
  ).toMatchObject({
    order_status: OrderStatus.completed,
    pay_status: PayStatus.refunded,
  });
});

test("a repeated desk tap or notice changes nothing", () => {
  for (const [state, action, actor] of [
    [placed({ order_status: OrderStatus.confirmed }), "accept", "store"],
    [placed({ order_status: OrderStatus.completed }), "complete", "store"],
    [
      placed({ order_type: OrderType.delivery, order_status: OrderStatus.confirmed, is_ready: true }),
      "ready",
      "store",
    ],
    [placed({ order_status: OrderStatus.settled, pay_status: PayStatus.paid }), "settle", "store"],
    [placed({ order_status: OrderStatus.confirmed, is_locked: true }), "lock", "customer"],
    [placed({ is_cashier_pending: true, is_locked: true }), "pay_cash", "customer"],
  ] as const) {
    const result = step(state, action, actor);
    expect(result.ok && result.state).toBe(state);
  }
});
