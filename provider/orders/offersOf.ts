import type { OrderLineRequest } from "#contract/cart.ts";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { type Offer, runningOffers } from "#provider/specials/runningOffers.ts";

/**
 * The offers that an order's lines name, by their goods; none for an order without. 114 where lines with and without
 * offers, or one of the goods at two offers, are in one order: they are in carts of their own.
 */
export async function offersOf(
  db: Database,
  lines: readonly OrderLineRequest[],
  now: Date,
  fail: Fail<114>,
): Promise<Map<string, Offer>> {
  const named = new Map(lines.map(({ goods_id, special_id }) => [goods_id, special_id]));
  const isMixed = lines.some(({ goods_id, special_id }) => named.get(goods_id) !== special_id);
  const isOnOffer = lines.some(({ special_id }) => special_id !== undefined);
  if (isMixed || (isOnOffer && lines.some(({ special_id }) => special_id === undefined)))
    return fail(114, { fields: ["lines"] });
  return runningOffers(db, lines, now);
}
