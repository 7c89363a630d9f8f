import * as z from "zod/mini";
import { Day, Flag, Id, Yen } from "./scalars.ts";

/** How goods travel. */
export const Temperature = z.literal(["ambient", "chilled", "frozen"]);
export type Temperature = z.infer<typeof Temperature>;

/** What goods that are shipped have beside those that are eaten here. */
export const ShippingFacts = z.object({
  temperature: Temperature,
  /** Of one piece, packed. */
  weight_grams: z.int(),
  /** Days until it is handed to the carrier. */
  ships_within_days: z.int(),
  /** Youngest age that may buy it; 0: any. */
  age_limit: z.int(),
  /** Where it was made. */
  origin: z.string(),
  /** Pieces of the last 30 days. */
  sales: z.int(),
});

/** A shop's fee for one prefecture. */
export const ShippingFee = z.object({
  /** In Japanese, as addresses name it. */
  prefecture: z.string(),
  /** In the language asked for. */
  name: z.string(),
  /** 0: the shop does not ship there. */
  is_shipped_to: Flag,
  fee: Yen,
  /** Added for each parcel of that kind. */
  chilled_fee: Yen,
  frozen_fee: Yen,
});

/** A span of the day that the carrier lets one choose. */
export const DeliverySection = z.object({ delivery_section: Id, name: z.string() });

/** How a shop ships. */
export const ShippingRules = z.object({
  fees: z.array(ShippingFee),
  /** Goods subtotal from which shipping is free; 0: never. */
  freeprice: Yen,
  /** Whether remote islands are excepted from free shipping. */
  is_island_excepted: Flag,
  /** Most grams of a parcel. */
  parcel_grams: z.int(),
  delivery_company: z.string(),
  delivery_sections: z.array(DeliverySection),
});
export type ShippingRules = z.infer<typeof ShippingRules>;

/** What shipping to an address costs and when it arrives. */
export const ShippingQuote = z.object({
  /** Where it goes to, in the language asked for. */
  prefecture_name: z.string(),
  is_shipped_to: Flag,
  fee: Yen,
  parcels: z.int(),
  is_island: Flag,
  /** What is missing for free shipping; 0 when it is free, or never is. */
  missing_for_free: Yen,
  /** The days that can be chosen, both included. */
  delivery_from: Day,
  delivery_until: Day,
  delivery_sections: z.array(DeliverySection),
});
export type ShippingQuote = z.infer<typeof ShippingQuote>;
