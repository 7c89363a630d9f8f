import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { isBefore } from "./orderState.ts";

/** Where an order stands: the one word for it in badges, steps, notices and at the desk. */
export type Stage =
  | "pending"
  | "toBeLetIn"
  | "toPay"
  | "preparing"
  | "packing"
  | "ready"
  | "onItsWay"
  | "shipped"
  | "served"
  | "collected"
  | "delivered"
  | "settled"
  | "cancelled"
  | "refunded"
  | "refundFailed";

type Staged = Pick<
  OrderSummary,
  "order_type" | "order_status" | "pay_status" | "pay_type" | "ready_time" | "actions" | "let_in_until"
> & {
  /** Named by whole orders alone: who brings it is told once it has set out. */
  readonly delivery_company?: string | null;
  readonly delivery_number?: string | null;
};

/** Where an order stands, by order and pay status (specification, section 4), money that goes back before all else. */
export function stageOf(order: Staged): Stage {
  const { order_type, order_status, pay_status } = order;
  if (pay_status === PayStatus.refunded) return "refunded";
  if (pay_status === PayStatus.refundFailed) return "refundFailed";
  if (order_status === OrderStatus.canceled) return "cancelled";
  if (order_status === OrderStatus.pending && order.let_in_until) return "toBeLetIn";
  if (order_status === OrderStatus.pending) return waitsForPayment(order) ? "toPay" : "pending";
  if (order_status === OrderStatus.confirmed) return isOut(order) ? out[order_type] : inside[order_type];
  // Of what was received nothing is left but its money; at a table that is the bill, which is no state of the dishes.
  if (order_type !== OrderType.dineIn && waitsForPayment(order)) return "toPay";
  const isOver = order_status === OrderStatus.settled || isPaid(order);
  return order_type === OrderType.dineIn && isOver ? "settled" : ended[order_type];
}

/** Whether a confirmed order has left the kitchen: it says when, or by whom it comes. */
export function isOut({ ready_time, delivery_company, delivery_number }: Partial<Staged>): boolean {
  return [ready_time, delivery_company, delivery_number].some((said) => said != null);
}

const isPaid = ({ pay_status }: Pick<Staged, "pay_status">) =>
  pay_status === PayStatus.paid || pay_status === PayStatus.collected;

const inside = {
  [OrderType.dineIn]: "preparing",
  [OrderType.takeAway]: "preparing",
  [OrderType.delivery]: "preparing",
  [OrderType.shipping]: "packing",
} as const;

const out = {
  [OrderType.dineIn]: "preparing",
  [OrderType.takeAway]: "ready",
  [OrderType.delivery]: "onItsWay",
  [OrderType.shipping]: "shipped",
} as const;

const ended = {
  [OrderType.dineIn]: "served",
  [OrderType.takeAway]: "collected",
  [OrderType.delivery]: "delivered",
  [OrderType.shipping]: "delivered",
} as const;

/** Away from a table nothing is prepared that was to be paid online and is not; cash is paid on receipt. */
export function waitsForPayment(
  order: Pick<Staged, "order_type" | "pay_status" | "pay_type" | "actions">,
): boolean {
  return (
    order.order_type !== OrderType.dineIn &&
    order.pay_status === PayStatus.unpaid &&
    !isCash(order) &&
    order.actions.includes("pay")
  );
}

/** Whether an order is paid by hand: at the register, or to who brings it. */
export function isCash({ pay_type }: Pick<OrderSummary, "pay_type">): boolean {
  return pay_type === PayType.cash || pay_type === PayType.cashOnDelivery;
}

/** Whether the order is still to be collected at the counter. */
export function isToCollect(order: Pick<OrderSummary, "order_type" | "order_status">): boolean {
  return order.order_type === OrderType.takeAway && isBefore(order, OrderStatus.completed);
}

/** When an order that is not paid is cancelled by itself, RFC 3339; null at a table, where one pays after the meal. */
export function payUntil(
  order: Pick<OrderSummary, "order_type" | "order_status" | "pay_status" | "auto_cancel_time">,
): string | null {
  const isWaiting =
    order.order_type !== OrderType.dineIn &&
    order.order_status === OrderStatus.pending &&
    order.pay_status === PayStatus.unpaid;
  return isWaiting ? order.auto_cancel_time : null;
}
