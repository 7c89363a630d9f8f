import type { OrderSummary } from "#contract/order.ts";

/** Whether the order is still to be collected at the counter. */
export function isToCollect({
  order_type,
  order_status,
}: Pick<OrderSummary, "order_type" | "order_status">): boolean {
  return order_type === 2 && (order_status === 0 || order_status === 1);
}
