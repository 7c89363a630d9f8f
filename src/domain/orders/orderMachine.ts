import * as Code from "#contract/codes.ts";
import type { AnyCode } from "#contract/codes.ts";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import type { OrderAction } from "#contract/order.ts";
import { isBefore, isDineIn, isPaid, type OrderState } from "./orderState.ts";

export type { OrderState } from "./orderState.ts";

export type Step =
  | {
      readonly ok: true;
      /** The very object that was given when the action changes nothing, as a repeated one does. */
      readonly state: OrderState;
      /** Whether money goes back now: the order's, or that of the payment which just succeeded. */
      readonly refund_due: boolean;
    }
  | { readonly ok: false; readonly code: AnyCode };

/**
 * What an action makes of an order, or the code that refuses it (specification, section 4, "Rules on orders"): 424 for
 * another's order and for what the actor never does. `payment_succeeded` is for once a transaction, when it is first
 * known to be paid: on an order that is cancelled or already paid it asks for that money to go back, so that none is
 * paid and dropped.
 */
export function step(state: OrderState, action: Action, actor: Actor): Step {
  const rule = orderRules[action][actor];
  if (!rule || (actor === "customer" && !state.is_mine)) return { ok: false, code: Code.noPermission };
  const result = rule(state);
  if (typeof result === "number") return { ok: false, code: result };
  const isRefunded = result.pay_status === PayStatus.refunded && state.pay_status !== PayStatus.refunded;
  const isPaidAgain = action === "payment_succeeded" && state.pay_status !== PayStatus.unpaid;
  const next = isSame(result, state) ? state : result;
  return { ok: true, state: next, refund_due: isRefunded || isPaidAgain };
}

function isSame(one: OrderState, other: OrderState): boolean {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]) => values.get(name) === value);
}

function changes(state: OrderState, action: Action, actor: Actor): boolean {
  const result = step(state, action, actor);
  return result.ok && result.state !== state;
}

const offers: Readonly<Record<OrderAction, (state: OrderState) => boolean>> = {
  pay: (state) => step(state, "pay_online", "customer").ok,
  add_dishes: (state) => step(state, "add_dishes", "customer").ok,
  cancel: (state) => step(state, "cancel", "customer").ok,
  call_staff: (state) => isDineIn(state) && isBefore(state, OrderStatus.settled),
  confirm_receipt: (state) => changes(state, "lock", "customer"),
  review: (state) => state.order_status >= 2 && isPaid(state) && state.is_reviewed !== true,
  invoice: isPaid,
  order_again: (state) => !isBefore(state, OrderStatus.completed),
  remark: (state) => step(state, "remark", "customer").ok,
};

const customerOrder = [
  "pay",
  "add_dishes",
  "confirm_receipt",
  "cancel",
  "call_staff",
  "remark",
  "review",
  "invoice",
  "order_again",
] as const satisfies readonly OrderAction[];

const deskOrder = [
  "accept",
  "ready",
  "complete",
  "pay_cash",
  "settle",
  "refund",
  "cancel",
] as const satisfies Action[];

/** What the order's customer may do with it now; nothing for anyone else at the table (424). */
export function customerActions(state: OrderState): OrderAction[] {
  return state.is_mine ? customerOrder.filter((action) => offers[action](state)) : [];
}

/** What the desk may do with an order now, the likeliest first. */
export function deskActions(state: OrderState): Action[] {
  return deskOrder.filter((action) => changes(state, action, "store"));
}

export type Actor = "customer" | "store" | "system";

/**
 * accept: the store takes the order, or the dishes added. lock: the customer confirms receipt, or the end of a meal.
 * pay_cash: the customer will pay at the register; by the store, the money was taken. pay_online: a payment begins.
 * ready: a take-away waits at the counter, a delivery is with its courier. settle: the store confirms the payment of a
 * completed order, or, where a gateway did, the clock. remake: the store makes something of it once more.
 * refund_lines: all that was paid goes back, as nothing of it costs anything any more; what was ordered still comes.
 */
export type Action =
  | "accept"
  | "add_dishes"
  | "remark"
  | "cancel"
  | "auto_cancel"
  | "lock"
  | "pay_cash"
  | "pay_online"
  | "payment_succeeded"
  | "ready"
  | "complete"
  | "settle"
  | "remake"
  | "refund"
  | "refund_lines"
  | "refund_failed";

type Rule = (state: OrderState) => OrderState | AnyCode;

const closed = { is_cashier_pending: false, has_pending_round: false } as const;

/** At a table paying is the checkout, after which nothing is added or cancelled. */
const checkedOut = (state: OrderState) => ({ ...state, is_locked: state.is_locked || isDineIn(state) });

const payable =
  (change: (state: OrderState) => OrderState): Rule =>
  (state) => {
    if (isPaid(state)) return Code.alreadyPaid;
    return state.pay_status === PayStatus.unpaid && isBefore(state, OrderStatus.settled)
      ? change(checkedOut(state))
      : Code.paymentFailed;
  };

/** Not once it is paid, nor once the store has taken it, nor where something else `holds` it. */
const cancelUntaken =
  (holds: (state: OrderState) => boolean): Rule =>
  (state) => {
    if (isPaid(state)) return Code.paidOrderCannotBeCanceled;
    const isFree =
      state.order_status === OrderStatus.pending && state.pay_status === PayStatus.unpaid && !holds(state);
    return isFree ? { ...state, ...closed, order_status: OrderStatus.canceled } : Code.cancelFailed;
  };

