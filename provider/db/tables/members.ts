import { sql } from "drizzle-orm";
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { WireLanguage } from "#contract/scalars.ts";

export const members = pgTable(
  "members",
  {
    uid: text().primaryKey(),
    kind: text().$type<"visitor" | "member">().notNull(),
    nickname: text().notNull().default(""),
    family_name: text().notNull().default(""),
    given_name: text().notNull().default(""),
    /** 0 secret, 1 male, 2 female. */
    sex: integer().$type<0 | 1 | 2>().notNull().default(0),
    /** Confirmed by a code; E.164, so that one number is one member however it was typed. */
    phone: text(),
    email: text(),
    avatar: text(),
    /** Slow hash with its parameters; null: signs in by another way. */
    password_hash: text(),
    /** 1: agreed to notices of orders by the messaging app. */
    is_message_agreed: integer().$type<0 | 1>().notNull().default(0),
    /** When they last said whether they want those, and which wording they were asked by. */
    message_answered_at: timestamp({ withTimezone: true }),
    message_wording: integer(),
    /** The language last asked for; messages are written in it. */
    language: text().$type<WireLanguage>().notNull().default("ja"),
    /** Opaque name of the member's own channel. */
    channel: text().notNull().unique(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    /** When a way to sign in was there for the first time, which makes a visitor a member. */
    registered_at: timestamp({ withTimezone: true }),
    deleted_at: timestamp({ withTimezone: true }),
    /** Of a visitor: when retention last found that something of theirs is kept; null: it has not looked yet. */
    looked_at: timestamp({ withTimezone: true }),
    /** Why they left, in their words. */
    leaving_reason: text(),
    /** The member whom a visitor turned out to be; what the visitor had is theirs. */
    merged_into: text(),
    /** What the staff find a member's names by, and what that was written for (`nameSearch.ts`). */
    search_text: text(),
    searched_for: text(),
  },
  (table) => [
    // Last digits of a phone, and the beginning of an e-mail address.
    index("members_phone_end")
      .on(sql`reverse(${table.phone}) text_pattern_ops`)
      .where(sql`${table.phone} is not null and ${table.deleted_at} is null`),
    index("members_email")
      .on(sql`lower(${table.email}) text_pattern_ops`)
      .where(sql`${table.email} is not null and ${table.deleted_at} is null`),
    uniqueIndex("members_phone").on(table.phone).where(sql`${table.deleted_at} is null`),
    // Visitors whom retention has not looked at yet, and those whom it has.
    index("members_unlooked")
      .on(table.created_at)
      .where(sql`${table.kind} = 'visitor' and ${table.looked_at} is null`),
    index("members_looked")
      .on(table.looked_at)
      .where(sql`${table.kind} = 'visitor' and ${table.looked_at} is not null`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token; the token itself is never kept. */
    token_hash: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => members.uid),
    /** The sign-in that it came of, by way of exchanges: what ends one ends them all. */
    family: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** Until then an expired token can still be exchanged. */
    refreshable_until: timestamp({ withTimezone: true }).notNull(),
    ended_at: timestamp({ withTimezone: true }),
  },
  (table) => [index("sessions_uid").on(table.uid), index("sessions_age").on(table.refreshable_until)],
);

/** Answers of writes, kept with their effect in one transaction, so that a repeated request gets the first answer. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** The member's uid; for calls without a session "anyone". */
    scope: text().notNull(),
    key: text().notNull(),
    path: text().notNull(),
    request_hash: text().notNull(),
    answer: jsonb().notNull(),
    /** SHA-256 of what the first sender proves themselves by, as they sent it; null: they sent none. */
    proof_hash: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index("idempotency_age").on(table.created_at),
  ],
);

/** Tries counted in a window of time, by what is limited and for whom. */
export const limits = pgTable(
  "limits",
  {
    name: text().notNull(),
    subject: text().notNull(),
    window_start: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.subject, table.window_start] }),
    index("limits_age").on(table.window_start),
  ],
);

/** Tries that slow down those that follow (`slowDown.ts`), by what is tried and for whom. */
export const slowdowns = pgTable(
  "slowdowns",
  {
    name: text().notNull(),
    subject: text().notNull(),
    /** Tries that have not drained yet. */
    tries: doublePrecision().notNull(),
    counted_at: timestamp({ withTimezone: true }).notNull(),
    waits_until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.subject] }),
    index("slowdowns_age").on(table.counted_at),
  ],
);

/** Browsers that a member has signed in from: what strangers try elsewhere does not slow these down. */
export const knownDevices = pgTable(
  "known_devices",
  {
    uid: text()
      .notNull()
      .references(() => members.uid),
    /** Keyed hash of the secret that the browser made. */
    device_hash: text().notNull(),
    used_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.device_hash] }),
    index("known_devices_device").on(table.device_hash),
    index("known_devices_age").on(table.used_at),
  ],
);

/** Secrets that the provider makes at its first start (table signature, message tokens); never sent to anyone. */
export const secrets = pgTable("secrets", { name: text().primaryKey(), value: text().notNull() });
