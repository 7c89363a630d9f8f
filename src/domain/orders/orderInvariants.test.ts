import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addOrder, closeOrder, orderRemark, payOrder } from "#contract/calls/order.ts";
import { acceptOrder } from "#contract/calls/payment.ts";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import { codeNames } from "#contract/registry.ts";
import {
  actions,
  actors,
  after,
  allStates,
  faultsOf,
  orderTypes,
  placed,
} from "#tests/domain/orderStates.ts";
import {
  type Action,
  customerActions,
  deskActions,
  orderRules,
  type OrderState,
  step,
} from "./orderMachine.ts";

const isPaid = ({ pay_status }: OrderState) =>
  pay_status === PayStatus.paid || pay_status === PayStatus.collected;

/** Every action of every actor in every state that an order can come to. */
const everyStep = allStates.flatMap((state) =>
  actors.flatMap((actor) =>
    actions.map((action) => ({ state, actor, action, result: step(state, action, actor) })),
  ),
);

test("every action of every actor in every reachable state leads to a sound state or to a known code", () => {
  expect(everyStep.length).toBeGreaterThan(2000);
  const unsound = everyStep.filter(({ result }) =>
    result.ok ? faultsOf(result.state).length > 0 : !codeNames.has(result.code),
  );
  expect(unsound).toEqual([]);
});

test("every action of the machine is tried, those for what is not eaten at a table in states of their own", () => {
  expect(actions.toSorted()).toEqual(Object.keys(orderRules).toSorted());
  const ready = allStates.filter(({ is_ready }) => is_ready);
  expect(new Set(ready.map(({ order_type }) => order_type))).toEqual(new Set([2, 3, 4]));
  const sent = everyStep.filter(
    ({ action, result, state }) => action === "ready" && result.ok && !state.is_ready,
  );
  expect(sent.length).toBeGreaterThan(0);
  for (const { actor, state } of sent) expect([actor, state.order_status]).toEqual(["store", 1]);
});

test("an order whose money went back is under way only where all of it was given for nothing", () => {
  const isSo = ({ order_status, pay_status }: OrderState) =>
    order_status >= 0 &&
    order_status < 2 &&
    (pay_status === PayStatus.refunded || pay_status === PayStatus.refundFailed);
  const became = everyStep.filter(({ result, state }) => result.ok && isSo(result.state) && !isSo(state));
  expect(new Set(became.map(({ action }) => action))).toEqual(new Set(["refund_lines"]));
  const tried = everyStep.filter(({ action, state }) => action === "refund" && isSo(state));
  const moved = tried.filter(
    ({ result, state }) => result.ok && result.state.order_status !== state.order_status,
  );
  expect(moved).toEqual([]);
});

test("what the desk is offered is done, changes the order, and is not offered again", () => {
  for (const state of allStates) {
    for (const action of deskActions(state)) {
      const next = after(state, `store ${action}`);
      expect(next).not.toEqual(state);
      expect(deskActions(next)).not.toContain(action);
    }
  }
});

test("a refusal of a customer is a code that the call declares", () => {
  const declared = new Map<Action, readonly number[]>([
    ["add_dishes", addOrder.fails],
    ["cancel", closeOrder.fails],
    ["pay_cash", payOrder.fails],
    ["pay_online", payOrder.fails],
    ["lock", acceptOrder.fails],
    ["remark", orderRemark.fails],
  ]);
  const all = allStates.flatMap((state) => [state, { ...state, is_mine: false }]);
  const undeclared = all.flatMap((state) =>
    [...declared].filter(([action, fails]) => {
      const result = step(state, action, "customer");
      return !result.ok && !fails.includes(result.code);
    }),
  );
  expect(undeclared).toEqual([]);
});

