import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Picture, WireLanguage } from "#contract/scalars.ts";

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
