import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import type { OrderDetail } from "#contract/order.ts";
import { isOut, type Stage, stageOf } from "./orderStage.ts";

type Shown = Pick<
  OrderDetail,
  | "order_type"
  | "order_status"
  | "pay_status"
  | "pay_type"
  | "actions"
  | "let_in_until"
  | "order_time"
  | "confirmed_time"
  | "completed_time"
  | "settled_time"
  | "cancelled_time"
  | "ready_time"
  | "delivery_company"
  | "delivery_number"
>;

/** A step of an order's way; but for the first it is called as the stage that it brings. */
export type StepName = "ordered" | Stage;

/** What happened within a step. */
export type Happening = "sent" | "taken" | "leftKitchen";

export interface OrderStep {
  readonly step: StepName;
  /** RFC 3339; null when it has not come, or when the provider does not say. */
  readonly time: string | null;
  readonly is_reached: boolean;
  /** Whether the order stands here now: true of exactly one step. */
  readonly is_current: boolean;
  /** What has happened within the step, with its time where that is known; none before it is reached. */
  readonly within: readonly { readonly what: Happening; readonly time: string | null }[];
  /** Where the order stands within the current step; null at the others, and where the step's name says it. */
  readonly now: Stage | null;
}

type Draft = Omit<OrderStep, "is_current" | "now">;

/**
 * An order's way as the customer sees it, by the way of ordering (specification, section 4, "Order flow" and "Delivery
 * display steps": placing order, in delivery, completed), with what happens within each step. What was reached follows
 * the status, whichever of its two readings is used; a cancelled order shows what came before, then its end.
 */
export function orderSteps(order: Shown): OrderStep[] {
  const drafts = order.order_status === OrderStatus.canceled ? cancelled(order) : way(order);
  const current = drafts.findLastIndex(({ is_reached }) => is_reached);
  const stage = stageOf(order);
  return drafts.map((draft, index) => {
    const is_current = index === current;
    return { ...draft, is_current, now: is_current && draft.step === "ordered" ? stage : null };
  });
}

function way(order: Shown): Draft[] {
  const { order_type, order_status, confirmed_time, completed_time, ready_time } = order;
  const isTaken = order_status >= OrderStatus.confirmed;
  const isDone = order_status >= OrderStatus.completed;
  const ordered: Draft = {
    step: "ordered",
    time: null,
    is_reached: true,
    within: [
      { what: "sent", time: order.order_time },
      ...(isTaken ? [{ what: "taken", time: confirmed_time } as const] : []),
    ],
  };
  const reached = (step: StepName, time: string | null, is_reached: boolean): Draft => ({
    step,
    time: is_reached ? time : null,
    is_reached,
    within: [],
  });
  if (order_type === OrderType.dineIn)
    return [ordered, reached("served", completed_time, isDone), ...checkout(order)];
  const leaves = (step: StepName): Draft => {
    const is_reached = isDone || (isTaken && isOut(order));
    const isTold = is_reached && ready_time !== null;
    return {
      ...reached(step, null, is_reached),
      within: isTold ? [{ what: "leftKitchen", time: ready_time }] : [],
    };
  };
  if (order_type === OrderType.takeAway)
    return [ordered, leaves("ready"), reached("collected", completed_time, isDone)];
  const onTheRoad = order_type === OrderType.shipping ? "shipped" : "onItsWay";
  return [ordered, leaves(onTheRoad), reached("delivered", completed_time, isDone)];
}

/**
 * The checkout that ends a meal: still to come only while the bill is not paid. Of what was paid before it is served
 * nothing is to come but the dishes, and of what went back nothing at all.
 */
function checkout(order: Shown): Draft[] {
  const is_reached = stageOf(order) === "settled";
  if (!is_reached && !isUnpaid(order)) return [];
  return [{ step: "settled", time: is_reached ? order.settled_time : null, is_reached, within: [] }];
}

const isUnpaid = ({ pay_status }: Shown) => pay_status === PayStatus.unpaid;

function cancelled(order: Shown): Draft[] {
  const before = way({
    ...order,
    order_status: order.confirmed_time === null ? OrderStatus.pending : OrderStatus.confirmed,
  });
  const end: Draft = { step: "cancelled", time: order.cancelled_time, is_reached: true, within: [] };
  return [...before.filter(({ is_reached }) => is_reached), end];
}
