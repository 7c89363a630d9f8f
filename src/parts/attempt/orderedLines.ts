import type { OrderLineRequest } from "#contract/cart.ts";
import type { Attempt } from "#net/journal/journal.ts";

/** The lines that an attempt orders; null where what is kept of it tells none. */
export function orderedLines({ request }: Pick<Attempt, "request">): readonly OrderLineRequest[] | null {
  const { lines } = request;
  return Array.isArray(lines) && lines.every(isLine) ? lines : null;
}

/** Checked by hand: a confirmation must not wait for any schema. */
function isLine(kept: unknown): kept is OrderLineRequest {
  if (typeof kept !== "object" || kept === null) return false;
  const { goods_id, option_value, number }: Partial<OrderLineRequest> = kept;
  return typeof goods_id === "string" && Array.isArray(option_value) && typeof number === "number";
}