const accepted: Rule = (state) => {
  if (state.order_status < 0) return Code.orderMissing;
  if (state.order_status > 0 && !state.has_pending_round) return state;
  if (!isBefore(state, OrderStatus.completed)) return Code.cannotAddDishes;
  const isInside = state.is_to_be_let_in === undefined ? {} : { is_to_be_let_in: false };
  return { ...state, ...isInside, order_status: OrderStatus.confirmed, has_pending_round: false };
};

const settled: Rule = (state) => {
  if (state.order_status === OrderStatus.settled) return state;
  return state.order_status === OrderStatus.completed && isPaid(state)
    ? { ...state, order_status: OrderStatus.settled }
    : Code.paymentFailed;
};

/** What each action makes of an order, or the code that refuses it; an actor without a rule never does it. */
export const orderRules: Readonly<Record<Action, Readonly<Partial<Record<Actor, Rule>>>>> = {
  accept: {
    store: accepted,
    // By the store's rule. Whoever is let in is seen first.
    system: (state) => (state.is_to_be_let_in === true ? Code.noPermission : accepted(state)),
  },
  add_dishes: {
    customer: (state) => {
      if (isPaid(state)) return Code.alreadyPaid;
      const isOpen = isDineIn(state) && isBefore(state, OrderStatus.completed) && !state.is_locked;
      return isOpen ? { ...state, has_pending_round: true } : Code.cannotAddDishes;
    },
  },
  remark: {
    customer: (state) =>
      state.order_status === OrderStatus.pending && !state.is_locked ? state : Code.cannotAddDishes,
  },
  cancel: {
    customer: cancelUntaken((state) => state.is_locked),
    store: (state) => {
      if (isPaid(state) && isBefore(state, OrderStatus.completed))
        return { ...state, ...closed, order_status: OrderStatus.canceled, pay_status: PayStatus.refunded };
      const isUnpaid = state.pay_status === PayStatus.unpaid && isBefore(state, OrderStatus.settled);
      return isUnpaid ? { ...state, ...closed, order_status: OrderStatus.canceled } : Code.cancelFailed;
    },
  },
  auto_cancel: { system: cancelUntaken((state) => state.is_cashier_pending) },
  lock: {
    customer: (state) => {
      if (state.order_status < 1) return Code.confirmReceiptFailed;
      if (isDineIn(state))
        return state.is_locked || state.order_status === OrderStatus.settled ? state : checkedOut(state);
      if (state.order_status > 1) return state;
      // What nobody has handed out cannot have been received; cash for a take-away is taken at the counter first.
      const isReceived = state.is_ready && (state.order_type !== OrderType.takeAway || isPaid(state));
      return isReceived
        ? { ...state, is_locked: true, order_status: OrderStatus.completed }
        : Code.confirmReceiptFailed;
    },
  },
  pay_cash: {
    customer: payable((state) => ({ ...state, is_cashier_pending: true })),
    store: (before) =>
      // Whoever is let in is seen first.
      before.is_to_be_let_in
        ? Code.confirmReceiptFailed
        : payable((state) => ({
            ...state,
            is_cashier_pending: false,
            pay_status: state.order_type === OrderType.takeAway ? PayStatus.collected : PayStatus.paid,
            // Money taken after completion is the payment confirmed: there is nothing left to settle.
            order_status:
              state.order_status === OrderStatus.completed ? OrderStatus.settled : state.order_status,
          }))(before),
  },
  pay_online: { customer: payable((state) => ({ ...state, is_cashier_pending: false })) },
  payment_succeeded: {
    system: (state) => {
      if (state.pay_status !== PayStatus.unpaid) return state;
      if (state.order_status < 0) return { ...state, pay_status: PayStatus.refunded };
      return { ...checkedOut(state), pay_status: PayStatus.paid, is_cashier_pending: false };
    },
  },
  ready: {
    store: (state) => {
      if (state.is_ready || isDineIn(state)) return state.is_ready ? state : Code.confirmReceiptFailed;
      return state.order_status === OrderStatus.confirmed
        ? { ...state, is_ready: true }
        : Code.confirmReceiptFailed;
    },
  },
  complete: {
    store: (state) => {
      if (state.order_status >= 2) return state;
      return state.order_status === OrderStatus.confirmed && !state.has_pending_round
        ? { ...state, order_status: OrderStatus.completed }
        : Code.confirmReceiptFailed;
    },
  },
  settle: {
    store: settled,
    // A gateway's confirmation of the payment stands for the store's; cash is the store's to confirm.
    system: (state) => (state.pay_status === PayStatus.paid ? settled(state) : Code.paymentFailed),
  },
  remake: {
    store: (state) => {
      const isInKitchen =
        state.order_status === OrderStatus.confirmed || state.order_status === OrderStatus.completed;
      const isBack = !isPaid(state) && state.pay_status !== PayStatus.unpaid;
      if (!isInKitchen || isBack) return Code.cannotAddDishes;
      return { ...state, is_ready: false, order_status: OrderStatus.confirmed };
    },
  },
  refund_lines: {
    store: (state) => (isPaid(state) ? { ...state, pay_status: PayStatus.refunded } : Code.paymentFailed),
  },
  refund: {
    store: (state) => {
      if (!isPaid(state) && state.pay_status !== PayStatus.refundFailed) return Code.paymentFailed;
      // What could not be given back is tried again, and nothing else changes by it.
      const isUnfinished = isPaid(state) && isBefore(state, OrderStatus.completed);
      return isUnfinished
        ? { ...state, ...closed, order_status: OrderStatus.canceled, pay_status: PayStatus.refunded }
        : { ...state, pay_status: PayStatus.refunded };
    },
  },
  refund_failed: {
    system: (state) =>
      state.pay_status === PayStatus.refunded
        ? { ...state, pay_status: PayStatus.refundFailed }
        : Code.paymentFailed,
  },
};
