import { inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";
import { accountId } from "./accountId.ts";
import { accountsOf, type Holding } from "./holding.ts";

export interface Balance {
  /** Yen, bonus included. */
  readonly balance: number;
  /** The part of it that was given on top of what was paid; a voucher's is not told apart. */
  readonly bonus: number;
}

/** What cards and vouchers hold by the ledger, in their order; whether they are still good is not asked here. */
export async function balancesOf(db: Database, holdings: readonly Holding[]): Promise<Balance[]> {
  const ids = holdings.map((holding) => accountsOf(holding).map(accountId));
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: ledgerAccounts.id, kind: ledgerAccounts.kind, balance: ledgerAccounts.balance })
          .from(ledgerAccounts)
          .where(inArray(ledgerAccounts.id, ids.flat()));
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.map((own) => {
    const accounts = own.flatMap((id) => known.get(id) ?? []);
    const sum = (of: typeof accounts) => of.reduce((total, { balance }) => total + balance, 0);
    return { balance: sum(accounts), bonus: sum(accounts.filter(({ kind }) => kind === "wallet_bonus")) };
  });
}
