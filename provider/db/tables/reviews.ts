import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { Picture } from "#contract/scalars.ts";
import { stores } from "./stores.ts";
import { localized } from "./sound.ts";

export const reviews = pgTable(
  "reviews",
  {
    id: text().primaryKey(),
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
    index("reviews_store").on(table.store_id, table.created_at, table.id),
    index("reviews_created").on(table.created_at),
    // An order is reviewed once.
    uniqueIndex("reviews_order").on(table.order_no),
    index("reviews_member").on(table.uid, table.created_at, table.id),
  ],
);
