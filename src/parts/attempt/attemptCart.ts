import type { CartAction } from "#contract/enumerations.ts";
import { addOrderCall } from "#net/calls/orderCalls.ts";
import type { Attempt } from "#net/journal/journal.ts";
import { mallCreateOrderCall } from "#net/calls/mallOrderCalls.ts";
import { orderedLines } from "./orderedLines.ts";

/** The cart that an attempt orders from, by what it asks for: one of a store's own, or the mall's. */
export function attemptCart({ path, request }: Pick<Attempt, "path" | "request">): CartAction | "mall" {
  if (path === mallCreateOrderCall.path) return "mall";
  const { order_type } = request;
  if (path === addOrderCall.path || (order_type !== 2 && order_type !== 3)) return 1;
  const isOnOffer = orderedLines({ request })?.some(({ special_id }) => special_id !== undefined) ?? false;
  if (order_type === 2) return isOnOffer ? 4 : 2;
  return isOnOffer ? 5 : 3;
}
