import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { OrderType, PayType } from "#contract/enumerations.ts";
import type { DayFigures, OpenMoney } from "#domain/close/dayFigures.ts";
import type { EntryKind, EntrySubject } from "#domain/close/sales.ts";

const instant = () => timestamp({ withTimezone: true });

/**
 * A store's closes, each with its figures as they were. Like the audit log they are added to and never changed, which a
 * trigger enforces, and outlive the store.
 */
export const dayCloses = pgTable(
  "day_closes",
  {
    store_id: text().notNull(),
    /** 1, 2, 3, … of its store, without gaps. */
    number: integer().notNull(),
    /** The business day on which it was closed. */
    day: text().notNull(),
    /** When the close before it was made; of the first one, when that business day began. */
    since: instant().notNull(),
    closed_at: instant().notNull(),
    staff_id: text().notNull(),
    figures: jsonb().$type<DayFigures>().notNull(),
    /** What was still open. */
    open: jsonb().$type<OpenMoney>().notNull(),
    /** Yen that were in the drawer for change, that should have been in it, and that were; null: no cash is taken. */
    change_float: integer(),
    expected: integer(),
    counted: integer(),
    /** Notes and coins by their value, where they were counted one by one. */
    pieces: jsonb().$type<Readonly<Record<string, number>>>(),
    /** Why there was more or less. */
    note: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.number] }),
    index("day_closes_day").on(table.store_id, table.day),
  ],
);

/** What each close counted, once and for ever: what has an entry here is in no later one. */
export const closeEntries = pgTable(
  "close_entries",
  {
    store_id: text().notNull(),
    /** What it is, by its row: "paid <transaction>", "sold <order>". */
    ref: text().notNull(),
    number: integer().notNull(),
    kind: text().$type<EntryKind>().notNull(),
    subject: text().$type<EntrySubject>().notNull(),
    at: instant().notNull(),
    order_no: text(),
    order_type: integer().$type<OrderType>(),
    pay_type: integer().$type<PayType>(),
    /** Yen, never below 0: the kind says which way. */
    amount: integer().notNull(),
    /** Whose hand it went through; null: nobody's, or nobody knows. */
    staff_id: text(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.ref] }),
    index("close_entries_close").on(table.store_id, table.number, table.at),
  ],
);
