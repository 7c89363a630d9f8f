import { type Action, deskActions } from "#domain/orders/orderMachine.ts";
import { isBefore, isDineIn, isPaid } from "#domain/orders/orderState.ts";
import { type OrderFacts, stateOf } from "#provider/orders/orderFacts.ts";

/** At the counter and at the door. */
const CASH: readonly unknown[] = [1, 7];

/**
 * What a store would do with an order next: take it (one that is paid online, once it is paid), make it ready, hand it
 * out, take its cash, close it. Null while that is the customer's turn.
 */
export function nextStep(facts: OrderFacts): Action | null {
  const { order } = facts;
  const state = stateOf(facts, null);
  const offered = deskActions(state);
  const isCash = CASH.includes(order.pay_type);
  const waitsForMoney = !isDineIn(state) && !isCash && state.pay_status === 0;
  if (state.order_status === 0 && waitsForMoney) return null;
  // At a table it is the guests who ask for the bill.
  const isCashDue = state.is_cashier_pending || (!isDineIn(state) && isCash);
  const isAtCounter = state.order_type === 2 && isCashDue && state.is_ready;
  const takesCash = !isPaid(state) && (isAtCounter || (isCashDue && !isBefore(state, 2)));
  const wanted: readonly Action[] = takesCash
    ? ["pay_cash"]
    : ["accept", "ready", "complete", ...(isPaid(state) ? (["settle"] as const) : [])];
  return wanted.find((action) => offered.includes(action)) ?? null;
}

/** When an order came to stand where it stands. */
export function standsSince({ order, rounds }: OrderFacts): Date {
  const times = [
    order.placed_at,
    order.confirmed_at,
    order.ready_at,
    order.completed_at,
    ...rounds.map(({ placed_at }) => placed_at),
  ];
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
}