test("a paid order is cancelled by its store alone, and its money goes back", () => {
  const cancelling = everyStep.filter(
    ({ state, result }) => isPaid(state) && result.ok && result.state.order_status === OrderStatus.canceled,
  );
  expect(cancelling.length).toBeGreaterThan(0);
  for (const { actor, result } of cancelling) {
    expect(actor).toBe("store");
    expect(result).toMatchObject({ refund_due: true, state: { pay_status: PayStatus.refunded } });
  }
});

test("money that arrived is kept on the order or goes back, whatever state it meets", () => {
  for (const state of allStates) {
    const result = step(state, "payment_succeeded", "system");
    const isKept =
      result.ok && result.state.pay_status === PayStatus.paid && state.pay_status === PayStatus.unpaid;
    expect(result.ok && (isKept || result.refund_due)).toBe(true);
  }
});

test("after the checkout a guest neither cancels nor adds", () => {
  const done = everyStep.filter(
    ({ state, actor, action, result }) =>
      state.order_type === OrderType.dineIn &&
      state.is_locked &&
      actor === "customer" &&
      (action === "cancel" || action === "add_dishes") &&
      result.ok,
  );
  expect(done).toEqual([]);
});

test("an order is never left without an end: the store can settle, cancel or refund it from anywhere", () => {
  const isOver = ({ order_status, pay_status }: OrderState) =>
    order_status === OrderStatus.settled ||
    order_status === OrderStatus.canceled ||
    pay_status === PayStatus.refunded;
  const atDesk = (state: OrderState, taps: number): OrderState => {
    const [action] = deskActions(state);
    return isOver(state) || !action || taps === 0 ? state : atDesk(after(state, `store ${action}`), taps - 1);
  };
  expect(allStates.map((state) => atDesk(state, 6)).filter((state) => !isOver(state))).toEqual([]);
});

test("what a customer is offered is allowed, and nothing is offered to others at the table", () => {
  const does = [
    ["pay", "pay_online"],
    ["add_dishes", "add_dishes"],
    ["cancel", "cancel"],
    ["confirm_receipt", "lock"],
    ["remark", "remark"],
  ] as const;
  for (const state of allStates) {
    const offered = does.filter(([name]) => customerActions(state).includes(name));
    expect(offered.filter(([, action]) => !step(state, action, "customer").ok)).toEqual([]);
    expect(customerActions({ ...state, is_mine: false })).toEqual([]);
  }
});

test("even a state that cannot be is answered, not thrown at", () => {
  const any = fc.record({
    order_type: fc.constantFrom(...orderTypes),
    order_status: fc.constantFrom(
      OrderStatus.canceled,
      OrderStatus.pending,
      OrderStatus.confirmed,
      OrderStatus.completed,
      OrderStatus.settled,
    ),
    pay_status: fc.constantFrom(
      PayStatus.unpaid,
      PayStatus.paid,
      PayStatus.refunded,
      PayStatus.refundFailed,
      PayStatus.collected,
    ),
    is_locked: fc.boolean(),
    is_cashier_pending: fc.boolean(),
    is_ready: fc.boolean(),
    has_pending_round: fc.boolean(),
    is_mine: fc.boolean(),
  });
  fc.assert(
    fc.property(any, fc.constantFrom(...actions), fc.constantFrom(...actors), (state, action, actor) => {
      const result = step(state, action, actor);
      expect(result.ok || codeNames.has(result.code)).toBe(true);
    }),
  );
});

test("no run of actions, in any order, breaks an order or drops its money", () => {
  const run = fc.array(fc.tuple(fc.constantFrom(...actions), fc.constantFrom(...actors)), { maxLength: 30 });
  fc.assert(
    fc.property(fc.constantFrom(...orderTypes), run, (order_type, steps) => {
      let state = placed({ order_type });
      let held = false;
      for (const [action, actor] of steps) {
        const result = step(state, action, actor);
        if (!result.ok) continue;
        held = isPaid(result.state) || (held && !result.refund_due);
        state = result.state;
        expect(faultsOf(state)).toEqual([]);
        expect(held && state.order_status === OrderStatus.canceled).toBe(false);
      }
    }),
  );
});
