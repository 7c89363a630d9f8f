import { integer, pgTable, text } from "drizzle-orm/pg-core";
import type { ShippingRules, Temperature } from "#contract/shipping.ts";
import type { Localized } from "./localized.ts";
import { localized } from "./sound.ts";

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
