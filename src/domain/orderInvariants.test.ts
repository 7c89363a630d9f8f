import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addOrder, closeOrder, orderRemark, payOrder } from "#contract/calls/order.ts";
import { acceptOrder } from "#contract/calls/payment.ts";
import { codes } from "#contract/codes.ts";
import { type Action, customerActions, deskActions, type OrderState, step } from "./orderMachine.ts";
import {
  actions,
  actors,
  after,
  allStates,
  faultsOf,
  orderTypes,
  placed,
  refusal,
} from "./testing/orderStates.ts";

test("every action of every actor in every reachable state leads to a sound state or to a known code", () => {
  expect(allStates.length).toBeGreaterThan(60);
  for (const state of allStates) {
    for (const action of actions) {
      for (const actor of actors) {
        const result = step(state, action, actor);
        if (!result.ok) expect(codes).toHaveProperty(String(result.code));
        else
          expect([JSON.stringify(state), action, actor, faultsOf(result.state)]).toEqual([
            JSON.stringify(state),
            action,
            actor,
            [],
          ]);
      }
    }
  }
});

test("a refusal of a customer is a code that the call declares", () => {
  const declared: [Action, readonly number[]][] = [
    ["add_dishes", addOrder.fails],
    ["cancel", closeOrder.fails],
    ["pay_cash", payOrder.fails],
    ["pay_online", payOrder.fails],
    ["lock", acceptOrder.fails],
    ["remark", orderRemark.fails],
  ];
  for (const state of allStates.flatMap((each) => [each, { ...each, is_mine: false }])) {
    for (const [action, fails] of declared) {
      const result = step(state, action, "customer");
      if (!result.ok) expect(fails).toContain(result.code);
    }
  }
});

test("a paid order is cancelled by its store alone, and its money goes back", () => {
  for (const state of allStates.filter(({ pay_status }) => pay_status === 1 || pay_status === 5)) {
    for (const action of actions) {
      for (const actor of actors) {
        const result = step(state, action, actor);
        if (!result.ok || result.state.order_status !== -1) continue;
        expect([actor, result.state.pay_status, result.refund_due]).toEqual(["store", 3, true]);
      }
    }
  }
});

test("money that arrived is kept on the order or goes back, whatever state it meets", () => {
  for (const state of allStates) {
    const result = step(state, "payment_succeeded", "system");
    expect(
      result.ok && (result.refund_due || (result.state.pay_status === 1 && state.pay_status === 0)),
    ).toBe(true);
  }
});

test("after the checkout a guest neither cancels nor adds", () => {
  for (const state of allStates.filter(({ is_locked, order_type }) => is_locked && order_type === 1)) {
    expect(refusal(state, "cancel", "customer")).not.toBe("ok");
    expect(refusal(state, "add_dishes", "customer")).not.toBe("ok");
  }
});

test("an order is never left without an end: the store can settle, cancel or refund it from anywhere", () => {
  const isOver = ({ order_status, pay_status }: OrderState) =>
    order_status === 3 || order_status === -1 || pay_status === 3;
  for (const state of allStates) {
    let now = state;
    for (let taps = 0; !isOver(now); taps += 1) {
      const [action] = deskActions(now);
      if (!action || taps > 6) throw new Error(`stuck in ${JSON.stringify(now)}`);
      now = after(now, `store ${action}`);
    }
  }
});

test("what a customer is offered is allowed, and nothing is offered to others at the table", () => {
  const does = {
    pay: "pay_online",
    add_dishes: "add_dishes",
    cancel: "cancel",
    confirm_receipt: "lock",
    remark: "remark",
  } as const;
  for (const state of allStates) {
    for (const offered of customerActions(state)) {
      const action = Object.entries(does).find(([name]) => name === offered)?.[1];
      if (action) expect(refusal(state, action, "customer")).toBe("ok");
    }
    expect(customerActions({ ...state, is_mine: false })).toEqual([]);
  }
});

test("even a state that cannot be is answered, not thrown at", () => {
  const any = fc.record({
    order_type: fc.constantFrom(...orderTypes),
    order_status: fc.constantFrom(-1 as const, 0 as const, 1 as const, 2 as const, 3 as const),
    pay_status: fc.constantFrom(0 as const, 1 as const, 3 as const, 4 as const, 5 as const),
    is_locked: fc.boolean(),
    is_cashier_pending: fc.boolean(),
    has_pending_round: fc.boolean(),
    is_mine: fc.boolean(),
  });
  fc.assert(
    fc.property(any, fc.constantFrom(...actions), fc.constantFrom(...actors), (state, action, actor) => {
      const result = step(state, action, actor);
      return result.ok || String(result.code) in codes;
    }),
  );
});

test("no run of actions, in any order, breaks an order", () => {
  const run = fc.array(fc.tuple(fc.constantFrom(...actions), fc.constantFrom(...actors)), { maxLength: 30 });
  fc.assert(
    fc.property(fc.constantFrom(...orderTypes), run, (order_type, steps) => {
      let state = placed({ order_type });
      let isPaid = false;
      for (const [action, actor] of steps) {
        const result = step(state, action, actor);
        if (!result.ok) continue;
        isPaid =
          (isPaid || result.state.pay_status === 1 || result.state.pay_status === 5) && !result.refund_due;
        state = result.state;
        expect(faultsOf(state)).toEqual([]);
        if (isPaid) expect(state.order_status).not.toBe(-1);
      }
    }),
  );
});
