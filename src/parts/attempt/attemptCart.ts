import { addOrder } from "#contract/calls/order.ts";
import { OrderLineRequests } from "#contract/cart.ts";
import type { CartAction } from "#contract/enumerations.ts";
import type { Attempt } from "#net/journal.ts";

/** The cart that an attempt orders from, by what it asks for. */
export function attemptCart({ path, request }: Pick<Attempt, "path" | "request">): CartAction {
  const { lines, order_type } = request;
  if (path === addOrder.path || (order_type !== 2 && order_type !== 3)) return 1;
  const asked = OrderLineRequests.safeParse(lines);
  const isOnOffer = asked.success && asked.data.some(({ special_id }) => special_id !== undefined);
  if (order_type === 2) return isOnOffer ? 4 : 2;
  return isOnOffer ? 5 : 3;
}
