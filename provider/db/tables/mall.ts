import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { GoodsShowType } from "#contract/enumerations.ts";
import type { ShippingRules, Temperature } from "#contract/shipping.ts";
import { type Localized, localized } from "./columns.ts";

/** Kinds of goods across all shops of the mall. */
export const mallCategories = pgTable("mall_categories", {
  id: text().primaryKey(),
  name: localized().notNull(),
  position: integer().notNull(),
});

/** What goods that are shipped have beside those that are eaten here. */
export interface GoodsShipping {
  readonly temperature: Temperature;
  /** Of one piece, packed. */
  readonly weight_grams: number;
  readonly ships_within_days: number;
  /** Youngest age that may buy it; 0: any. */
  readonly age_limit: number;
  readonly origin: Localized;
}

/** How a shop ships, in all languages. */
export type ShopShipping = Omit<ShippingRules, "delivery_company" | "delivery_sections" | "fees"> & {
  readonly fees: readonly Omit<ShippingRules["fees"][number], "name">[];
  readonly delivery_company: Localized;
  readonly delivery_sections: readonly { readonly delivery_section: string; readonly name: Localized }[];
  /** Days on the carrier's way at least, and how many days ahead one can choose. */
  readonly transit_days: number;
  readonly days_ahead: number;
};

/** A parcel, as the desk handed it to its carrier. */
export interface ParcelRow {
  readonly temperature: Temperature;
  readonly delivery_company: string;
  readonly delivery_number: string;
}

/** A member's carts on the server. */
export const shopcartLines = pgTable(
  "shopcart_lines",
  {
    id: text().primaryKey(),
    uid: text().notNull(),
    store_id: text().notNull(),
    goods_show_type: integer().$type<GoodsShowType>().notNull(),
    goods_id: text().notNull(),
    option_value: jsonb().$type<string[]>().notNull(),
    number: integer().notNull(),
    added_at: timestamp({ withTimezone: true }).notNull(),
    /** Yen a piece when it was added or last confirmed: another one is told. */
    price_seen: integer(),
    meal_time: timestamp({ withTimezone: true }),
  },
  (table) => [index("shopcart_member").on(table.uid, table.store_id, table.goods_show_type)],
);
