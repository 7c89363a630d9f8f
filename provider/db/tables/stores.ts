import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { TableShape } from "#contract/calls/desk/floor.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { Picture } from "#contract/scalars.ts";
import type { OwnTextName } from "#contract/ownTexts.ts";
import type { DeliveryZone, SpecialDays } from "#contract/store.ts";
import type { KitchenRules } from "#contract/calls/desk/settings.ts";
import type { PauseReason } from "#contract/store.ts";
import type { TableEntry } from "#contract/calls/desk/tableEntry.ts";
import type { OwnTableRules } from "#domain/orders/tableRules.ts";
import { type Localized, localized, minutes, payTypes, timeZone, weekHours } from "./columns.ts";
import { disclosures } from "./companies.ts";
import type { ShopShipping } from "./mall.ts";

export type StoreAttribute = { name: Localized; value: Localized };
/** `order_types`: the ways of ordering that it fits; without them all do. */
export type RemarkTemplate = {
  template_id: string;
  content: Localized;
  order_types?: readonly OrderType[];
};
export type LocalizedDishware = { dishware_id: string; name: Localized };

const slotMinutes = minutes(15);

/** Kinds of places: ramen, café, sweets. */
export const storeTypes = pgTable("store_types", {
  id: text().primaryKey(),
  name: localized().notNull(),
  /** What one gets there, square; null: a store of the kind shows it. */
  picture: jsonb().$type<Picture>(),
  position: integer().notNull().default(0),
});

export type OwnLegalTexts = { readonly [Name in OwnTextName]?: Readonly<Partial<Localized>> };

