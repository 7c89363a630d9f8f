import type { Code } from "#contract/codes.ts";
import type { OrderAction } from "#contract/order.ts";
import { type Action, type Actor, orderRules } from "./orderRules.ts";
import { isBefore, isDineIn, isPaid, type OrderState } from "./orderState.ts";

export type { Action, Actor } from "./orderRules.ts";
export type { OrderState } from "./orderState.ts";

export type Step =
  | {
      readonly ok: true;
      /** The very object that was given when the action changes nothing, as a repeated one does. */
      readonly state: OrderState;
      /** Whether money goes back now: the order's, or that of the payment which just succeeded. */
      readonly refund_due: boolean;
    }
  | { readonly ok: false; readonly code: Code };

/**
 * What an action makes of an order, or the code that refuses it (specification, section 4, "Rules on orders"): 424 for
 * another's order and for what the actor never does. `payment_succeeded` is for once a transaction, when it is first
 * known to be paid: on an order that is cancelled or already paid it asks for that money to go back, so that none is
 * paid and dropped.
 */
export function step(state: OrderState, action: Action, actor: Actor): Step {
  const rule = orderRules[action][actor];
  if (!rule || (actor === "customer" && !state.is_mine)) return { ok: false, code: 424 };
  const result = rule(state);
  if (typeof result === "number") return { ok: false, code: result };
  const isRefunded = result.pay_status === 3 && state.pay_status !== 3;
  const isPaidAgain = action === "payment_succeeded" && state.pay_status !== 0;
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
  call_staff: (state) => isDineIn(state) && isBefore(state, 3),
  confirm_receipt: (state) => changes(state, "lock", "customer"),
  review: (state) => state.order_status >= 2 && isPaid(state) && state.is_reviewed !== true,
  invoice: isPaid,
  order_again: (state) => !isBefore(state, 2),
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
