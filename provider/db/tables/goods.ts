import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Allergen } from "#contract/allergens.ts";
import { type GoodsShowType, OptionNeed, type TaxClass } from "#contract/enumerations.ts";
import type { CourseTime, GoodsTag, StatedAllergens } from "#contract/goods.ts";
import type { MenuOption, MenuText, SoldWhen } from "#contract/menuDocument.ts";
import type { Serving } from "#contract/order.ts";
import type { Picture } from "#contract/scalars.ts";
import { type Localized, localized, type SaidInstead } from "./columns.ts";
import { type GoodsShipping, mallCategories } from "./mall.ts";
import { stores } from "./stores.ts";

export type LocalizedOption = {
  option_id: string;
  name: Localized;
  /** Left out: it was written in all languages. */
  said_instead?: SaidInstead;
  /** Its Japanese name in kana, to be searched by. */
  reading?: string;
  price: number;
  is_sold_out: 0 | 1;
  /** Chosen unless the guest says otherwise; where a group's options do not say it, `presentGoods` picks. */
  is_default?: boolean;
  /** When whoever chooses it gets the dish; default: as the dish itself. */
  serving?: Serving;
  /** What it brings into the dish; default: nothing is stated of it. */
  allergens?: StatedAllergens;
};
export type LocalizedOptionGroup = {
  group_id: string;
  name: Localized;
  /** As of an option. */
  said_instead?: SaidInstead;
  is_require: typeof OptionNeed.required | typeof OptionNeed.optional;
  is_multiple: 0 | 1;
  max_count: number;
  options: LocalizedOption[];
};

export const categories = pgTable(
  "categories",
  {
    id: text().notNull(),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    name: localized().notNull(),
    /** Its Japanese name in kana, to be searched by; empty where it is not known. */
    reading: text().notNull().default(""),
    position: integer().notNull(),
    /** Where the kitchen makes its dishes; null: nowhere in particular. */
    station_id: text(),
    /** Taken off the menu: kept because withdrawn goods name it. */
    is_withdrawn: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    index("categories_store").on(table.store_id, table.position),
  ],
);

/**
 * Options that several dishes of a store share, as the owner wrote them: each publication of the menu copies them into
 * `goods.option_groups`, which is what guests and the kitchen read.
 */
export const optionGroups = pgTable(
  "option_groups",
  {
    id: text().notNull(),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    name: jsonb().$type<Partial<MenuText>>().notNull(),
    need: integer().$type<OptionNeed>().notNull(),
    most: integer().notNull(),
    options: jsonb().$type<MenuOption[]>().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.id] })],
);

