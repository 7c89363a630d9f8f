import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from "#provider/db/tables/ledger.ts";
import { refillCards, vouchers } from "#provider/db/tables/storedValue.ts";
import { type Account, accountId } from "./accounts.ts";

interface Transfer {
  readonly kind: (typeof ledgerTransfers.$inferSelect)["kind"];
  /** What it is done for: the same again moves nothing. */
  readonly reference: string;
  readonly order_no?: string;
  readonly store_id?: string | null;
  /** Whole yen; what one account loses others gain. */
  readonly entries: readonly { readonly account: Account; readonly amount: number }[];
  readonly now: Date;
}

export type Posted = "moved" | "known" | "short";

/** What members hold: it never goes below 0. */
const COVERED: readonly Account["kind"][] = ["wallet", "wallet_bonus", "voucher"];

/**
 * Moves money between accounts: all entries or none, which add up to 0. "known": it was done before under this reference;
 * "short": a wallet or voucher does not hold enough, and nothing was moved. In a transaction of the caller's, to which
 * the accounts then belong: they are locked last of all, in the order of their ids.
 * @throws RangeError when the entries do not add up, or are no whole yen
 */
export async function post(db: Database, transfer: Transfer): Promise<Posted> {
  const { kind, reference, order_no = null, store_id = null, now } = transfer;
  const amounts = amountsOf(transfer);
  const ids = [...amounts.keys()].toSorted();
  const named = new Map(transfer.entries.map(({ account }) => [accountId(account), account]));
  const rows = ids.flatMap((id) => {
    const account = named.get(id);
    return account === undefined ? [] : [{ id, ...account, created_at: now }];
  });
  await db.insert(ledgerAccounts).values(rows).onConflictDoNothing();
  const accounts = await db
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, ids))
    .orderBy(asc(ledgerAccounts.id))
    .for("update");

  const [known] = await db
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.reference, reference));
  if (known !== undefined) return "known";
  const isShort = accounts.some(
    ({ id, kind: of, balance }) => COVERED.includes(of) && balance + (amounts.get(id) ?? 0) < 0,
  );
  if (isShort) return "short";

  await db
    .insert(ledgerTransfers)
    .values({ id: reference, kind, reference, order_no, store_id, created_at: now });
  for (const { id } of accounts) {
    const amount = amounts.get(id) ?? 0;
    const [after] = await db
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${amount}` })
      .where(eq(ledgerAccounts.id, id))
      .returning({ balance: ledgerAccounts.balance });
    await db.insert(ledgerEntries).values({
      id: `${reference} ${id}`,
      transfer_id: reference,
      account_id: id,
      amount,
      balance_after: after?.balance ?? 0,
      created_at: now,
    });
  }
  for (const account of accounts) if ((amounts.get(account.id) ?? 0) > 0) await reopen(db, account);
  return "moved";
}

/**
 * Has the end of a card or voucher seen to again that was written off, as something came onto it. Whoever has it locked
 * does so themselves: they add to it.
 */
async function reopen(
  db: Database,
  { holding_id, kind, store_id, uid }: typeof ledgerAccounts.$inferSelect,
): Promise<void> {
  if (!COVERED.includes(kind)) return;
  const table = kind === "voucher" ? vouchers : refillCards;
  const which =
    kind === "voucher"
      ? eq(vouchers.id, holding_id ?? "")
      : and(eq(refillCards.uid, uid ?? ""), eq(refillCards.store_id, store_id ?? ""));
  const written = db
    .select({ id: table.id })
    .from(table)
    .where(and(which, isNotNull(table.written_off_at)))
    .for("no key update", { skipLocked: true });
  await db.update(table).set({ written_off_at: null }).where(inArray(table.id, written));
}

/** What each account gains or loses, by its id. */
function amountsOf({ reference, entries }: Transfer): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { account, amount } of entries) {
    const id = accountId(account);
    amounts.set(id, (amounts.get(id) ?? 0) + amount);
  }
  const values = [...amounts.values()];
  if (values.reduce((sum, amount) => sum + amount, 0) !== 0 || !values.every(Number.isSafeInteger)) {
    throw new RangeError(`The entries of ${reference} do not add up`);
  }
  return amounts;
}
