import { sql } from "drizzle-orm";
import { boolean, customType, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Picture } from "#contract/scalars.ts";
import { members } from "./members.ts";
import { staff } from "./staff.ts";

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

/** Pictures that members sent; one that nothing uses within a day goes. */
export const uploads = pgTable(
  "uploads",
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => members.uid),
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

/** Pictures that the staff sent; one that is named nowhere goes (`provider/pictures/sweepPictures.ts`). */
export const pictures = pgTable(
  "pictures",
  {
    id: text().primaryKey(),
    /** Null: by the command line. */
    staff_id: text().references(() => staff.id),
    picture: jsonb().$type<Picture>().notNull(),
    /** Names of its files, in every size and form. */
    file_names: text().array().notNull(),
    created_at: instant().notNull(),
    /** When it was last looked for in all places that can name one. */
    looked_at: instant().notNull(),
    /** Since when it has been named nowhere; null: it is named, or was not looked for. */
    unnamed_since: instant(),
    /** Something that is kept for good names it, as an order does: it is not looked for any more. */
    is_for_good: boolean().notNull().default(false),
    /** Set once nothing may name it any more: its files go next, and the row after them. */
    removed_at: instant(),
  },
  (table) => [
    index("pictures_to_look_for")
      .on(table.looked_at)
      .where(sql`not ${table.is_for_good} and ${table.removed_at} is null`),
    index("pictures_removed").on(table.removed_at).where(sql`${table.removed_at} is not null`),
  ],
);
