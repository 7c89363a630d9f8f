import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Picture, WireLanguage } from "#contract/scalars.ts";
import { localized } from "./columns.ts";
import { stores } from "./stores.ts";

export const reviews = pgTable(
  "reviews",
  {
    id: text().notNull(),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    order_no: text(),
    uid: text(),
    author: text().notNull(),
    star: integer().notNull(),
    /** As written; the demo's reviews are told in each language. */
    content: localized().notNull(),
    pictures: jsonb().$type<Picture[]>().notNull().default([]),
    created_at: timestamp({ withTimezone: true }).notNull(),
    reply: localized(),
    replied_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    index("reviews_store").on(table.store_id, table.created_at, table.id),
    index("reviews_created").on(table.created_at),
    // How many of each stars a store has, counted in the index alone.
    index("reviews_stars").on(table.store_id, table.star),
    // An order is reviewed once.
    uniqueIndex("reviews_order").on(table.order_no, table.store_id),
    index("reviews_member").on(table.uid, table.created_at, table.id),
  ],
);

const instant = () => timestamp({ withTimezone: true });

/** What people wrote to the operator, and what was answered. */
export const feedbacks = pgTable(
  "feedbacks",
  {
    id: text().primaryKey(),
    /** Null for whoever has no session. */
    uid: text(),
    /** Specification, section 3, "Feedback": 0 question, 1 suggestion, 2 problem, 3 business enquiry. */
    type: integer().$type<0 | 1 | 2 | 3>().notNull(),
    content: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    pictures: jsonb().$type<Picture[]>().notNull().default([]),
    store_id: text(),
    order_no: text(),
    /** That it was written in, and is answered in. */
    language: text().$type<WireLanguage>().notNull(),
    created_at: instant().notNull(),
    /** Null where it was settled otherwise, as by a call. */
    answer: text(),
    answered_at: instant(),
  },
  (table) => [
    index("feedbacks_open").on(table.answered_at, table.created_at),
    index("feedbacks_member").on(table.uid),
  ],
);
