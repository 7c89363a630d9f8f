import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { ledgerTransfers } from "#provider/db/tables/ledger.ts";
import type { Account } from "./accountId.ts";
import { post } from "./post.ts";

export type Spent =
  | { readonly ok: true }
  /** What the accounts hold together, in yen; 0 where there is none. */
  | { readonly ok: false; readonly balance: number };

/** What is paid to a store with stored value, once for a `trans_id`. */
export interface Spend {
  readonly store_id: string;
  /** Null: at the counter, without an order. */
  readonly order_no: string | null;
  readonly trans_id: string;
  readonly amount: number;
  readonly now: Date;
}

/**
 * Pays a store from accounts, the first of them first. In a transaction of the caller's; nothing is moved when they do
 * not hold enough.
 */
export async function spendFrom(
  db: Database,
  sources: () => Promise<readonly { readonly account: Account; readonly balance: number }[]>,
  { store_id, order_no, trans_id, amount, now }: Spend,
): Promise<Spent> {
  if (!(amount > 0)) throw new RangeError("What is spent is some yen");
  const reference = `spend ${trans_id}`;
  // What is in them may change until they are locked: then it is looked at again.
  for (;;) {
    const found = await sources();
    const balance = found.reduce((sum, source) => sum + source.balance, 0);
    if (balance < amount) return (await isPosted(db, reference)) ? { ok: true } : { ok: false, balance };
    let left = amount;
    const entries = found.flatMap((source) => {
      const part = Math.min(left, source.balance);
      left -= part;
      return part === 0 ? [] : [{ account: source.account, amount: -part }];
    });
    const revenue = { account: { kind: "revenue", uid: null, store_id } as const, amount };
    const to = { store_id, ...(order_no === null ? {} : { order_no }) };
    const posted = await post(db, { kind: "spend", reference, ...to, entries: [...entries, revenue], now });
    if (posted !== "short") return { ok: true };
  }
}

async function isPosted(db: Database, reference: string): Promise<boolean> {
  return (await db.$count(ledgerTransfers, eq(ledgerTransfers.reference, reference))) > 0;
}
