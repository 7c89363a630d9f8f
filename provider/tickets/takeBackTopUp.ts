import { eq, inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts, ledgerEntries } from "#provider/db/tables/ledger.ts";
import { post } from "#provider/ledger/post.ts";
import type { TicketRow } from "./ownTicket.ts";

/** Takes cash that was paid in, and its bonus, off the card again; false, and nothing moved, where it was spent. */
export async function takeBackTopUp(
  db: Database,
  { id, store_id }: Pick<TicketRow, "id" | "store_id">,
  now: Date,
): Promise<boolean> {
  const { kind, uid, holding_id } = ledgerAccounts;
  const entered = await db
    .select({ kind, uid, holding_id, store_id: ledgerAccounts.store_id, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(inArray(ledgerEntries.transfer_id, [`top-up ${id}`, `bonus ${id}`]));
  const entries = entered.map(({ amount, ...account }) => ({ account, amount: -amount }));
  const posted = await post(db, {
    kind: "correction",
    reference: `take back ${id}`,
    store_id,
    entries,
    now,
  });
  return posted !== "short";
}
