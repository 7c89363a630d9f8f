import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { DraftKind, MenuDifference } from "#contract/menuChanges.ts";
import type { MenuDocument } from "#contract/menuDocument.ts";
import { staff } from "./staff.ts";
import { stores } from "./stores.ts";

/** What was changed of a store's menu and is not published yet: a row for each thing, as it is to be. */
export const menuDrafts = pgTable(
  "menu_drafts",
  {
    store_id: text()
      .notNull()
      .references(() => stores.id),
    kind: text().$type<DraftKind>().notNull(),
    /** Of what is changed; of an order which list it is of. */
    item_id: text().notNull(),
    /** As it is to be; null: it is removed. */
    content: jsonb().$type<unknown>(),
    /** The stamp of what was published when it was first changed; null: there was none. */
    made_on: text(),
    staff_id: text().references(() => staff.id),
    changed_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.kind, table.item_id] })],
);

/** A store's menu as it was published, each time. */
export const menuVersions = pgTable(
  "menu_versions",
  {
    store_id: text()
      .notNull()
      .references(() => stores.id),
    number: integer().notNull(),
    document: jsonb().$type<MenuDocument>().notNull(),
    /** From the version before. */
    differences: jsonb().$type<MenuDifference[]>().notNull(),
    /** Null: as it was found before the first publication, or by the command line. */
    staff_id: text().references(() => staff.id),
    published_at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.number] })],
);

/** Drafts that are published at a time. */
export const menuSchedules = pgTable(
  "menu_schedules",
  {
    store_id: text()
      .primaryKey()
      .references(() => stores.id),
    publish_at: timestamp({ withTimezone: true }).notNull(),
    staff_id: text()
      .notNull()
      .references(() => staff.id),
    /** Why it was not published when its time had come; null: its time is to come. */
    trouble: text().$type<"faulty" | "taken" | "changed">(),
  },
  (table) => [index("menu_schedules_due").on(table.publish_at)],
);

/**
 * Who stated the allergens of a dish, or of a group's options, as they are, by the stamp of what was stated: whatever is
 * published, brought back or imported, what is stated again as it was has been checked by whom it was.
 */
export const allergenChecks = pgTable(
  "allergen_checks",
  {
    store_id: text()
      .notNull()
      .references(() => stores.id),
    kind: text().$type<"dish" | "group">().notNull(),
    item_id: text().notNull(),
    stamp: text().notNull(),
    /** Of what it was stated, by a stamp of names, description and options; null: it is not known. */
    about: text(),
    /** Null: nobody of the staff, as by the command line. */
    staff_id: text().references(() => staff.id),
    checked_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.kind, table.item_id, table.stamp] })],
);

/** Until when a link to a store's draft leads to it, for a phone to look at: one link of a store at a time. */
export const menuPreviews = pgTable("menu_previews", {
  store_id: text()
    .primaryKey()
    .references(() => stores.id),
  ends_at: timestamp({ withTimezone: true }).notNull(),
});
