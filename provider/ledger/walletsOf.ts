import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";

export type Wallet = Pick<typeof ledgerAccounts.$inferSelect, "uid" | "store_id" | "balance">;

/** The wallets that a member can pay with at a store: the store's own, and the operator's; the former is spent first. */
export async function walletsOf(
  db: Database,
  of: { readonly uid: string; readonly store_id: string },
): Promise<Wallet[]> {
  const { uid, store_id, balance } = ledgerAccounts;
  const isTaken = or(eq(store_id, of.store_id), isNull(store_id));
  const wallets = await db
    .select({ uid, store_id, balance })
    .from(ledgerAccounts)
    .where(and(eq(uid, of.uid), eq(ledgerAccounts.kind, "wallet"), isTaken))
    .orderBy(asc(ledgerAccounts.id));
  return wallets.toSorted((one, other) => Number(one.store_id === null) - Number(other.store_id === null));
}
