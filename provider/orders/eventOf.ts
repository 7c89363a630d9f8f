import type { OrderState } from "#domain/orders/orderMachine.ts";
import type { WordedEvent } from "#provider/informs/eventWords.ts";
import type { ActionOnOrder } from "./actionOnOrder.ts";

const completed = {
  1: "order_completed",
  2: "order_collected",
  3: "order_delivered",
  4: "order_delivered",
} as const satisfies Record<OrderState["order_type"], WordedEvent>;

/** What an order's owner is told of an action; null for what they did themselves and for what changed nothing. */
export function eventOf(
  before: OrderState,
  after: OrderState,
  on: ActionOnOrder,
  isPaidInCash: boolean,
): WordedEvent | null {
  // Another courier is news, although the order stands where it stood.
  if (after === before) return on.courier === undefined ? null : "order_on_its_way";
  if (after.order_status === -1 && before.order_status !== -1) return "order_cancelled";
  switch (on.action) {
    case "accept":
      return before.order_status === 0 ? "order_accepted" : "dishes_accepted";
    case "ready":
      return before.order_type === 2 ? "order_ready" : "order_on_its_way";
    case "complete":
      return completed[before.order_type];
    case "settle":
      return on.actor === "store" ? "order_settled" : null;
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
