import { and, asc, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { type Database, retried } from "#provider/db/database.ts";
import { ledgerAccounts } from "#provider/db/tables/ledger.ts";
import { refillCards, refillOrders, useTickets, vouchers } from "#provider/db/tables/storedValue.ts";
import type { Parts } from "#provider/server/context.ts";
import { isOver } from "./holdings.ts";
import { accountId, accountsOf, type Holding } from "./ledger/accounts.ts";
import { post } from "./ledger/post.ts";

const AT_ONCE = 50;

/** Writes off what is left on cards and vouchers that have expired, each once. Answers for how many anything was left. */
export async function expireHoldings({ db, clock }: Pick<Parts, "db" | "clock">): Promise<number> {
  const now = clock();
  const due = (table: typeof refillCards | typeof vouchers) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(lte(table.valid_until, now), isNull(table.written_off_at)))
      .orderBy(asc(table.valid_until))
      .limit(AT_ONCE);
  let ended = 0;
  for (const { id } of await due(refillCards))
    if (await retried(() => db.transaction((inner) => expireCard(inner, id, now)))) ended += 1;
  for (const { id } of await due(vouchers))
    if (await retried(() => db.transaction((inner) => expireVoucher(inner, id, now)))) ended += 1;
  return ended;
}

// A top-up that came meanwhile moved the end on: it is looked at again under the lock. Answers whether anything was left.

async function expireCard(db: Database, id: string, now: Date): Promise<boolean> {
  const [card] = await db.select().from(refillCards).where(eq(refillCards.id, id)).for("update");
  if (card === undefined || !isOver(card.valid_until, now)) return false;
  const holding: Holding = { kind: 1, uid: card.uid, store_id: card.store_id };
  const left = await expire(db, holding, { reference: `expiry ${id} ${now.toISOString()}`, now });
  await db.update(refillCards).set({ written_off_at: now }).where(eq(refillCards.id, id));
  return left > 0;
}

async function expireVoucher(db: Database, id: string, now: Date): Promise<boolean> {
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, id)).for("update");
  if (voucher === undefined || !isOver(voucher.valid_until, now)) return false;
  const holding: Holding = { kind: 2, id, uid: voucher.uid, store_id: voucher.store_id };
  const left = await expire(db, holding, { reference: `expiry ${id} ${now.toISOString()}`, now });
  await db.update(vouchers).set({ written_off_at: now }).where(eq(vouchers.id, id));
  return left > 0;
}

/** Under the lock of its accounts: what comes onto them after that finds that it was written off, and has it seen to again. */
async function expire(db: Database, holding: Holding, by: Parameters<typeof writeOff>[2]): Promise<number> {
  const ids = accountsOf(holding).map(accountId);
  await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, ids))
    .orderBy(asc(ledgerAccounts.id))
    .for("update");
  return writeOff(db, holding, by);
}

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

/**
 * Gives what a card or voucher holds to its store: it has expired, or its owner has left after they were told of it.
 * In a transaction of the caller's. Answers how many yen that were.
 */
export async function writeOff(
  db: Database,
  holding: Holding,
  by: { readonly reference: string; readonly now: Date },
): Promise<number> {
  const { reference, now } = by;
  const { store_id } = holding;
  const accounts = accountsOf(holding);
  // What is in them may change until they are locked: then it is looked at again.
  for (;;) {
    const rows = await db
      .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(inArray(ledgerAccounts.id, accounts.map(accountId)));
    const balances = new Map(rows.map(({ id, balance }) => [id, balance]));
    const taken = accounts.flatMap((account) => {
      const balance = balances.get(accountId(account)) ?? 0;
      return balance === 0 ? [] : [{ account, amount: -balance }];
    });
    const amount = taken.reduce((sum, entry) => sum - entry.amount, 0);
    if (amount === 0) return 0;
    const revenue = { account: { kind: "revenue", uid: null, store_id } as const, amount };
    const entries = [...taken, revenue];
    const posted = await post(db, { kind: "expiry", reference, store_id, entries, now });
    if (posted !== "short") return posted === "moved" ? amount : 0;
  }
}
