import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { members } from "./members.ts";

const instant = () => timestamp({ withTimezone: true });

/** What somebody asks for by the law on personal data: all that is kept of them, or that it is deleted. */
export const privacyRequests = pgTable(
  "privacy_requests",
  {
    /** From the screen that takes it in, so that it is taken in once. */
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => members.uid),
    kind: text().$type<"disclosure" | "deletion">().notNull(),
    /** Days of Japan: when it came in, and by when it is to be answered. */
    came_on: text().notNull(),
    due_on: text().notNull(),
    /** How it was made sure that it is their own. */
    identity: text().$type<"account" | "call" | "document" | "known">().notNull(),
    /** The staff's own words; they go with the person's account. */
    note: text().notNull().default(""),
    /** Of the staff, as who answered it. */
    taken_by: text().notNull(),
    taken_at: instant().notNull(),
    state: text().$type<"open" | "answered" | "refused">().notNull().default("open"),
    answered_by: text(),
    answered_at: instant(),
    /** Why it was refused, as the person was told. */
    refusal: text().notNull().default(""),
  },
  (table) => [
    index("privacy_requests_own").on(table.uid, table.taken_at),
    index("privacy_requests_open").on(table.due_on, table.id).where(sql`${table.state} = 'open'`),
    index("privacy_requests_age").on(table.answered_at),
  ],
);
