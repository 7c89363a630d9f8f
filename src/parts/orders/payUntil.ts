import type { OrderSummary } from "#contract/order.ts";

/** When an order that is not paid is cancelled by itself, RFC 3339; null at a table, where one pays after the meal. */
export function payUntil(
  order: Pick<OrderSummary, "order_type" | "order_status" | "pay_status" | "auto_cancel_time">,
): string | null {
  const isWaiting = order.order_type !== 1 && order.order_status === 0 && order.pay_status === 0;
  return isWaiting ? order.auto_cancel_time : null;
}
