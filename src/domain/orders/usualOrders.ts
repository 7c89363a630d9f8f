import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { OrderSummary } from "#contract/order.ts";
import { groupBy } from "#domain/values/groupBy.ts";

/**
 * What one usually has, from one's orders, newest first: of what was ordered alike at one store the last order, those
 * ordered most often before those ordered once, and of as many the newest. What was ordered to take away can be delivered
 * as well, and the other way round.
 */
export function usualOrders(
  orders: readonly OrderSummary[],
  way: OrderType,
  most: number,
): readonly OrderSummary[] {
  const isAlike = ({ order_type }: OrderSummary) =>
    way === OrderType.dineIn ? order_type === way : OFF_PREMISES.includes(order_type);
  const wanted = orders.filter(
    (order) => isAlike(order) && order.is_mine === 1 && order.order_status !== OrderStatus.canceled,
  );
  const groups = [...groupBy(wanted, sameAs).values()];
  return groups
    .toSorted((one, other) => other.length - one.length)
    .slice(0, most)
    .flatMap(([newest]) => newest ?? []);
}

const OFF_PREMISES: readonly OrderType[] = [OrderType.takeAway, OrderType.delivery];

/** What two orders of the same have in common. */
const sameAs = ({ goods_count, goods_names, store_id }: OrderSummary) =>
  JSON.stringify([store_id, goods_count, goods_names.toSorted()]);
