import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { PaperColumns, PrinterKind, PrintKind } from "#contract/calls/desk/printers.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Sealed } from "#provider/server/signing.ts";
import { stores } from "./stores.ts";

const instant = () => timestamp({ withTimezone: true });

/** Printers of a store, which ask for what they are to print. */
export const printers = pgTable(
  "printers",
  {
    id: text().notNull(),
    store_id: text()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** Where it stands: "Kitchen". */
    name: text().notNull(),
    kind: text().$type<PrinterKind>().notNull(),
    /** What its paper is written in, by the characters that it has. */
    language: text().$type<WireLanguage>().notNull(),
    /** Characters of a line: 48 on paper of 80 mm, 32 on 58 mm. */
    columns: integer().$type<PaperColumns>().notNull(),
    /** Hash by which a digest is checked, under the provider's key; the secret itself is never kept. */
    secret: jsonb().$type<Sealed>().notNull(),
    /** Stations whose dishes it prints; null: all dishes. */
    stations: jsonb().$type<string[]>(),
    prints_tickets: boolean().notNull().default(true),
    prints_bills: boolean().notNull().default(false),
    /** The address of its network card, by which a Star printer is known since it first asked. */
    device: text(),
    seen_at: instant(),
    /** Why it cannot print, as it said last; empty: it can. */
    trouble: text().notNull().default(""),
    added_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    index("printers_store").on(table.store_id, table.added_at),
  ],
);

/**
 * queued: it waits for its printer. sent: the printer has it and has not said what became of it. printed: it has said so.
 * failed: it is given up.
 */
type PrintState = "queued" | "sent" | "printed" | "failed";

/** What printers are to print, and what became of it; gone after some days. */
export const printJobs = pgTable(
  "print_jobs",
  {
    /** Of what an order's round is for one printer made of just that, so that nothing is printed twice. */
    id: text().notNull(),
    store_id: text().notNull(),
    printer_id: text().notNull(),
    kind: text().$type<PrintKind>().notNull(),
    /** Null: a test, a slip of a visit, or a receipt of a table's bill. */
    order_no: text(),
    /** The order's round; null: all of it. */
    round: integer(),
    /** As `receiptline` reads it. */
    source: text().notNull(),
    state: text().$type<PrintState>().notNull().default("queued"),
    /** Times that it was handed to a printer. */
    tries: integer().notNull().default(0),
    /** It may have been printed already: the paper says so. */
    is_copy: boolean().notNull().default(false),
    made_at: instant().notNull(),
    /** Not before. */
    due_at: instant().notNull(),
    sent_at: instant(),
    printed_at: instant(),
    /** Why it was not printed, as the printer said last. */
    trouble: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    foreignKey({
      columns: [table.printer_id, table.store_id],
      foreignColumns: [printers.id, printers.store_id],
    }).onDelete("cascade"),
    index("print_jobs_waiting")
      .on(table.printer_id, table.made_at)
      .where(sql`${table.state} in ('queued', 'sent')`),
    index("print_jobs_unprinted").on(table.store_id, table.made_at).where(sql`${table.state} <> 'printed'`),
    index("print_jobs_order").on(table.order_no),
    index("print_jobs_age").on(table.made_at),
  ],
);
