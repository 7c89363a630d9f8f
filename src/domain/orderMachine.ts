import type { Code } from "#contract/codes.ts";
import type { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import type { OrderAction } from "#contract/order.ts";

/** What the rules on an order depend on (specification, section 4). */
export interface OrderState {
  readonly order_type: OrderType;
  readonly order_status: OrderStatus;
  readonly pay_status: PayStatus;
  /** The customer confirmed the checkout, or the receipt. */
  readonly is_locked: boolean;
  /** The customer chose to pay at the register. */
  readonly is_cashier_pending: boolean;
  /** Dishes were added that the store has not accepted. */
  readonly has_pending_round: boolean;
  /** Whether the acting customer owns the order. */
  readonly is_mine: boolean;
  readonly is_reviewed?: boolean;
}

export type Actor = "customer" | "store" | "system";

/**
 * accept: the store takes the order, or the dishes added. lock: the customer confirms receipt, or the end of a meal.
 * pay_cash: the customer will pay at the register; by the store, the money was taken. pay_online: a payment begins.
 * settle: the store confirms the payment of a completed order.
 */
export type Action =
  | "accept"
  | "add_dishes"
  | "remark"
  | "cancel"
  | "lock"
  | "pay_cash"
  | "pay_online"
  | "payment_succeeded"
  | "complete"
  | "settle"
  | "refund"
  | "refund_failed"
  | "auto_cancel";

export type Step =
  /** `refund_due`: the money of this action's payment, or of the order, goes back now. Nothing changed: same object. */
  | { readonly ok: true; readonly state: OrderState; readonly refund_due: boolean }
  | { readonly ok: false; readonly code: Code };

type Rule = (state: OrderState) => OrderState | Code;

const isPaid = ({ pay_status }: OrderState) => pay_status === 1 || pay_status === 5;
const isDineIn = ({ order_type }: OrderState) => order_type === 1;
const isUnder = (state: OrderState, status: OrderStatus) =>
  state.order_status >= 0 && state.order_status < status;

const closed = { is_cashier_pending: false, has_pending_round: false } as const;

const payable =
  (change: (state: OrderState) => OrderState): Rule =>
  (state) => {
    if (isPaid(state)) return 413;
    return state.pay_status === 0 && isUnder(state, 3) ? change(state) : 428;
  };

const cancelByStore: Rule = (state) => {
  if (isPaid(state) && isUnder(state, 2)) return { ...state, ...closed, order_status: -1, pay_status: 3 };
  return state.pay_status === 0 && isUnder(state, 3) ? { ...state, ...closed, order_status: -1 } : 423;
};

/** A paid order is never cancelled by its customer or by the clock; one that the store took, never by them at all. */
const cancelUnaccepted =
  (minds: (state: OrderState) => boolean): Rule =>
  (state) => {
    if (isPaid(state)) return 422;
    const isOpen = state.order_status === 0 && state.pay_status === 0 && !minds(state);
    return isOpen ? { ...state, ...closed, order_status: -1 } : 423;
  };

const rules: Record<Action, Partial<Record<Actor, Rule>>> = {
  accept: {
    store: (state) => {
      if (state.order_status < 0) return 412;
      if (state.order_status > 0 && !state.has_pending_round) return state;
      return isUnder(state, 2) ? { ...state, order_status: 1, has_pending_round: false } : 426;
    },
  },
  add_dishes: {
    customer: (state) => {
      if (isPaid(state)) return 413;
      const isOpen = isDineIn(state) && isUnder(state, 2) && !state.is_locked;
      return isOpen ? { ...state, has_pending_round: true } : 426;
    },
  },
  remark: { customer: (state) => (state.order_status === 0 && !state.is_locked ? state : 426) },
  cancel: { customer: cancelUnaccepted((state) => state.is_locked), store: cancelByStore },
  auto_cancel: { system: cancelUnaccepted((state) => state.is_cashier_pending) },
  lock: {
    customer: (state) => {
      if (state.order_status < 1) return 425;
      if (state.is_locked && (isDineIn(state) || state.order_status > 1)) return state;
      if (isDineIn(state) || state.order_status > 1) return { ...state, is_locked: true };
      return { ...state, is_locked: true, order_status: 2 };
    },
  },
  pay_cash: {
    customer: payable((state) => ({
      ...state,
      is_cashier_pending: true,
      is_locked: state.is_locked || isDineIn(state),
    })),
    store: payable((state) => ({
      ...state,
      is_cashier_pending: false,
      is_locked: state.is_locked || isDineIn(state),
      pay_status: state.order_type === 2 ? 5 : 1,
      order_status: state.order_status === 2 ? 3 : state.order_status,
    })),
  },
  pay_online: {
    customer: payable((state) => ({
      ...state,
      is_cashier_pending: false,
      is_locked: state.is_locked || isDineIn(state),
    })),
  },
  payment_succeeded: {
    system: (state) => {
      if (state.pay_status !== 0) return state;
      if (state.order_status < 0) return { ...state, pay_status: 3 };
      return {
        ...state,
        pay_status: 1,
        is_cashier_pending: false,
        is_locked: state.is_locked || isDineIn(state),
      };
    },
  },
  complete: {
    store: (state) => {
      if (state.order_status >= 2) return state;
      return state.order_status === 1 && !state.has_pending_round ? { ...state, order_status: 2 } : 425;
    },
  },
  settle: {
    store: (state) => {
      if (state.order_status === 3) return state;
      return state.order_status === 2 && isPaid(state) ? { ...state, order_status: 3 } : 428;
    },
  },
  refund: {
    store: (state) => {
      if (!isPaid(state) && state.pay_status !== 4) return 428;
      return isUnder(state, 2)
        ? { ...state, ...closed, order_status: -1, pay_status: 3 }
        : { ...state, pay_status: 3 };
    },
  },
  refund_failed: { system: (state) => (state.pay_status === 3 ? { ...state, pay_status: 4 } : 428) },
};

/**
 * What an action makes of an order, or the code that refuses it: 424 for another's order and for what the actor never
 * does. `payment_succeeded` is for once a transaction, when it is first known to be paid: on an order that is cancelled
 * or paid already it asks for that money to go back.
 */
export function step(state: OrderState, action: Action, actor: Actor): Step {
  const rule = rules[action][actor];
  if (!rule || (actor === "customer" && !state.is_mine)) return { ok: false, code: 424 };
  const result = rule(state);
  if (typeof result === "number") return { ok: false, code: result };
  const isRefunded = result.pay_status === 3 && state.pay_status !== 3;
  const isPaidTwice = action === "payment_succeeded" && state.pay_status !== 0;
  return { ok: true, state: result, refund_due: isRefunded || isPaidTwice };
}

const can = (state: OrderState, action: Action, actor: Actor) => step(state, action, actor).ok;
const changes = (state: OrderState, action: Action, actor: Actor) => {
  const result = step(state, action, actor);
  return result.ok && result.state !== state;
};

/** What the order's customer may do now; empty for anyone else at the table (424). */
export function customerActions(state: OrderState): OrderAction[] {
  if (!state.is_mine) return [];
  const isOver = state.order_status < 0 || state.order_status >= 2;
  const offers: Record<OrderAction, boolean> = {
    pay: can(state, "pay_online", "customer"),
    add_dishes: can(state, "add_dishes", "customer"),
    cancel: can(state, "cancel", "customer"),
    call_staff: isDineIn(state) && isUnder(state, 3),
    confirm_receipt: changes(state, "lock", "customer"),
    remark: can(state, "remark", "customer"),
    review: state.order_status >= 2 && isPaid(state) && state.is_reviewed !== true,
    invoice: isPaid(state),
    order_again: isOver,
  };
  return orderActions.filter((action) => offers[action]);
}

const orderActions = [
  "pay",
  "add_dishes",
  "cancel",
  "call_staff",
  "confirm_receipt",
  "review",
  "invoice",
  "order_again",
  "remark",
] as const satisfies readonly OrderAction[];

/** What the desk may do with an order now, likeliest first. */
export function deskActions(state: OrderState): Action[] {
  const all: readonly Action[] = ["accept", "complete", "pay_cash", "settle", "refund", "cancel"];
  return all.filter((action) => changes(state, action, "store"));
}
