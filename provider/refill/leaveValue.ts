import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";
import { refillOrders, useTickets } from "#provider/db/tables/storedValue.ts";
import type { Holding } from "#provider/ledger/holding.ts";
import { writeOff } from "./writeOff.ts";

/**
 * What becomes of stored value when a member deletes their account, which they were told before (`is_loss_accepted`, with
 * the balances of `memberinfo`): prepaid value is not paid out as a rule (Payment Services Act, article 20, paragraph 5),
 * so what is left goes to the stores that sold it, each yen by an entry of the ledger. Purchases under way are given up:
 * money that comes for them all the same goes back. The member is locked.
 */
export async function leaveValue(db: Database, uid: string, now: Date): Promise<void> {
  const { balance, holding_id, kind, store_id } = ledgerAccounts;
  const left = await db
    .select({ kind, store_id, holding_id })
    .from(ledgerAccounts)
    .where(
      and(eq(ledgerAccounts.uid, uid), inArray(kind, ["wallet", "wallet_bonus", "voucher"]), gt(balance, 0)),
    );
  const holdings = new Map<string, Holding>();
  for (const { holding_id: id, store_id: at } of left) {
    if (id === null) holdings.set(`card ${at ?? ""}`, { kind: 1, uid, store_id: at });
    else if (at !== null) holdings.set(`voucher ${id}`, { kind: 2, id, uid, store_id: at });
  }
  for (const [name, holding] of holdings)
    await writeOff(db, holding, { reference: `left ${uid} ${name}`, now });
  await db
    .update(useTickets)
    .set({ state: "expired", code_hash: null })
    .where(and(eq(useTickets.uid, uid), eq(useTickets.state, "waiting")));
  await db
    .update(refillOrders)
    .set({ given_up_at: now })
    .where(
      and(eq(refillOrders.uid, uid), isNull(refillOrders.credited_at), isNull(refillOrders.given_up_at)),
    );
}
