import { useTranslation } from "react-i18next";
import { OrderStatus, OrderType, PayStatus, PayType } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { isBefore } from "#domain/orders/orderState.ts";
import { Badge } from "#ui/feedback/Rating.tsx";

const tones: Readonly<Record<StatusKey, "plain" | "accent" | "ok" | "warn" | "danger">> = {
  cancelled: "plain",
  refunded: "plain",
  refundFailed: "danger",
  pending: "warn",
  toBeLetIn: "warn",
  preparing: "accent",
  ready: "ok",
  onItsWay: "accent",
  toPay: "warn",
  completed: "ok",
  settled: "ok",
};

/** What is sent by a carrier is packed, not cooked. */
const ofParcels: Partial<Readonly<Record<StatusKey, "packing" | "shipped">>> = {
  preparing: "packing",
  onItsWay: "shipped",
};

/** Where an order stands, in a word. */
export function OrderStatusText({ order }: { readonly order: OrderSummary }) {
  const { t } = useTranslation("orders");
  const key = statusKey(order);
  const word = (order.order_type === OrderType.shipping ? ofParcels[key] : undefined) ?? key;
  return <Badge tone={tones[key]}>{t(`status.${word}`)}</Badge>;
}

type StatusKey =
  | "cancelled"
  | "refunded"
  | "refundFailed"
  | "pending"
  | "toBeLetIn"
  | "preparing"
  | "ready"
  | "onItsWay"
  | "toPay"
  | "completed"
  | "settled";

type Shown = Pick<
  OrderSummary,
  "order_type" | "order_status" | "pay_status" | "pay_type" | "ready_time" | "actions" | "let_in_until"
>;

/** The one word that says where an order stands, by order and pay status (specification, section 4). */
export function statusKey(order: Shown): StatusKey {
  const { order_type, order_status, pay_status } = order;
  if (pay_status === PayStatus.refunded) return "refunded";
  if (pay_status === PayStatus.refundFailed) return "refundFailed";
  if (order_status === OrderStatus.canceled) return "cancelled";
  if (order_status === OrderStatus.pending && order.let_in_until) return "toBeLetIn";
  if (order_status === OrderStatus.pending) return waitsForPayment(order) ? "toPay" : "pending";
  if (order_status === OrderStatus.confirmed)
    return order.ready_time === null ? "preparing" : outOf[order_type];
  // What is brought or collected has no bill at a table: settled says nothing more.
  if (order_status === OrderStatus.settled) return order_type === OrderType.dineIn ? "settled" : "completed";
  // What was received against cash is paid for: the store has yet to say so.
  const isDue = pay_status === PayStatus.unpaid && (order_type === OrderType.dineIn || !isCash(order));
  return isDue ? "toPay" : "completed";
}

/** What an order is called once it has left the kitchen. */
const outOf = {
  [OrderType.dineIn]: "preparing",
  [OrderType.takeAway]: "ready",
  [OrderType.delivery]: "onItsWay",
  [OrderType.shipping]: "onItsWay",
} as const;

/** Away from a table nothing is prepared that was to be paid online and is not; cash is paid on receipt. */
export function waitsForPayment(
  order: Pick<Shown, "order_type" | "pay_status" | "pay_type" | "actions">,
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
