import { sql } from "drizzle-orm";
import { customType, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Picture } from "#contract/scalars.ts";
import { members } from "./members.ts";

const instant = () => timestamp({ withTimezone: true });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Files of the embedded store of files, by their unguessable names. */
export const files = pgTable("files", {
  name: text().primaryKey(),
  /** Media type. */
  type: text().notNull(),
  content: bytes().notNull(),
  created_at: instant().notNull(),
});

/** Pictures that members sent, and stores; one that nothing uses within a day goes. */
export const uploads = pgTable(
  "uploads",
  {
    id: text().primaryKey(),
    /** Null: a store's. */
    uid: text().references(() => members.uid),
    picture: jsonb().$type<Picture>().notNull(),
    /** Names of its files, in every size and form. */
    file_names: text().array().notNull(),
    created_at: instant().notNull(),
    used_at: instant(),
    /** Set once nothing may use it any more: its files go next, and the row after them. */
    removed_at: instant(),
  },
  (table) => [
    index("uploads_member").on(table.uid),
    index("uploads_unused").on(table.used_at, table.created_at),
    index("uploads_removed").on(table.removed_at).where(sql`${table.removed_at} is not null`),
  ],
);
