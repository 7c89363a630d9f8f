import { OrderType } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { isUnderWay } from "./orderState.ts";
import { dueTime } from "./waiting.ts";

/**
 * One's orders that are under way at a table, a counter or one's door, what is due first before the others, and those that
 * nobody has said a time of last. What is shipped takes days, and nobody waits for it.
 */
export function openOrders(orders: readonly OrderSummary[]): readonly OrderSummary[] {
  const dueOf = (order: OrderSummary) => Date.parse(dueTime(order) ?? "") || Infinity;
  return orders
    .filter((order) => order.order_type !== OrderType.shipping && isUnderWay(order))
    .toSorted((one, other) => (dueOf(one) < dueOf(other) ? -1 : dueOf(one) > dueOf(other) ? 1 : 0));
}
