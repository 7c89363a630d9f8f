import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { coupons, memberCoupons } from "#provider/db/tables/coupons.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from "#provider/db/tables/ledger.ts";
import {
  balanceCorrections,
  refillCards,
  refillOrders,
  useTickets,
  vouchers,
} from "#provider/db/tables/storedValue.ts";

/** Someone's coupons, cards and vouchers, with every movement of what they hold. */
export async function valueOf(db: Database, uid: string) {
  const refill = await db.select().from(refillCards).where(eq(refillCards.uid, uid));
  const pieces = await db.select().from(vouchers).where(eq(vouchers.uid, uid));
  const bought = await db
    .select()
    .from(refillOrders)
    .where(eq(refillOrders.uid, uid))
    .orderBy(asc(refillOrders.placed_at));
  const shown = await db
    .select()
    .from(useTickets)
    .where(eq(useTickets.uid, uid))
    .orderBy(asc(useTickets.created_at));
  const corrected = await db
    .select()
    .from(balanceCorrections)
    .where(eq(balanceCorrections.uid, uid))
    .orderBy(asc(balanceCorrections.asked_at));
  const accounts = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.uid, uid));
  const ids = accounts.map(({ id }) => id);
  const entries =
    ids.length === 0
      ? []
      : await db
          .select({
            account_id: ledgerEntries.account_id,
            kind: ledgerTransfers.kind,
            order_no: ledgerTransfers.order_no,
            amount: ledgerEntries.amount,
            balance_after: ledgerEntries.balance_after,
            at: ledgerEntries.created_at,
          })
          .from(ledgerEntries)
          .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transfer_id))
          .where(inArray(ledgerEntries.account_id, ids))
          .orderBy(asc(ledgerEntries.created_at), asc(ledgerEntries.id));
  return {
    coupons: await db
      .select({
        id: memberCoupons.id,
        name: coupons.name,
        store_id: coupons.store_id,
        received_at: memberCoupons.received_at,
        valid_until: memberCoupons.valid_until,
        used_at: memberCoupons.used_at,
        order_no: memberCoupons.order_no,
      })
      .from(memberCoupons)
      .innerJoin(coupons, eq(coupons.id, memberCoupons.coupon_id))
      .where(eq(memberCoupons.uid, uid))
      .orderBy(asc(memberCoupons.received_at)),
    refill_cards: withoutKeys(refill, "uid"),
    vouchers: withoutKeys(pieces, "uid", "activation_hash", "picture"),
    purchases_of_value: withoutKeys(bought, "uid", "picture"),
    // Who of the staff asked and decided is theirs.
    corrections_of_balances: withoutKeys(corrected, "uid", "asked_by", "decided_by"),
    shown_at_counters: withoutKeys(shown, "uid", "code_hash", "code_expires_at"),
    balances: accounts.map(({ balance, created_at, holding_id, id, kind, store_id }) => ({
      kind,
      store_id,
      voucher_id: holding_id,
      balance,
      opened_at: created_at,
      entries: withoutKeys(
        entries.filter(({ account_id }) => account_id === id),
        "account_id",
      ),
    })),
  };
}

/** Rows without the columns that say nothing to their owner, or that are not for them. */
export function withoutKeys<Row extends object, Key extends keyof Row>(
  rows: readonly Row[],
  ...keys: readonly Key[]
): Omit<Row, Key>[] {
  return rows.map((row) => {
    const rest = { ...row };
    for (const key of keys) delete rest[key];
    return rest;
  });
}
