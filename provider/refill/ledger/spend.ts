import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from "#provider/db/tables/ledger.ts";
import { refunds } from "#provider/db/tables/payments.ts";
import { lockMember } from "#provider/members/member.ts";
import { type Account, accountId, accountsOf, type Holding, walletsOf } from "./accounts.ts";
import { post } from "./post.ts";

export type Spent =
  | { readonly ok: true }
  /** What the accounts hold together, in yen; 0 where there is none. */
  | { readonly ok: false; readonly balance: number };

/** What is paid to a store with stored value, once for a `trans_id`. */
interface Spend {
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
async function spendFrom(
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

/**
 * Gives what a payment took from wallets or a voucher back to just those; once, and of it what has not gone back before. A
 * `part` of it goes back to what it was taken from last, a bonus first; once for the part's id. In a transaction of the
 * caller's.
 */
export async function refundSpend(
  db: Database,
  refund: {
    readonly trans_id: string;
    readonly order_no: string | null;
    readonly store_id: string;
    readonly now: Date;
    /** Null: all that is left of it. */
    readonly part?: { readonly id: string; readonly amount: number } | null;
  },
): Promise<void> {
  const { trans_id, order_no, part = null, store_id, now } = refund;
  const spent = await keptOf(db, trans_id);
  const reference = part === null ? `refund ${trans_id}` : `refund ${trans_id} ${part.id}`;
  let left = part?.amount ?? spent.reduce((sum, { kept }) => sum + kept, 0);
  const entries = spent.flatMap(({ kept, ...account }) => {
    const amount = Math.min(left, kept);
    left -= amount;
    return amount > 0 ? [{ account, amount }] : [];
  });
  const amount = entries.reduce((sum, entry) => sum + entry.amount, 0);
  if (left > 0) throw new Error(`Less than ${part?.amount} yen are left of ${trans_id}`);
  if (amount === 0) return;
  const revenue = { account: { kind: "revenue", uid: null, store_id } as const, amount: -amount };
  const of = { store_id, ...(order_no === null ? {} : { order_no }) };
  await post(db, { kind: "refund", reference, ...of, entries: [...entries, revenue], now });
}

/** What a payment took from each account and is still kept of it, in yen: what it took last comes first. */
async function keptOf(db: Database, trans_id: string): Promise<(Account & { readonly kept: number })[]> {
  const { kind, uid, holding_id, store_id } = ledgerAccounts;
  const { amount, created_at, transfer_id } = ledgerEntries;
  const parts = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.trans_id, trans_id), ne(refunds.id, trans_id)));
  const references = [
    `spend ${trans_id}`,
    `refund ${trans_id}`,
    ...parts.map(({ id }) => `refund ${trans_id} ${id}`),
  ];
  const rows = await db
    .select({ transfer_id, id: ledgerAccounts.id, kind, uid, holding_id, store_id, amount })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(inArray(transfer_id, references))
    .orderBy(asc(created_at));
  if (!rows.some((row) => row.transfer_id === `spend ${trans_id}`))
    throw new Error(`Nothing was spent by ${trans_id}`);
  const accounts = new Map<string, Account & { kept: number }>();
  for (const { amount: moved, id, transfer_id: _, ...account } of rows) {
    if (account.kind === "revenue") continue;
    const known = accounts.get(id) ?? { ...account, kept: 0 };
    accounts.set(id, { ...known, kept: known.kept - moved });
  }
  return [...accounts.values()].toSorted(
    (one, other) => Number(other.kind === "wallet_bonus") - Number(one.kind === "wallet_bonus"),
  );
}

/**
 * Puts money that was taken elsewhere (at the counter, by a payment) into a member's wallet at a store, or, without one,
 * at the operator's, and beside it the bonus that is given on top; once for a reference. In a transaction of the
 * caller's. Answers whether it moved anything.
 * @throws RangeError for a visitor, who loses a wallet with the browser's data, and for no positive whole yen
 */
export async function walletTopUp(
  db: Database,
  topUp: {
    readonly uid: string;
    readonly store_id: string | null;
    /** What was paid. */
    readonly amount: number;
    readonly bonus?: number;
    readonly reference: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { uid, store_id, amount, bonus = 0, reference, now } = topUp;
  if (!(amount > 0) || bonus < 0) throw new RangeError("A wallet grows by what is put in");
  const member = await lockMember(db, uid);
  if (member.kind !== "member") throw new RangeError("A visitor has no wallet");
  const move = (
    kind: "top_up" | "bonus",
    from: "gateway" | "bonus",
    to: "wallet" | "wallet_bonus",
    of: number,
  ) =>
    post(db, {
      kind,
      reference: `${kind === "bonus" ? "bonus" : "top-up"} ${reference}`,
      store_id,
      entries: [
        { account: { kind: from, uid: null, store_id }, amount: -of },
        { account: { kind: to, uid, store_id }, amount: of },
      ],
      now,
    });
  const posted = await move("top_up", "gateway", "wallet", amount);
  if (bonus > 0) await move("bonus", "bonus", "wallet_bonus", bonus);
  return posted === "moved";
}
