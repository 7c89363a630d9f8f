import type { OrderState } from "#domain/orderMachine.ts";
import type { WordedEvent } from "#provider/informs/eventWords.ts";
import type { ActionOnOrder } from "./actionOnOrder.ts";

/** What an order's owner is told of an action; null for what they did themselves and for what changed nothing. */
export function eventOf(
  before: OrderState,
  after: OrderState,
  on: ActionOnOrder,
  isPaidInCash: boolean,
): WordedEvent | null {
  if (after === before) return null;
  if (after.order_status === -1 && before.order_status !== -1) return "order_cancelled";
  switch (on.action) {
    case "accept":
      return before.order_status === 0 ? "order_accepted" : "dishes_accepted";
    case "ready":
      return before.order_type === 2 ? "order_ready" : "order_on_its_way";
    case "complete":
      return "order_completed";
    case "settle":
      return "order_settled";
    case "pay_cash":
      if (on.actor !== "store") return null;
      return after.order_status === 3 ? "order_settled" : "payment_received";
    case "payment_succeeded":
      return after.pay_status === 1 ? "payment_received" : null;
    case "refund":
      // Money that goes back through the gateway is told of when it has gone.
      return isPaidInCash ? "payment_refunded" : null;
    default:
      return null;
  }
}