export const goods = pgTable(
  "goods",
  {
    id: text().notNull(),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    category_id: text().notNull(),
    name: localized().notNull(),
    /** Its Japanese name in kana, to be searched by; empty where it is not known. */
    reading: text().notNull().default(""),
    description: localized().notNull(),
    picture: jsonb().$type<Picture>(),
    price: integer().notNull(),
    /** 0 none, 1 percent off, 2 a fixed amount off. */
    discount_type: integer().$type<0 | 1 | 2>().notNull().default(0),
    discount_price: integer().notNull().default(0),
    option_groups: jsonb().$type<LocalizedOptionGroup[]>().notNull().default([]),
    /** Which of the store's `optionGroups` these were copied from; null: they were written into the row itself. */
    group_ids: jsonb().$type<string[]>(),
    /** Null: sold whenever the store is open. */
    sold_when: jsonb().$type<SoldWhen>(),
    /** Now is not when it is sold by `sold_when`: kept by housekeeping, so that a menu that is kept ready says it too. */
    is_off_hours: boolean().notNull().default(false),
    /** Goods that are offered with it. */
    goes_with: jsonb().$type<string[]>().notNull().default([]),
    is_buffet: boolean().notNull().default(false),
    is_course: boolean().notNull().default(false),
    course_id: text(),
    /** Of a course; null: by the store's rules. */
    course_time: jsonb().$type<CourseTime>(),
    /** Pieces left; -1 is unlimited. */
    stock: integer().notNull().default(-1),
    /** Pieces to which the stock fills up on each business day; null: it does not. */
    daily: integer(),
    /** When it fills up next; null: never. Where `daily` is null by then, it is not counted from then on. */
    refills_at: timestamp({ withTimezone: true }),
    /** Since when the stock is that of the present day: what was ordered before gives nothing back. Null: since ever. */
    counted_since: timestamp({ withTimezone: true }),
    /** Marked at the desk; a stock of 0 is sold out as well. */
    is_sold_out: boolean().notNull().default(false),
    /** When a mark ends by itself; null: when somebody sells it again. */
    sold_out_until: timestamp({ withTimezone: true }),
    /** Taken off the menu: kept because orders name it. */
    is_withdrawn: boolean().notNull().default(false),
    show_types: jsonb().$type<GoodsShowType[]>().notNull(),
    tax_class: text().$type<TaxClass>().notNull().default("food"),
    tags: jsonb().$type<GoodsTag[]>().notNull().default([]),
    /** What is in it; what is in none of the three lists was not stated, and may be in it. */
    allergens: jsonb().$type<Allergen[]>().notNull().default([]),
    /** What the store has checked not to be an ingredient of it. */
    allergens_without: jsonb().$type<Allergen[]>().notNull().default([]),
    /** What is used where it is made. */
    allergens_same_kitchen: jsonb().$type<Allergen[]>().notNull().default([]),
    /** Place in its category. */
    position: integer().notNull(),
    /** Place among the store's recommendations; null when not recommended. */
    recommended: integer(),
    /** Where the kitchen makes it; null: where its category is made. */
    station_id: text(),
    /** When it comes to the table, where the guest does not choose that. */
    serving: text().$type<Serving>().notNull().default("at_once"),
    /** What it is searched by, line by line: `goodsIndex` writes it. */
    search_text: text().notNull().default(""),
    /** Single characters and pairs in `search_text`, for the index; of the mall's goods alone. */
    search_grams: text().array().notNull().default([]),
    /** Those of its names, with the beginnings of these: `nameGrams` writes it; of the mall's goods alone. */
    name_grams: text().array().notNull().default([]),
    /** Changes with whatever `search_text` comes from but its category. */
    search_key: text().generatedAlwaysAs(
      sql`md5(name::text || reading || description::text || option_groups::text || tags::text ||
        allergens::text || allergens_without::text || allergens_same_kitchen::text ||
        (mall_category_id is null)::text)`,
    ),
    /** What `search_text` was written for; null: not yet. */
    searched_by: text(),
    /** Only of goods that are shipped. */
    shipping: jsonb().$type<GoodsShipping>(),
    /** Its kind in the mall; null where the mall does not sell it. */
    mall_category_id: text().references(() => mallCategories.id),
    /**
     * `mall_category_id` of what the mall sells, as far as the row tells, and null for the rest: `offered` has some of the
     * same conditions. In one column, so that PostgreSQL knows how many these are.
     */
    mall_kind: text().generatedAlwaysAs(
      sql`case when not is_withdrawn and shipping is not null and show_types @> '[3]'::jsonb
        and tax_class in ('food', 'alcohol', 'goods') and price >= 0 then mall_category_id end`,
    ),
    /** Pieces sold in the last 30 days, kept by housekeeping, and those sold elsewhere than here on top. */
    sales: integer().notNull().default(0),
    sales_elsewhere: integer().notNull().default(0),
    /** When it came into the mall, for its newest. */
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.store_id] }),
    foreignKey({
      columns: [table.category_id, table.store_id],
      foreignColumns: [categories.id, categories.store_id],
    }),
    index("goods_category").on(table.store_id, table.category_id, table.position, table.id),
    // What the mall sorts by: comprehensive and best sold, price, newest.
    index("goods_mall")
      .on(table.mall_kind, sql`(- (sales + sales_elsewhere))`, table.id)
      .where(sql`mall_kind is not null`),
    index("goods_mall_sold")
      .on(sql`(- (sales + sales_elsewhere))`, table.id)
      .where(sql`mall_kind is not null`),
    // provider/mall/mallGoods.ts has the same expressions.
    index("goods_mall_price")
      .on(
        table.mall_kind,
        sql`(greatest(0, case discount_type when 0 then price when 2 then price - discount_price
        else (price * (100 - discount_price) + 50) / 100 end))`,
        table.id,
      )
      .where(sql`mall_kind is not null`),
    index("goods_sold_when").on(table.store_id).where(sql`sold_when is not null or is_off_hours`),
    index("goods_refills").on(table.refills_at).where(sql`refills_at is not null`),
    index("goods_sold_out").on(table.sold_out_until).where(sql`is_sold_out`),
    index("goods_grams").using("gin", table.search_grams).where(sql`mall_kind is not null`),
    index("goods_name_grams").using("gin", table.name_grams).where(sql`mall_kind is not null`),
    index("goods_mall_new").on(table.mall_kind, table.created_at, table.id).where(sql`mall_kind is not null`),
    // The same of all kinds together, for a search that walks along them.
    index("goods_mall_newest").on(table.created_at, table.id).where(sql`mall_kind is not null`),
    index("goods_mall_priced")
      .on(
        sql`(greatest(0, case discount_type when 0 then price when 2 then price - discount_price
        else (price * (100 - discount_price) + 50) / 100 end))`,
        table.id,
      )
      .where(sql`mall_kind is not null`),
    // How many each kind has.
    index("goods_on_sale").on(table.mall_kind, table.store_id).where(sql`mall_kind is not null`),
    index("goods_mall_recommended")
      .on(table.recommended, sql`(- (sales + sales_elsewhere))`, table.id)
      .where(sql`mall_kind is not null and recommended is not null`),
  ],
);
