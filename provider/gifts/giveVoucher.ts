import { and, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { refillOffers, vouchers } from "#provider/db/tables/storedValue.ts";
import type { Parts } from "#provider/server/context.ts";
import { validUntil } from "#provider/refill/validUntil.ts";
import { activationHash, newActivationCode } from "./activationCode.ts";

export interface Gift {
  readonly voucher: typeof vouchers.$inferSelect;
  /** Told now and never again: only its hash is kept. */
  readonly code: string;
}

/**
 * Makes a voucher of what a store sells as one, for whoever activates it: nothing is credited before. Null where the
 * store sells no such voucher. In a transaction of the caller's.
 */
export async function giveVoucher(
  db: Database,
  given: { readonly store_id: string; readonly offer_id: string; readonly now: Date },
  { random, signingKey }: Pick<Parts, "random" | "signingKey">,
): Promise<Gift | null> {
  const { store_id, offer_id, now } = given;
  const isSold = and(
    eq(refillOffers.id, offer_id),
    eq(refillOffers.store_id, store_id),
    eq(refillOffers.kind, 2),
    eq(refillOffers.is_withdrawn, false),
  );
  const [offer] = await db.select().from(refillOffers).where(isSold);
  if (offer === undefined) return null;
  const { name, description, picture, goods_ids, amount, validity_days } = offer;
  const code = newActivationCode(random);
  const [voucher] = await db
    .insert(vouchers)
    .values({
      id: random(12),
      store_id,
      offer_id,
      name,
      description,
      picture,
      goods_ids,
      gift_amount: amount,
      activation_hash: activationHash(signingKey, code),
      valid_until: validUntil(now, validity_days, undefined),
      created_at: now,
    })
    .returning();
  if (voucher === undefined) throw new Error("No voucher was written");
  return { voucher, code };
}
