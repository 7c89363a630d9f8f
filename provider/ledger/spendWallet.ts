import type { Database } from "#provider/db/database.ts";
import { type Spend, spendFrom, type Spent } from "./spendFrom.ts";
import { walletsOf } from "./walletsOf.ts";

/**
 * Pays a store from a member's wallets there: the store's own first, then the operator's, of each what was paid before
 * what was given on top. In a transaction of the caller's; nothing is moved when they do not hold enough.
 */
export function spendWallet(db: Database, spend: Spend & { readonly uid: string }): Promise<Spent> {
  const { uid, store_id, now } = spend;
  return spendFrom(
    db,
    async () => {
      const wallets = await walletsOf(db, { uid, store_id, now });
      return wallets.map(({ balance, ...account }) => ({ account, balance }));
    },
    spend,
  );
}
