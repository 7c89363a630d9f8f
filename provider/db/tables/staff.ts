import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { StaffRole } from "#contract/calls/desk/deskCall.ts";
import type { Sealed } from "#provider/server/signing.ts";
import { stores } from "./stores.ts";

const instant = () => timestamp({ withTimezone: true });

/** Accounts of the staff. Who left stays as a row, for the audit log leads to it; their login is free again. */
export const staff = pgTable(
  "staff",
  {
    id: text().primaryKey(),
    /** What they are called on screens. */
    name: text().notNull(),
    /** An e-mail address or a name, in lower case. */
    login: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    /** Slow hash with its parameters; null until the invitation's link was followed. */
    password_hash: text(),
    /** The secret of an authenticator app, under the provider's key; null: none is asked for. */
    code_secret: jsonb().$type<Sealed>(),
    /** One that was offered and not yet confirmed. */
    code_offered: jsonb().$type<Sealed>(),
    /** The half minute of the last code that was taken: none is taken twice. */
    code_step: integer(),
    /** Slow hash of the four digits that open floor and kitchen work at a shared tablet, under the provider's key. */
    pin_hash: text(),
    created_at: instant().notNull(),
    seen_at: instant(),
    left_at: instant(),
  },
  (table) => [uniqueIndex("staff_login").on(table.login).where(sql`${table.left_at} is null`)],
);

/** The stores that somebody works at; an owner, who has all, has no rows. */
export const staffStores = pgTable(
  "staff_stores",
  {
    staff_id: text()
      .notNull()
      .references(() => staff.id),
    store_id: text()
      .notNull()
      .references(() => stores.id),
  },
  (table) => [
    primaryKey({ columns: [table.staff_id, table.store_id] }),
    index("staff_stores_store").on(table.store_id),
  ],
);

/** Links by which somebody sets a password. A hash alone is kept. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    token_hash: text().primaryKey(),
    staff_id: text()
      .notNull()
      .references(() => staff.id),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [
    index("staff_invitations_staff").on(table.staff_id),
    index("staff_invitations_age").on(table.expires_at),
  ],
);

/** Browsers that somebody has signed in from: strangers' guesses do not slow these down. */
export const staffDevices = pgTable(
  "staff_devices",
  {
    staff_id: text()
      .notNull()
      .references(() => staff.id),
    /** Named by a cookie that we signed. */
    device_id: text().notNull(),
    /** As the browser names itself. */
    label: text().notNull(),
    first_at: instant().notNull(),
    seen_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staff_id, table.device_id] }),
    index("staff_devices_age").on(table.seen_at),
  ],
);

/** Tablets that belong to a store and are shared by its staff. */
export const deskTablets = pgTable(
  "desk_tablets",
  {
    id: text().primaryKey(),
    store_id: text()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** Where it stands: "Counter". */
    name: text().notNull(),
    /** SHA-256 of the cookie's token; the token itself is never kept. */
    token_hash: text().notNull(),
    /** The browser that it is, as sessions and guesses name it. */
    device_id: text().notNull(),
    paired_at: instant().notNull(),
    seen_at: instant().notNull(),
    ended_at: instant(),
  },
  (table) => [
    uniqueIndex("desk_tablets_token").on(table.token_hash),
    index("desk_tablets_store").on(table.store_id),
    index("desk_tablets_end").on(table.ended_at),
  ],
);

/** Codes by which a tablet is paired with a store: for some minutes, once. */
export const tabletCodes = pgTable(
  "tablet_codes",
  {
    /** Keyed hash of the whole code. */
    code_hash: text().primaryKey(),
    store_id: text()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** Who asked for it. */
    staff_id: text()
      .notNull()
      .references(() => staff.id),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [index("tablet_codes_store").on(table.store_id), index("tablet_codes_age").on(table.expires_at)],
);

/** Sessions at the desk. */
export const deskSessions = pgTable(
  "desk_sessions",
  {
    /** SHA-256 of the cookie's token; the token itself is never kept. */
    token_hash: text().primaryKey(),
    staff_id: text()
      .notNull()
      .references(() => staff.id),
    device_id: text().notNull(),
    /** The shared tablet where it was opened by a PIN; null: by a password. */
    tablet_id: text().references(() => deskTablets.id, { onDelete: "cascade" }),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    ended_at: instant(),
  },
  (table) => [
    index("desk_sessions_tablet").on(table.tablet_id),
    index("desk_sessions_end").on(table.expires_at),
    index("desk_sessions_staff").on(table.staff_id, table.device_id),
  ],
);

/**
 * Who did what at the desk, when and from where. Rows are added and never changed or deleted: triggers refuse it
 * (migration 0030). People stand in it by their ids alone, so that nothing of a person outlives their deletion.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** Null: the program itself. */
    staff_id: text().references(() => staff.id),
    /** As they were then. */
    staff_role: text().$type<StaffRole>(),
    address: text().notNull(),
    /** As the browser names itself. */
    device: text().notNull(),
    /** Null: what belongs to no store. By its id alone: the log outlives a store. */
    store_id: text(),
    did: text().notNull(),
    /** Number or id of what it was done to. */
    subject: text().notNull(),
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    index("audit_log_store").on(table.store_id, table.id),
    index("audit_log_staff").on(table.staff_id, table.id),
    index("audit_log_subject").on(table.subject, table.id),
    index("audit_log_at").on(table.at),
  ],
);
