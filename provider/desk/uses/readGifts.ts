import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { vouchers } from "#provider/db/tables/storedValue.ts";
import { offersOf } from "#provider/refill/offersOf.ts";
import type { OfferRow } from "#provider/refill/presentOffer.ts";

const NEWEST = 100;

/** The vouchers that a store can give, and those that it gave, newest first. */
export async function readGifts(
  db: Database,
  store_id: string,
): Promise<{ readonly offers: readonly OfferRow[]; readonly given: (typeof vouchers.$inferSelect)[] }> {
  const { offers } = await offersOf(db, store_id);
  const given = await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.store_id, store_id), isNotNull(vouchers.activation_hash)))
    .orderBy(desc(vouchers.created_at), desc(vouchers.id))
    .limit(NEWEST);
  return { offers: offers.filter(({ kind }) => kind === 2), given };
}