export const stores = pgTable(
  "stores",
  {
    id: text().primaryKey(),
    name: localized().notNull(),
    /** Its Japanese name in kana, to be searched by; empty where it is not known. */
    reading: text().notNull().default(""),
    about: localized().notNull(),
    address: localized().notNull(),
    notes: localized().notNull(),
    phone: text().notNull(),
    picture: jsonb().$type<Picture>(),
    logo: jsonb().$type<Picture>(),
    time_zone: timeZone().notNull().default("Asia/Tokyo"),
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
    pay_list: payTypes().notNull(),
    accent_color: text().notNull(),
    auto_cancel_minutes: integer().notNull().default(15),
    max_people: integer().notNull().default(10),
    /** What it has set of the rules for its tables; the usual ones hold for the rest. */
    table_rules: jsonb().$type<OwnTableRules>().notNull().default({}),
    /** What ordering at its tables needs: a table's code alone (`open`), or a visit that guests or its staff open. */
    table_entry: text().$type<TableEntry>().notNull().default("confirmed"),
    /** Minutes after which what a visit allows ends, unless its bill ended it before. */
    visit_minutes: integer().notNull().default(240),
    dishware: jsonb().$type<LocalizedDishware[]>().notNull(),
    remark_templates: jsonb().$type<RemarkTemplate[]>().notNull(),
    attributes: jsonb().$type<StoreAttribute[]>().notNull(),
    disclosure: disclosures().notNull(),
    registration_number: text(),
    /** Terms and privacy of its own, beside those of the service, in the languages in which they are written. */
    legal_texts: jsonb().$type<OwnLegalTexts>().notNull().default({}),
    business_hours: weekHours().notNull(),
    pickup_hours: weekHours().notNull(),
    delivery_hours: weekHours().notNull(),
    /** Days that are not as their weekday, the first before the others; no two of a way of ordering share a day. */
    special_days: jsonb().$type<SpecialDays[]>().notNull().default([]),
    /** Whether guests are told of each dish where it stands, as the kitchen marks it. */
    tells_dishes: boolean().notNull().default(false),
    /** Orders are refused until then, at the desk's wish: a rest, a full kitchen. */
    paused_until: timestamp({ withTimezone: true }),
    /** Why, as guests are told; null: it is not said. */
    pause_reason: text().$type<PauseReason>(),
    /** The same in the store's own words, where the reason is "other". */
    pause_words: text().notNull().default(""),
    /** What is taken by itself, what a full kitchen tells guests, and when its rush hours are. */
    kitchen_rules: jsonb().$type<KitchenRules>().notNull().default({}),
    /**
     * What the open orders come to by the rules, in coarse steps, so that the row changes seldom: minutes that waiting takes
     * longer, and minutes from now on for which nothing can be booked. Kept by `provider/orders/kitchenLoad.ts`.
     */
    extra_minutes: integer().notNull().default(0),
    closed_minutes: integer().notNull().default(0),
    /** False: reached by its link alone, as the stress store is. */
    is_listed: boolean().notNull().default(true),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Since when guests can order here; null: its owner is still preparing it. */
    opened_at: timestamp({ withTimezone: true }).defaultNow(),
    /** When the cards of its tables were printed, as its staff say; null: not yet. */
    cards_printed_at: timestamp({ withTimezone: true }),
    /** Its disclosure and registration number are the company's, and are written anew with it. */
    follows_company: boolean().notNull().default(false),
    store_type: text(),
    /** The ways in which one can order here. */
    order_types: integer().array().$type<OrderType[]>().notNull().default([OrderType.dineIn]),
    /** In Japanese, as addresses write it. */
    prefecture: text().notNull().default(""),
    /** Metres in a straight line that it delivers to; null: its zones are drawn otherwise. */
    max_distance: integer(),
    /** Minutes from order to door, as the store reckons. */
    delivery_minutes: integer().notNull().default(45),
    /** Least minutes from order to collecting. */
    pickup_minutes: integer().notNull().default(20),
    /** Minutes from an order at a table to its dishes, as the store reckons; null: it does not say. */
    serving_minutes: integer(),
    /** Minutes between two times that can be booked. */
    slot_minutes: slotMinutes().notNull().default(15),
    /** Orders that one bookable time takes; -1 is unlimited. */
    pickup_capacity: integer().notNull().default(-1),
    delivery_capacity: integer().notNull().default(-1),
    /** Where it delivers and for how much, nearest first; empty: `max_distance` at the store's one price. */
    delivery_zones: jsonb().$type<DeliveryZone[]>().notNull().default([]),
    /** Whether a receipt that was made out can be had again, marked as a copy. */
    allows_receipt_copy: boolean().notNull().default(true),
    /** What it is searched by, line by line: `storeIndex` writes it. */
    search_text: text().notNull().default(""),
    /** The single characters and pairs of characters in `search_text`, for the index. */
    search_grams: text().array().notNull().default([]),
    /** Those of its own names and reading, with the beginnings of its names: `nameGrams` writes it. */
    name_grams: text().array().notNull().default([]),
    /** What `search_text` was written for; null: not yet. */
    searched_by: text(),
    /** Kept by housekeeping, for sorting: average stars, reviews, orders of 30 days, what one person spends. */
    rating: doublePrecision().notNull().default(0),
    review_count: integer().notNull().default(0),
    sales: integer().notNull().default(0),
    per_person_price: integer(),
    /** The comprehensive order: stars, orders and reviews in one figure. */
    score: doublePrecision().notNull().default(0),
    /** Orders of 30 days that were taken elsewhere than here, counted on top: the demo's past, another system. */
    sales_elsewhere: integer().notNull().default(0),
    /** What one person spends as the store says, until enough have ordered here. */
    stated_price: integer(),
    /** When the figures were last counted. */
    figures_at: timestamp({ withTimezone: true }),
    /** Changes with whatever the opening hours come from. */
    hours_key: text().generatedAlwaysAs(
      sql`md5(business_hours::text || pickup_hours::text || delivery_hours::text ||
        special_days::text || time_zone ||
        (order_types @> '{1}')::text || (order_types @> '{2}')::text || (order_types @> '{3}')::text ||
        (order_types @> '{4}')::text)`,
    ),
    /** Whether it sells in the mall: it ships, and is not gone. In one column, so that PostgreSQL knows how many do. */
    is_shop: boolean().generatedAlwaysAs(
      sql`shipping is not null and left_at is null and order_types @> '{4}'`,
    ),
    /** When the sales of its goods in the mall were last counted; null: never. */
    mall_sales_at: timestamp({ withTimezone: true }),
    /** The `hours_key` that `store_openings` were written for, and until when they reach. */
    openings_key: text(),
    openings_until: timestamp({ withTimezone: true }),
    /** How it ships; null where it does not. */
    shipping: jsonb().$type<ShopShipping>(),
    /** When it left the service; only favourites still name it. */
    left_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("stores_position").on(table.latitude, table.longitude),
    // What lists sort by, lowest first: provider/stores/list/storePage.ts has the same expressions.
    index("stores_by_score").on(sql`(- score)`, table.id),
    index("stores_by_rating").on(sql`(- (rating * 1000000 + least(review_count, 999999)))`, table.id),
    index("stores_by_price").on(sql`(coalesce(per_person_price, 2147483647))`, table.id),
    index("stores_by_price_down").on(sql`(coalesce(- per_person_price, 2147483647))`, table.id),
    index("stores_by_fee").on(
      sql`(case when order_types @> '{3}' then dispatchprice else 2147483647 end)`,
      table.id,
    ),
    index("stores_created").on(table.created_at.desc(), table.id),
    index("stores_type").on(table.store_type),
    index("stores_figures_due").on(table.figures_at),
    index("stores_openings_due").on(table.openings_until),
    // An expression, of which PostgreSQL knows how often it is so: it takes a bare comparison to be so of nearly all.
    index("stores_hours_changed").on(sql`(openings_key is distinct from hours_key)`),
    index("stores_mall_sales_due").on(table.mall_sales_at).where(sql`is_shop`),
    index("stores_shops").on(table.id).where(sql`is_shop`),
    // How many may be shown to anyone.
    index("stores_shown").on(table.id).where(sql`is_listed and left_at is null`),
    // The few whose open orders are counted again and again.
    index("stores_counted").on(table.id).where(sql`kitchen_rules ? 'load'`),
    index("stores_grams").using("gin", table.search_grams),
    index("stores_name_grams").using("gin", table.name_grams),
    index("stores_order_types").using("gin", table.order_types),
  ],
);

