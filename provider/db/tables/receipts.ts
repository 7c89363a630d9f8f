import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { FrozenReceipt } from "#provider/orders/receipts/frozenReceipt.ts";
import { ofOrder } from "./orders.ts";
import { billPayments } from "./payments.ts";
import { stores } from "./stores.ts";

const instant = () => timestamp({ withTimezone: true });

/** Receipts as they were made out, each as it was at that moment: the first of an order, and copies of it. */
export const receipts = pgTable(
  "receipts",
  {
    store_id: text()
      .notNull()
      .references(() => stores.id),
    /** Of its store, and the same on every copy. */
    receipt_no: text().notNull(),
    /** 1, 2, 3, …: how often it was made out. */
    issue: integer().notNull(),
    order_no: text().notNull(),
    uid: text().notNull(),
    /** 1 by mail, 2 print. */
    kind: integer().$type<1 | 2>().notNull(),
    content: jsonb().$type<FrozenReceipt>().notNull(),
    /** The unguessable end of its page's address. */
    page_key: text().notNull(),
    /** The mail that brings it. */
    mail_id: text(),
    issued_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.receipt_no, table.issue] }),
    ofOrder(table),
    uniqueIndex("receipts_order").on(table.order_no, table.issue, table.store_id),
    uniqueIndex("receipts_page").on(table.page_key),
    index("receipts_member").on(table.uid),
  ],
);

/** Receipts for parts of a table's bill, each made out at the counter to whoever paid it; numbered with those of orders. */
export const billReceipts = pgTable(
  "bill_receipts",
  {
    store_id: text().notNull(),
    receipt_no: text().notNull(),
    /** 1, 2, 3, …: how often it was made out. */
    issue: integer().notNull(),
    payment_id: text().notNull(),
    content: jsonb().$type<FrozenReceipt>().notNull(),
    /** The unguessable end of its page's address. */
    page_key: text().notNull(),
    staff_id: text().notNull(),
    issued_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.receipt_no, table.issue] }),
    foreignKey({
      columns: [table.payment_id, table.store_id],
      foreignColumns: [billPayments.id, billPayments.store_id],
    }),
    uniqueIndex("bill_receipts_issue").on(table.payment_id, table.issue, table.store_id),
    uniqueIndex("bill_receipts_page").on(table.page_key),
  ],
);

/** The last number of a store's receipts in a year (of its time zone). */
export const receiptNumbers = pgTable(
  "receipt_numbers",
  {
    store_id: text()
      .notNull()
      .references(() => stores.id),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.year] })],
);

/** Mails to send, each once its transaction has committed. */
export const mails = pgTable(
  "mails",
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Both empty once a real service has taken them: what was sent is the recipient's. */
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
  (table) => [index("mails_due").on(table.due_at), index("mails_created").on(table.created_at)],
);
