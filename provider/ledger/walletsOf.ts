import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";
import { refillCards } from "#provider/db/tables/storedValue.ts";

export type Wallet = Pick<typeof ledgerAccounts.$inferSelect, "kind" | "uid" | "store_id" | "balance">;

/**
 * The wallets that a member can pay with at a store, in the order in which they are spent: the store's own, then the
 * operator's, of each what was paid before what was given on top. A card that has expired is none.
 */
export async function walletsOf(
  db: Database,
  of: { readonly uid: string; readonly store_id: string; readonly now: Date },
): Promise<Wallet[]> {
  const { kind, uid, store_id, balance } = ledgerAccounts;
  const isTaken = or(eq(store_id, of.store_id), isNull(store_id));
  const isGood = or(isNull(refillCards.valid_until), gt(refillCards.valid_until, of.now));
  const wallets = await db
    .select({ kind, uid, store_id, balance })
    .from(ledgerAccounts)
    .leftJoin(refillCards, and(eq(refillCards.uid, uid), eq(refillCards.store_id, store_id)))
    .where(and(eq(uid, of.uid), inArray(kind, ["wallet", "wallet_bonus"]), isTaken, isGood));
  return wallets.toSorted((one, other) => turnOf(one) - turnOf(other));
}

const turnOf = ({ store_id, kind }: Wallet) =>
  (store_id === null ? 2 : 0) + (kind === "wallet_bonus" ? 1 : 0);
