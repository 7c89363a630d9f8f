import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { refillOffers } from "#provider/db/tables/storedValue.ts";
import type { OfferRow } from "./presentOffer.ts";

/** What a store sells: its offers in their order, and the bounds of an amount that the customer may name for the card. */
export async function offersOf(
  db: Database,
  store_id: string,
): Promise<{ readonly offers: readonly OfferRow[]; readonly free: OfferRow | null }> {
  const rows = await db
    .select()
    .from(refillOffers)
    .where(and(eq(refillOffers.store_id, store_id), eq(refillOffers.is_withdrawn, false)))
    .orderBy(asc(refillOffers.kind), asc(refillOffers.position), asc(refillOffers.id));
  return {
    offers: rows.filter(({ is_free_amount }) => is_free_amount === 0),
    free: rows.find(({ is_free_amount, kind }) => is_free_amount === 1 && kind === 1) ?? null,
  };
}