/** The hours of the coming days as moments, kept by housekeeping, so that "open now" is a look into an index. */
export const storeOpenings = pgTable(
  "store_openings",
  {
    store_id: text()
      .notNull()
      .references(() => stores.id),
    order_type: integer().$type<OrderType>().notNull(),
    opens_at: timestamp({ withTimezone: true }).notNull(),
    /** The first moment without orders. */
    last_order_at: timestamp({ withTimezone: true }).notNull(),
    closes_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.order_type, table.opens_at] }),
    index("store_openings_time").on(table.opens_at, table.last_order_at),
  ],
);

export const tables = pgTable(
  "tables",
  {
    id: text().notNull(),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    name: text().notNull(),
    seats: integer().notNull(),
    is_locked: boolean().notNull().default(false),
    /** Part of the signed link; raised when the cards are printed anew, which ends the old ones. */
    epoch: integer().notNull().default(1),
    position: integer().notNull().default(0),
    /** What the digits of the next visit are made of; raised by each visit that takes them, and whenever there have to be new ones. */
    digits_serial: integer().notNull().default(1),
    /** Wrong digits that were typed for this table since it has these; and when there were too many last, until staff saw to it. */
    wrong_digits: integer().notNull().default(0),
    guessed_at: timestamp({ withTimezone: true }),
    /** Where it stands on the plan (`src/domain/floor/floorGrid.ts`): the area by its name; without a place it is found one. */
    area: text().notNull().default(""),
    plan_x: smallint(),
    plan_y: smallint(),
    shape: text().$type<TableShape>().notNull().default("square"),
    /** The visit that it was joined to, at another table; it counts for as long as that lasts. */
    joined_sitting_id: text(),
    /** When it was taken away; orders of former times still name it. */
    removed_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    index("tables_store").on(table.store_id, table.position),
  ],
);

/** One party's stay at a table: from its first order, or since it was opened, until the desk frees the table. */
export const visits = pgTable(
  "sittings",
  {
    id: text().notNull(),
    table_id: text().notNull(),
    store_id: text().notNull(),
    people: integer().notNull().default(0),
    opened_at: timestamp({ withTimezone: true }).notNull(),
    closed_at: timestamp({ withTimezone: true }),
    /** What a link carries that lets one in, and the four digits that do the same; null: it began without them. */
    code: text(),
    digits: text(),
    /** When what it allows ends; null: with the visit. */
    ends_at: timestamp({ withTimezone: true }),
    /** Split off from the visit at the same table: whoever comes new joins the other one. */
    is_apart: boolean().notNull().default(false),
    /** Tables that it was at before, whose codes lead its guests to where it is; and the visit that it was put together with. */
    left_tables: text().array().notNull().default([]),
    joined_id: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    foreignKey({ columns: [table.table_id, table.store_id], foreignColumns: [tables.id, tables.store_id] }),
    index("sittings_table").on(table.table_id, table.closed_at),
    index("sittings_code").on(table.code).where(sql`${table.code} is not null`),
    // The few that were moved, by which it is told whether anybody has to be followed.
    index("sittings_left")
      .on(table.store_id)
      .where(sql`${table.closed_at} is null and ${table.left_tables} <> '{}'`),
    index("sittings_joined").on(table.joined_id).where(sql`${table.joined_id} is not null`),
  ],
);
