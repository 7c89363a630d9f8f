import type { Database } from "#provider/db/database.ts";
import { inArray } from "drizzle-orm";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";
import { accountId } from "#provider/ledger/accountId.ts";
import { accountsOf, type Holding } from "#provider/ledger/holding.ts";
import { post } from "#provider/ledger/post.ts";

/**
 * Gives what a card or voucher holds to its store: it has expired, or its owner has left after they were told of it.
 * In a transaction of the caller's. Answers how many yen that were.
 */
export async function writeOff(
  db: Database,
  holding: Holding,
  by: { readonly reference: string; readonly now: Date },
): Promise<number> {
  const { reference, now } = by;
  const { store_id } = holding;
  const accounts = accountsOf(holding);
  // What is in them may change until they are locked: then it is looked at again.
  for (;;) {
    const rows = await db
      .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(inArray(ledgerAccounts.id, accounts.map(accountId)));
    const balances = new Map(rows.map(({ id, balance }) => [id, balance]));
    const taken = accounts.flatMap((account) => {
      const balance = balances.get(accountId(account)) ?? 0;
      return balance === 0 ? [] : [{ account, amount: -balance }];
    });
    const amount = taken.reduce((sum, entry) => sum - entry.amount, 0);
    if (amount === 0) return 0;
    const revenue = { account: { kind: "revenue", uid: null, store_id } as const, amount };
    const entries = [...taken, revenue];
    const posted = await post(db, { kind: "expiry", reference, store_id, entries, now });
    if (posted !== "short") return posted === "moved" ? amount : 0;
  }
}
