import * as Code from "#contract/codes.ts";
import type { AnyCode } from "#contract/codes.ts";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { OrderState } from "./orderState.ts";

/** An order or an addition taken; out of the kitchen; served or handed out; its payment confirmed. */
export type LastDone = "accepted" | "added" | "ready" | "completed" | "settled";

/** Milliseconds in which the store can take back what it did: the seconds that the desk offers it, and a slow line. */
const A_MOMENT = 60_000;

/** What was done last by the times of an order, and when; undefined where that is longer ago than a moment. */
export function lastDone(
  times: Readonly<Record<LastDone, Date | null>>,
  now: Date,
): { readonly what: LastDone; readonly at: Date } | undefined {
  const inOrder: readonly LastDone[] = ["settled", "completed", "ready", "added", "accepted"];
  let last: { readonly what: LastDone; readonly at: Date } | undefined;
  for (const what of inOrder) {
    const at = times[what];
    if (at !== null && (last === undefined || at > last.at)) last = { what, at };
  }
  return last !== undefined && now.getTime() - last.at.getTime() <= A_MOMENT ? last : undefined;
}

/**
 * What an order is once the parts of its table's bill cover it no more: unpaid, and, where its payment had closed it, as it
 * was served; or the code that refuses it.
 */
export function uncovered(state: OrderState): OrderState | AnyCode {
  const { order_status, pay_status } = state;
  if (order_status < 0 || pay_status !== PayStatus.paid) return Code.paymentFailed;
  const isClosed = order_status === OrderStatus.settled;
  return {
    ...state,
    pay_status: PayStatus.unpaid,
    order_status: isClosed ? OrderStatus.completed : order_status,
  };
}

/**
 * What an order is once the store has taken back what it did with it last, which was a slip of the hand; or the code that
 * refuses it, where something else was done since: it was canceled, its money went back, or its payment was confirmed.
 * Apart from the machine's other rules, which customers' pages ask as well.
 */
export function takenBack(state: OrderState, last: LastDone | undefined): OrderState | AnyCode {
  const { is_ready, order_status, pay_status } = state;
  const isGivenBack = pay_status === PayStatus.refunded || pay_status === PayStatus.refundFailed;
  if (isGivenBack || last === undefined) return Code.confirmReceiptFailed;
  if (last === "completed" && order_status === OrderStatus.completed)
    return { ...state, order_status: OrderStatus.confirmed };
  if (order_status === OrderStatus.confirmed) {
    if (last === "ready" && is_ready) return { ...state, is_ready: false };
    if (last === "accepted" && !is_ready) return { ...state, order_status: OrderStatus.pending };
    if (last === "added") return { ...state, has_pending_round: true };
  }
  return Code.confirmReceiptFailed;
}
