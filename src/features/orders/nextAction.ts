import type { OrderSummary } from "#contract/order.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { waitsForPayment } from "#parts/orders/statusKey.ts";

export type NextAction = "confirm_receipt" | "pay" | "track" | "review" | "order_again" | "see";

/**
 * The one thing to do with an order next. An order to collect or to be brought that is paid in cash is not paid here;
 * at a table that comes with the end of the meal.
 */
export function nextAction(order: OrderSummary): NextAction {
  const { order_type, order_status, is_locked, actions } = order;
  const isAtTable = order_type === 1;
  if (!isAtTable && actions.includes("confirm_receipt")) return "confirm_receipt";
  const isBillDue = order_status === 2 || is_locked === 1;
  if (isAtTable ? actions.includes("pay") && isBillDue : waitsForPayment(order)) return "pay";
  if (isBefore(order, 2)) return "track";
  if (actions.includes("review")) return "review";
  return actions.includes("order_again") && !isAtTable ? "order_again" : "see";
}
