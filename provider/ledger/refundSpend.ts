import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts, ledgerEntries } from "#provider/db/tables/ledger.ts";
import { post } from "./post.ts";

/** Gives what a payment took from wallets or a voucher back to just those; once. In a transaction of the caller's. */
export async function refundSpend(
  db: Database,
  refund: {
    readonly trans_id: string;
    readonly order_no: string | null;
    readonly store_id: string;
    readonly now: Date;
  },
): Promise<void> {
  const { trans_id, order_no, store_id, now } = refund;
  const { kind, uid, holding_id } = ledgerAccounts;
  const spent = await db
    .select({ kind, uid, holding_id, store_id: ledgerAccounts.store_id, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(eq(ledgerEntries.transfer_id, `spend ${trans_id}`));
  if (spent.length === 0) throw new Error(`Nothing was spent by ${trans_id}`);
  const entries = spent.map(({ amount, ...account }) => ({ account, amount: -amount }));
  const of = { store_id, ...(order_no === null ? {} : { order_no }) };
  await post(db, { kind: "refund", reference: `refund ${trans_id}`, ...of, entries, now });
}
