import { inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";
import { accountId } from "./accountId.ts";
import { accountsOf, type Holding } from "./holding.ts";
import { type Spend, spendFrom, type Spent } from "./spendFrom.ts";

/**
 * Pays a store from one card or voucher: what was paid first, a bonus last. Whose it is, and whether it is still good,
 * the caller has asked. In a transaction of the caller's; nothing is moved when it does not hold enough.
 */
export function spendHolding(db: Database, holding: Holding, spend: Spend): Promise<Spent> {
  const accounts = accountsOf(holding);
  const ids = accounts.map(accountId);
  return spendFrom(
    db,
    async () => {
      const rows = await db.select().from(ledgerAccounts).where(inArray(ledgerAccounts.id, ids));
      const balances = new Map(rows.map(({ id, balance }) => [id, balance]));
      return accounts.map((account) => ({ account, balance: balances.get(accountId(account)) ?? 0 }));
    },
    spend,
  );
}
