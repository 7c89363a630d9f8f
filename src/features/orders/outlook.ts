import type { OrderDetail } from "#contract/order.ts";
import { isCash } from "#parts/orders/isCash.ts";
import { statusKey } from "#parts/orders/statusKey.ts";

export type Outlook =
  | "toPay"
  | "pending"
  | "preparing2"
  | "preparing3"
  | "preparing4"
  | "ready"
  | "onItsWay"
  | "shipped"
  | "unconfirmed"
  | "review"
  | "completed"
  | "cancelled"
  | "cancelledLate";

/** What comes next of an order that is collected or brought, and by whom; null where its money is the matter. */
export function outlook(order: OrderDetail): Outlook | null {
  const status = statusKey(order);
  const { actions, order_type, pay_status, trans_id } = order;
  if (order_type === 1 || status === "refunded" || status === "refundFailed") return null;
  // Of a table alone.
  if (status === "toBeLetIn") return null;
  if (status === "preparing") return `preparing${order_type}`;
  if (status === "onItsWay" && order_type === 4) return "shipped";
  if (status === "cancelled" && pay_status !== 0) return null;
  // Of a payment that was begun it may still come out that it was made.
  if (status === "cancelled" && trans_id !== null) return "cancelledLate";
  if (status !== "completed" && status !== "settled") return status;
  if (actions.includes("review")) return "review";
  return pay_status === 0 && isCash(order) ? "unconfirmed" : "completed";
}
