import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";
import { refillCards } from "#provider/db/tables/storedValue.ts";

export interface Account {
  readonly kind: (typeof ledgerAccounts.$inferSelect)["kind"];
  /** Whose it is; null: the store's, or the operator's. */
  readonly uid: string | null;
  /** Null: the operator's own. */
  readonly store_id: string | null;
  /** The voucher whose balance it is; with `kind` "voucher", and only there. */
  readonly holding_id?: string | null;
}

/**
 * There is one account of a kind for each member and store, and one for each voucher, whoever holds it. Members' sort
 * before stores': they are looked at first, and accounts are locked in the order of their ids.
 * @throws RangeError for a voucher's account without its voucher, or another's with one
 */
export function accountId({ kind, uid, store_id, holding_id = null }: Account): string {
  if ((kind === "voucher") !== (holding_id !== null)) {
    throw new RangeError("A voucher has an account of its own, and nothing else has");
  }
  if (holding_id !== null) return `holding:${holding_id}`;
  return uid === null ? `store:${store_id ?? ""}:${kind}` : `member:${uid}:${store_id ?? ""}:${kind}`;
}

/** What a member holds of value: a card (1), which is what they have at a store, or a voucher (2). */
export type Holding =
  | {
      readonly kind: 1;
      readonly uid: string;
      /** Null: with the operator. */
      readonly store_id: string | null;
    }
  | { readonly kind: 2; readonly id: string; readonly uid: string | null; readonly store_id: string };

/** The accounts that hold its money, in the order in which they are spent: what was paid first, a bonus last. */
export function accountsOf(holding: Holding): Account[] {
  const { uid, store_id } = holding;
  if (holding.kind === 2) return [{ kind: "voucher", uid, store_id, holding_id: holding.id }];
  return [
    { kind: "wallet", uid, store_id },
    { kind: "wallet_bonus", uid, store_id },
  ];
}

interface Balance {
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

/** What a card or voucher holds by the ledger; of many see `balancesOf`. */
export async function balanceOf(db: Database, holding: Holding): Promise<Balance> {
  const [balance] = await balancesOf(db, [holding]);
  return balance ?? { balance: 0, bonus: 0 };
}

export type Wallet = Pick<typeof ledgerAccounts.$inferSelect, "kind" | "uid" | "store_id" | "balance">;

/**
 * The wallets that a member can pay with at a store, in the order in which they are spent: the store's own, then the
 * operator's, of each what was paid before what was given on top. A card that has expired is none.
 */
export async function walletsOf(
  db: Database,
  of: { readonly uid: string; readonly store_id: string; readonly now: Date },
): Promise<Wallet[]> {
  const { kind, uid, store_id, balance } = ledgerAccounts;
  const isTaken = or(eq(store_id, of.store_id), isNull(store_id));
  const isGood = or(isNull(refillCards.valid_until), gt(refillCards.valid_until, of.now));
  const wallets = await db
    .select({ kind, uid, store_id, balance })
    .from(ledgerAccounts)
    .leftJoin(refillCards, and(eq(refillCards.uid, uid), eq(refillCards.store_id, store_id)))
    .where(and(eq(uid, of.uid), inArray(kind, ["wallet", "wallet_bonus"]), isTaken, isGood));
  return wallets.toSorted((one, other) => turnOf(one) - turnOf(other));
}

const turnOf = ({ store_id, kind }: Wallet) =>
  (store_id === null ? 2 : 0) + (kind === "wallet_bonus" ? 1 : 0);
