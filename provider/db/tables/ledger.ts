import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/**
 * Accounts of stored value, in yen. A wallet is what a member holds at a store, or, without one, at the operator's; the
 * others are where it comes from and goes to.
 */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: text().primaryKey(),
    /**
     * `wallet_bonus`: the part of a wallet that was given on top; it is spent last and not paid back. `correction`: what
     * the staff put right by hand, which is neither money that came in nor a sale.
     */
    kind: text()
      .$type<"wallet" | "wallet_bonus" | "voucher" | "bonus" | "gateway" | "revenue" | "correction">()
      .notNull(),
    uid: text(),
    store_id: text(),
    /** The voucher that it is the balance of. */
    holding_id: text(),
    /** The sum of its entries, kept with each. */
    balance: integer().notNull().default(0),
    created_at: instant().notNull(),
  },
  (table) => [
    index("ledger_accounts_member").on(table.uid, table.kind),
    // What a store's guests hold, or the operator's.
    index("ledger_accounts_store").on(table.store_id, table.kind),
    check(
      "ledger_accounts_covered",
      sql`${table.balance} >= 0 or ${table.kind} not in ('wallet', 'wallet_bonus', 'voucher')`,
    ),
  ],
);

/** Movements of money between accounts; the entries of each sum up to 0. */
export const ledgerTransfers = pgTable(
  "ledger_transfers",
  {
    id: text().primaryKey(),
    kind: text()
      .$type<"top_up" | "bonus" | "gift" | "spend" | "refund" | "expiry" | "correction">()
      .notNull(),
    /** Once each: what it was done for, so that a repeat moves nothing. */
    reference: text().notNull(),
    order_no: text(),
    store_id: text(),
    created_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex("ledger_transfers_reference").on(table.reference),
    index("ledger_transfers_expired").on(table.store_id).where(sql`${table.kind} = 'expiry'`),
  ],
);

export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: text().primaryKey(),
    transfer_id: text()
      .notNull()
      .references(() => ledgerTransfers.id),
    account_id: text()
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Yen; negative takes away. */
    amount: integer().notNull(),
    /** The account's balance after it. */
    balance_after: integer().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    index("ledger_entries_account").on(table.account_id, table.created_at),
    index("ledger_entries_transfer").on(table.transfer_id),
  ],
);
