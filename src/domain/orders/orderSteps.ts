import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";

type Shown = Pick<
  OrderDetail,
  | "order_type"
  | "order_status"
  | "pay_status"
  | "order_time"
  | "confirmed_time"
  | "completed_time"
  | "settled_time"
  | "cancelled_time"
  | "ready_time"
  | "delivery_company"
  | "delivery_number"
>;

export type StepName =
  | "placed"
  | "accepted"
  | "served"
  | "ready"
  | "collected"
  | "in_delivery"
  | "completed"
  | "settled"
  | "cancelled";

export interface OrderStep {
  readonly step: StepName;
  /** RFC 3339; null when it has not come, or when the provider does not say. */
  readonly time: string | null;
  readonly is_reached: boolean;
  /** Whether the order stands here now: true of exactly one step. */
  readonly is_current: boolean;
}

type Draft = Pick<OrderStep, "step" | "time" | "is_reached">;

/**
 * An order's way as the customer sees it, by the way of ordering (specification, section 4, "Order flow" and "Delivery
 * display steps"). What was reached follows the status, whichever of its two readings is used; a cancelled order shows
 * what came before, then its end.
 */
export function orderSteps(order: Shown): OrderStep[] {
  const drafts = order.order_status === OrderStatus.canceled ? cancelled(order) : way(order);
  const current = drafts.findLastIndex(({ is_reached }) => is_reached);
  return drafts.map((draft, index) => ({ ...draft, is_current: index === current }));
}

function way(order: Shown): Draft[] {
  const reached = (step: StepName, time: string | null, is_reached: boolean): Draft => ({
    step,
    time: is_reached ? time : null,
    is_reached,
  });
  const { order_status } = order;
  const placed = reached("placed", order.order_time, true);
  const accepted = reached("accepted", order.confirmed_time, order_status >= 1);
  const completed = (step: StepName) => reached(step, order.completed_time, order_status >= 2);
  if (order.order_type === OrderType.dineIn)
    return [placed, accepted, completed("served"), ...checkout(order)];
  const { ready_time } = order;
  const isOut = ready_time !== null || order.delivery_company !== null || order.delivery_number !== null;
  const leaves = (step: StepName) =>
    reached(step, ready_time, order_status >= 2 || (order_status === OrderStatus.confirmed && isOut));
  if (order.order_type === OrderType.takeAway)
    return [placed, accepted, leaves("ready"), completed("collected")];
  return [placed, leaves("in_delivery"), completed("completed")];
}

/**
 * The checkout that ends a meal: still to come only while the bill is not paid. Of what was paid before it is served
 * nothing is to come but the dishes, and of what went back nothing at all.
 */
function checkout({ order_status, pay_status, settled_time }: Shown): Draft[] {
  const isPaid = pay_status === PayStatus.paid || pay_status === PayStatus.collected;
  const is_reached =
    order_status === OrderStatus.settled || (order_status === OrderStatus.completed && isPaid);
  if (!is_reached && pay_status !== PayStatus.unpaid) return [];
  return [{ step: "settled", time: is_reached ? settled_time : null, is_reached }];
}

function cancelled(order: Shown): Draft[] {
  const before = way({
    ...order,
    order_status: order.confirmed_time === null ? OrderStatus.pending : OrderStatus.confirmed,
  });
  const end: Draft = { step: "cancelled", time: order.cancelled_time, is_reached: true };
  return [...before.filter(({ is_reached }) => is_reached), end];
}
