import type { OrderSummary } from "#contract/order.ts";

export type StatusKey =
  | "cancelled"
  | "refunded"
  | "refundFailed"
  | "pending"
  | "preparing"
  | "toPay"
  | "completed"
  | "settled";

/** The one word that says where an order stands, by order and pay status (specification, section 4). */
export function statusKey({
  order_status,
  pay_status,
}: Pick<OrderSummary, "order_status" | "pay_status">): StatusKey {
  if (pay_status === 3) return "refunded";
  if (pay_status === 4) return "refundFailed";
  if (order_status === -1) return "cancelled";
  if (order_status === 0) return "pending";
  if (order_status === 1) return "preparing";
  if (order_status === 3) return "settled";
  return pay_status === 0 ? "toPay" : "completed";
}
