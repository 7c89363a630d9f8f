import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import { type Action, type Actor, type OrderState, step } from "#domain/orders/orderMachine.ts";

export const placed = (said: Partial<OrderState> = {}): OrderState => ({
  order_type: OrderType.dineIn,
  order_status: OrderStatus.pending,
  pay_status: PayStatus.unpaid,
  is_locked: false,
  is_cashier_pending: false,
  is_ready: false,
  has_pending_round: false,
  is_mine: true,
  ...said,
});

export const actors: Actor[] = ["customer", "store", "system"];
export const actions: Action[] = [
  "accept",
  "add_dishes",
  "remark",
  "cancel",
  "auto_cancel",
  "lock",
  "pay_cash",
  "pay_online",
  "payment_succeeded",
  "ready",
  "complete",
  "settle",
  "remake",
  "refund",
  "refund_lines",
  "refund_failed",
];
export const orderTypes: OrderType[] = [
  OrderType.dineIn,
  OrderType.takeAway,
  OrderType.delivery,
  OrderType.shipping,
];

/** Does all steps, each of which must be allowed. */
export function after(state: OrderState, ...steps: `${Actor} ${Action}`[]): OrderState {
  return steps.reduce((now, each) => {
    const actor = actors.find((name) => each.startsWith(name));
    const action = actions.find((name) => each === `${actor} ${name}`);
    const result = actor && action ? step(now, action, actor) : null;
    if (!result?.ok) throw new Error(`${each} is refused in ${JSON.stringify(now)}`);
    return result.state;
  }, state);
}

export const refusal = (state: OrderState, action: Action, actor: Actor) => {
  const result = step(state, action, actor);
  return result.ok ? "ok" : result.code;
};

/** What no order may ever be. */
export function faultsOf(state: OrderState): string[] {
  const { order_status, pay_status } = state;
  const faults: [boolean, string][] = [
    [
      order_status === OrderStatus.canceled &&
        (pay_status === PayStatus.paid || pay_status === PayStatus.collected),
      "paid and dropped",
    ],
    [order_status === OrderStatus.settled && pay_status === PayStatus.unpaid, "settled and unpaid"],
    [
      state.has_pending_round && (order_status === OrderStatus.canceled || order_status >= 2),
      "dishes pending at the end",
    ],
    [
      state.is_cashier_pending &&
        (pay_status !== PayStatus.unpaid ||
          order_status === OrderStatus.canceled ||
          order_status === OrderStatus.settled),
      "cashier waits",
    ],
    [state.is_ready && state.order_type === OrderType.dineIn, "ready to go, at a table"],
    [
      pay_status === PayStatus.collected && state.order_type !== OrderType.takeAway,
      "collected at the counter, but not taken away",
    ],
  ];
  return faults.flatMap(([isSo, fault]) => (isSo ? [fault] : []));
}

/** Every state that can be reached from a new order of each kind. */
function reachable(): OrderState[] {
  const found = new Map<string, OrderState>();
  const open = orderTypes.map((order_type) => placed({ order_type }));
  for (let state = open.pop(); state; state = open.pop()) {
    const key = JSON.stringify(state);
    if (found.has(key)) continue;
    found.set(key, state);
    for (const action of actions) {
      for (const actor of actors) {
        const result = step(state, action, actor);
        if (result.ok) open.push(result.state);
      }
    }
  }
  return [...found.values()];
}

export const allStates = reachable();
