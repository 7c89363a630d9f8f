import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { roughMinutes } from "#domain/values/roughly.ts";
import { isBefore } from "./orderState.ts";
import { stageOf } from "./orderStage.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Up to here a wait is told in minutes. */
const IN_MINUTES = 90 * MINUTE;

/** How long something is still ahead: rounded up, so that nobody is promised too little; `late` once it is over. */
export type Wait =
  | { readonly in: "minutes" | "hours" | "days"; readonly count: number }
  | { readonly in: "late"; readonly count: 0 };

/** The wait between two instants in milliseconds since 1970. */
export function waitUntil(due: number, now: number): Wait {
  const left = due - now;
  if (left <= 0) return { in: "late", count: 0 };
  if (left <= IN_MINUTES) return { in: "minutes", count: Math.ceil(left / MINUTE) };
  if (left <= DAY) return { in: "hours", count: Math.round(left / HOUR) };
  return { in: "days", count: Math.round(left / DAY) };
}

/** The wait as it is read aloud, which is each five minutes, and each minute at the end. */
export function spokenWait(wait: Wait): Wait {
  return wait.in === "minutes" && wait.count > 5 ? { in: "minutes", count: roughMinutes(wait.count) } : wait;
}

/** When an order that is due is late: a delivery is once the span is over that it was booked for. RFC 3339. */
export const lateFrom = (order: OrderSummary, due: string): string =>
  (order.order_type === OrderType.delivery && order.receive_until) || due;

/**
 * When an order is to be at the table, the counter or the door, RFC 3339: as it was booked, at a table by the minutes
 * that the store says. Null where nobody has said, once it is there, and until the staff have let it in.
 */
export function dueTime(order: OrderSummary): string | null {
  if (!isBefore(order, OrderStatus.completed) || stageOf(order) === "toBeLetIn") return null;
  if (order.order_type === OrderType.dineIn) return order.serving_time ?? null;
  return order.order_type === OrderType.takeAway ? order.pickup_time : order.receive_time;
}
