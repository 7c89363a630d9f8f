import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { members } from "./members.ts";

const instant = () => timestamp({ withTimezone: true });

/** Accounts of other platforms that sign a member in. */
export const memberPlatforms = pgTable(
  "member_platforms",
  {
    platform: text().$type<"line" | "wechat">().notNull(),
    /** LINE's `sub`, WeChat's `openid`. */
    subject: text().notNull(),
    uid: text()
      .notNull()
      .references(() => members.uid),
    linked_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.subject] }),
    index("member_platforms_uid").on(table.uid),
  ],
);

/** The verification code last sent to a phone for a purpose, by who asked for it; sending another takes its place. */
export const verificationCodes = pgTable(
  "verification_codes",
  {
    /** E.164. */
    phone: text().notNull(),
    purpose: text().notNull(),
    /** Keyed hash of the device that asked, or the member; empty: an older page that says neither. */
    asker: text().notNull().default(""),
    /** Keyed hash: four digits alone would be found by trying. */
    code_hash: text().notNull(),
    sent_at: instant().notNull(),
    expires_at: instant().notNull(),
    tries_left: integer().notNull(),
    used_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.phone, table.purpose, table.asker] }),
    index("verification_codes_age").on(table.expires_at),
  ],
);

/** Text messages to phones: sent after their transaction has committed; without a real gateway the desk shows them. */
export const smsMessages = pgTable(
  "sms_messages",
  {
    id: text().primaryKey(),
    /** E.164. */
    phone: text().notNull(),
    /** Encrypted at rest: it holds a code. */
    text: text().notNull(),
    created_at: instant().notNull(),
    /** When the gateway took it, or gave up on it. */
    done_at: instant(),
    failure: text(),
    tries: integer().notNull().default(0),
  },
  (table) => [
    index("sms_messages_waiting").on(table.done_at, table.created_at),
    index("sms_messages_age").on(table.created_at),
  ],
);

/** Proofs of other platforms that have signed someone in: none does so twice. */
export const usedProofs = pgTable(
  "used_proofs",
  {
    /** SHA-256 of the proof. */
    proof_hash: text().primaryKey(),
    used_at: instant().notNull(),
    /** From then on it is refused for its age, and the row can go. */
    expires_at: instant().notNull(),
  },
  (table) => [index("used_proofs_age").on(table.expires_at)],
);

/** Stores that a member has marked. */
export const favourites = pgTable(
  "favourites",
  {
    uid: text()
      .notNull()
      .references(() => members.uid),
    store_id: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.store_id] }),
    index("favourites_store").on(table.store_id),
  ],
);

/** Who was let in to a visit before they ordered in it: by the staff, or by the visit's digits. Kept for two days. */
export const visitGuests = pgTable(
  "visit_guests",
  {
    visit_id: text().notNull(),
    store_id: text().notNull(),
    uid: text().notNull(),
    joined_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visit_id, table.uid, table.store_id] }),
    index("visit_guests_member").on(table.uid),
    index("visit_guests_age").on(table.joined_at),
  ],
);
