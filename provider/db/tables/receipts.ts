import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { Receipt } from "#contract/receipt.ts";
import { orders } from "./orders.ts";

const instant = () => timestamp({ withTimezone: true });

/** Receipts as they were made out, each as it was at that moment. */
export const receipts = pgTable(
  "receipts",
  {
    receipt_no: text().primaryKey(),
    order_no: text()
      .notNull()
      .references(() => orders.order_no),
    uid: text().notNull(),
    /** 1 by mail, 2 print. */
    kind: integer().$type<1 | 2>().notNull(),
    content: jsonb().$type<Receipt>().notNull(),
    /** The unguessable end of its page's address. */
    page_key: text().notNull(),
    issued_at: instant().notNull(),
  },
  (table) => [index("receipts_order").on(table.order_no), uniqueIndex("receipts_page").on(table.page_key)],
);

/** Mails to send, each once its transaction has committed. */
export const mails = pgTable(
  "mails",
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    created_at: instant().notNull(),
    /** When it is tried next; null once it is sent or given up. */
    due_at: instant(),
    sent_at: instant(),
    tries: integer().notNull().default(0),
    /** What the last try said. */
    failure: text().notNull().default(""),
  },
  (table) => [index("mails_due").on(table.due_at)],
);
