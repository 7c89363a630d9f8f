import type { Database } from "#provider/db/database.ts";
import { offersOf } from "./offersOf.ts";

export type TopUpTerms =
  | { readonly ok: true; readonly amount: number; readonly validity_days: number | null }
  /** Amounts that are sold, and the bounds of others; yen. */
  | {
      readonly ok: false;
      readonly prices: readonly number[];
      readonly minimum: number | null;
      readonly maximum: number | null;
    };

/**
 * What a store credits for an amount that is put on its card: by its offer for just that amount, the best of several,
 * else the amount itself where any may be named.
 */
export async function topUpTerms(db: Database, store_id: string, price: number): Promise<TopUpTerms> {
  const { offers, free } = await offersOf(db, store_id);
  const cards = offers.filter(({ kind }) => kind === 1);
  const [best] = cards
    .filter((offer) => offer.price === price)
    .toSorted((one, other) => other.amount - one.amount);
  if (best !== undefined) return { ok: true, amount: best.amount, validity_days: best.validity_days };
  if (free !== null && price >= free.price && price <= free.amount)
    return { ok: true, amount: price, validity_days: free.validity_days };
  return {
    ok: false,
    prices: cards.map((offer) => offer.price),
    minimum: free?.price ?? null,
    maximum: free?.amount ?? null,
  };
}
