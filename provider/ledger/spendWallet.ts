import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { ledgerTransfers } from "#provider/db/tables/ledger.ts";
import { post } from "./post.ts";
import { walletsOf } from "./walletsOf.ts";

export type Spent =
  | { readonly ok: true }
  /** What the wallets hold together, in yen; 0 where there is none. */
  | { readonly ok: false; readonly balance: number };

/**
 * Pays an order's store from a member's wallets there: the store's own first, then the operator's. In a transaction of
 * the caller's; nothing is moved when they do not hold enough.
 */
export async function spendWallet(
  db: Database,
  spend: {
    readonly uid: string;
    readonly store_id: string;
    readonly order_no: string;
    readonly trans_id: string;
    readonly amount: number;
    readonly now: Date;
  },
): Promise<Spent> {
  const { uid, store_id, order_no, trans_id, amount, now } = spend;
  const reference = `spend ${trans_id}`;
  // What is in them may change until they are locked: then it is looked at again.
  for (;;) {
    const wallets = await walletsOf(db, { uid, store_id });
    const balance = wallets.reduce((sum, wallet) => sum + wallet.balance, 0);
    if (balance < amount) return (await isPosted(db, reference)) ? { ok: true } : { ok: false, balance };
    let left = amount;
    const entries = wallets.flatMap((wallet) => {
      const part = Math.min(left, wallet.balance);
      left -= part;
      const account = { kind: "wallet", uid, store_id: wallet.store_id } as const;
      return part === 0 ? [] : [{ account, amount: -part }];
    });
    const revenue = { account: { kind: "revenue", uid: null, store_id } as const, amount };
    const posted = await post(db, {
      kind: "spend",
      reference,
      order_no,
      store_id,
      entries: [...entries, revenue],
      now,
    });
    if (posted !== "short") return { ok: true };
  }
}

async function isPosted(db: Database, reference: string): Promise<boolean> {
  return (await db.$count(ledgerTransfers, eq(ledgerTransfers.reference, reference))) > 0;
}
