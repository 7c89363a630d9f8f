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
import type { PlaceFound } from "#provider/gateways/geocoder/geocoder.ts";
import { members } from "./members.ts";

const instant = () => timestamp({ withTimezone: true });

/** A member's addresses; orders keep a copy of theirs. */
export const addresses = pgTable(
  "addresses",
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => members.uid),
    /** Receiver. */
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    /** Seven digits. */
    postal_code: text().notNull(),
    prefecture: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    detail: text().notNull(),
    label: text().notNull().default(""),
    /** 1: taken unless the customer says otherwise. */
    is_default: integer().$type<0 | 1>().notNull().default(0),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    created_at: instant().notNull(),
    used_at: instant().notNull(),
  },
  (table) => [
    index("addresses_member").on(table.uid, table.used_at),
    uniqueIndex("addresses_default").on(table.uid).where(sql`${table.is_default} = 1`),
  ],
);

/** Answers of the geocoder, so that it is asked once; kept no longer than its terms allow. */
export const geocodes = pgTable(
  "geocodes",
  {
    /** The gateway that answered. */
    source: text().notNull(),
    /** What was asked, folded: an address, or a position to five digits. */
    query: text().notNull(),
    language: text().notNull(),
    places: jsonb().$type<PlaceFound[]>().notNull(),
    answered_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.query, table.language] }),
    index("geocodes_age").on(table.answered_at),
  ],
);
