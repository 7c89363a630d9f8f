import * as z from "zod/mini";
import { GIFT_MESSAGE_MAX, NOSHI_NAME_MAX, RECEIVER_MAX, SENDER_ADDRESS_MAX } from "./fieldRules.ts";
import { Day, Flag, Id, Phone, Text, Yen } from "./scalars.ts";

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
  /** Days from the carrier to the door; absent where a provider does not say. */
  transit_days: z.optional(z.int()),
  delivery_company: z.string(),
  delivery_sections: z.array(DeliverySection),
});
export type ShippingRules = z.infer<typeof ShippingRules>;

/** What parcels of one kind cost before any of it is free. */
export const ParcelShare = z.object({
  temperature: Temperature,
  parcels: z.int(),
  fee: Yen,
});

/** What shipping to an address costs and when it arrives. */
export const ShippingQuote = z.object({
  /** Where it goes to, in the language asked for. */
  prefecture_name: z.string(),
  is_shipped_to: Flag,
  fee: Yen,
  parcels: z.int(),
  /** The parcels by how they travel, with what each kind adds to the fee; absent where a provider does not say. */
  shares: z.optional(z.array(ParcelShare)),
  is_island: Flag,
  /** Goods subtotal from which shipping there is free; 0: never. */
  free_from: z.optional(Yen),
  /** What is missing for free shipping; 0 when it is free, or never is. */
  missing_for_free: Yen,
  /** The days that can be chosen, both included. */
  delivery_from: Day,
  delivery_until: Day,
  delivery_sections: z.array(DeliverySection),
});
export type ShippingQuote = z.infer<typeof ShippingQuote>;

/** The kinds of a gift's paper band, in the order in which they are offered. */
export const NOSHI_KINDS = [
  "none",
  "congratulation",
  "return_gift",
  "thanks",
  "midsummer",
  "year_end",
] as const;
/**
 * What the paper band around a gift (noshi) is for: 御祝 congratulation, 内祝 a gift in return, 御礼 thanks, 御中元 the gift
 * of midsummer, 御歳暮 that of the year's end.
 */
export const NoshiKind = z.literal(NOSHI_KINDS);
export type NoshiKind = z.infer<typeof NoshiKind>;

/** How a shop's parcels are made a gift, as it is asked for. */
export const GiftRequest = z.object({
  noshi: NoshiKind,
  /** The name below the band's words, in one line; empty for none. */
  noshi_name: Text(NOSHI_NAME_MAX).check(z.regex(/^[^\n\r]*$/)),
  /** Of the card that lies in the parcel; empty for no card. */
  message: Text(GIFT_MESSAGE_MAX),
  /** In whose name it is sent, where that is not the shop's. */
  sender: z.optional(
    z.object({
      name: Text(RECEIVER_MAX).check(z.minLength(1)),
      /** In one line. */
      address: Text(SENDER_ADDRESS_MAX).check(z.minLength(1)),
      phone: Phone,
    }),
  ),
});

export type GiftRequest = z.infer<typeof GiftRequest>;

/** A gift as an order keeps it. */
export const Gift = z.object({
  noshi: NoshiKind,
  /** The name below the band's words; empty for none. */
  noshi_name: z.string(),
  /** Of the card that lies in the parcel; empty for no card. */
  message: z.string(),
  /** Null where the shop sends it in its own name; the phone in E.164. */
  sender: z.nullable(z.object({ name: z.string(), address: z.string(), phone: z.string() })),
});
export type Gift = z.infer<typeof Gift>;
