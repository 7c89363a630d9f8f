import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { PayType } from "#contract/enumerations.ts";
import type { Picture } from "#contract/scalars.ts";
import type { Disclosure, WeekHours } from "#contract/store.ts";
import type { Localized } from "./localized.ts";

export type LocalizedDisclosure = { [Item in keyof Disclosure]: Localized };
export type StoreAttribute = { name: Localized; value: Localized };
export type RemarkTemplate = { template_id: string; content: Localized };
export type LocalizedDishware = { dishware_id: string; name: Localized };

export const stores = pgTable("stores", {
  id: text().primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
  about: jsonb().$type<Localized>().notNull(),
  address: jsonb().$type<Localized>().notNull(),
  notes: jsonb().$type<Localized>().notNull(),
  phone: text().notNull(),
  picture: jsonb().$type<Picture>(),
  logo: jsonb().$type<Picture>(),
  time_zone: text().notNull().default("Asia/Tokyo"),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  is_room: boolean().notNull().default(false),
  /** 0 none, 1 registration asked for, 2 anonymous registration by table. */
  is_reg: integer().$type<0 | 1 | 2>().notNull().default(0),
  is_store_notice: boolean().notNull().default(true),
  is_tea_money: boolean().notNull().default(false),
  tea_money: integer().notNull().default(0),
  dispatchprice: integer().notNull().default(0),
  freeprice: integer().notNull().default(0),
  minimum_order: integer().notNull().default(0),
  pay_list: jsonb().$type<PayType[]>().notNull(),
  accent_color: text().notNull(),
  auto_cancel_minutes: integer().notNull().default(15),
  max_people: integer().notNull().default(10),
  dishware: jsonb().$type<LocalizedDishware[]>().notNull(),
  remark_templates: jsonb().$type<RemarkTemplate[]>().notNull(),
  attributes: jsonb().$type<StoreAttribute[]>().notNull(),
  disclosure: jsonb().$type<LocalizedDisclosure>().notNull(),
  registration_number: text(),
  business_hours: jsonb().$type<WeekHours>().notNull(),
  pickup_hours: jsonb().$type<WeekHours>().notNull(),
  delivery_hours: jsonb().$type<WeekHours>().notNull(),
  /** Orders are refused until then, at the desk's wish: a rest, a full kitchen. */
  paused_until: timestamp({ withTimezone: true }),
  /** False: reached by its link alone, as the stress store is. */
  is_listed: boolean().notNull().default(true),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const tables = pgTable(
  "tables",
  {
    id: text().primaryKey(),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    name: text().notNull(),
    seats: integer().notNull(),
    is_locked: boolean().notNull().default(false),
    /** Part of the signed link; raised when the cards are printed anew, which ends the old ones. */
    epoch: integer().notNull().default(1),
    position: integer().notNull().default(0),
  },
  (table) => [index("tables_store").on(table.store_id, table.position)],
);

/** One party's stay at a table: from its first order until the desk frees the table. */
export const sittings = pgTable(
  "sittings",
  {
    id: text().primaryKey(),
    table_id: text()
      .notNull()
      .references(() => tables.id),
    people: integer().notNull().default(0),
    opened_at: timestamp({ withTimezone: true }).notNull(),
    closed_at: timestamp({ withTimezone: true }),
  },
  (table) => [index("sittings_table").on(table.table_id, table.closed_at)],
);
