import { OrderType, PayStatus } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { isCash, type Stage, stageOf } from "./orderStage.ts";

/** What an order's page says first; null where that is the stage's own word. */
export type Headline = "thanks" | "toPay" | "served" | "ended";

const headlines: Readonly<Partial<Record<Stage, Headline>>> = {
  pending: "thanks",
  preparing: "thanks",
  packing: "thanks",
  toPay: "toPay",
  served: "served",
  collected: "ended",
  delivered: "ended",
  settled: "ended",
};

/** What an order's page says first: the same thanks whichever way one paid, or will. */
export function headline(order: Parameters<typeof stageOf>[0]): Headline | null {
  return headlines[stageOf(order)] ?? null;
}

/** What comes next of an order, by whom. */
export type Outlook =
  | "toPay"
  | "pending"
  | "pending1"
  | "preparing1"
  | "preparing2"
  | "preparing3"
  | "preparing4"
  | "ready"
  | "onItsWay"
  | "shipped"
  | "served"
  | "settled"
  | "unconfirmed"
  | "review"
  | "cancelled"
  | "cancelledLate";

/** What comes next of an order; null where its money is the matter, or nothing is left to say. */
export function outlook(order: OrderDetail): Outlook | null {
  const stage = stageOf(order);
  const { actions, is_cashier_pending, order_type, pay_status, trans_id } = order;
  switch (stage) {
    case "refunded":
    case "refundFailed":
    case "toBeLetIn":
      return null;
    case "toPay":
      // What is to be done where a payment was begun is said in one place.
      return trans_id === null ? "toPay" : null;
    case "pending":
      return order_type === OrderType.dineIn ? "pending1" : "pending";
    case "preparing":
    case "packing":
      return `preparing${order_type}`;
    case "served":
      // Who is on the way to the register is told that alone.
      return is_cashier_pending === 1 ? null : "served";
    case "cancelled":
      if (order_type === OrderType.dineIn || pay_status !== PayStatus.unpaid) return null;
      // Of a payment that was begun it may still come out that it was made.
      return trans_id === null ? "cancelled" : "cancelledLate";
    case "settled":
    case "collected":
    case "delivered":
      if (actions.includes("review")) return "review";
      if (stage === "settled") return "settled";
      return pay_status === PayStatus.unpaid && isCash(order) ? "unconfirmed" : null;
    default:
      return stage;
  }
}
