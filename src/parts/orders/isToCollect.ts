import type { OrderSummary } from "#contract/order.ts";
import { isBefore } from "#domain/orders/orderState.ts";

/** Whether the order is still to be collected at the counter. */
export function isToCollect(order: Pick<OrderSummary, "order_type" | "order_status">): boolean {
  return order.order_type === 2 && isBefore(order, 2);
}
