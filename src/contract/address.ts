import * as z from "zod/mini";
import {
  BUILDING_MAX,
  CITY_MAX,
  LABEL_MAX,
  POSTAL_CODE_PATTERN,
  PREFECTURE_MAX,
  RECEIVER_MAX,
  STREET_MAX,
} from "./fieldRules.ts";
import { Email, Flag, Id, Phone, Position, Text } from "./scalars.ts";

/** As people in Japan write it: the postal mark, full-width digits, any of the hyphens. */
const asWritten = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[〒\s]/g, "")
    .replace(/[‐‑‒–—―−ー]/g, "-");

/** A Japanese postal code, with or without its hyphen; full-width digits and the postal mark (〒) are understood. */
export const PostalCode = z.string().check(z.overwrite(asWritten), z.regex(POSTAL_CODE_PATTERN));

/** An area that a postal code stands for; some codes stand for several, even in two prefectures. */
export const PostalArea = z.object({
  /** Seven digits. */
  postal_code: z.string(),
  prefecture: z.string(),
  city: z.string(),
  /** Empty where the code stands for a whole city. */
  town: z.string(),
  /** For sorting and for screen readers, in full-width katakana. */
  prefecture_kana: z.string(),
  city_kana: z.string(),
  /** Empty where it is not known: the reference provider's list has no kana of towns. */
  town_kana: z.string(),
});

/** A place that was searched for, or the address at a position. */
export const Place = z.object({
  /** Name of a station, a building or a town; empty for a plain address. */
  name: z.string(),
  /** The whole address in one line. */
  address: z.string(),
  /** Null where it is not known. */
  postal_code: z.nullable(z.string()),
  prefecture: z.string(),
  city: z.string(),
  town: z.string(),
  position: Position,
});
export type Place = z.infer<typeof Place>;

/** A prefecture, or a city of one, to choose an address by. */
export const Region = z.object({
  region_id: Id,
  name: z.string(),
  /** In Japanese, as an address is written and delivered by, whatever language the name is in. */
  written: z.string(),
  /** 1: it has regions of its own to choose from. */
  has_regions: z.literal([0, 1]),
});

/** What one fills in for an address; the receiver's name and phone belong to it. */
export const AddressDraft = z.object({
  /** Receiver. */
  name: Text(RECEIVER_MAX).check(z.minLength(1)),
  phone: Phone,
  email: z.optional(Email),
  postal_code: PostalCode,
  prefecture: Text(PREFECTURE_MAX).check(z.minLength(1)),
  city: Text(CITY_MAX).check(z.minLength(1)),
  /** Town and block. */
  address: Text(STREET_MAX).check(z.minLength(1)),
  /** Building, floor and room. */
  detail: Text(BUILDING_MAX),
  /** Home, work or a word of one's own. */
  label: z.optional(Text(LABEL_MAX)),
  /** 1: takes the place of the present default. */
  is_default: z.optional(Flag),
  /** Where it is, when the customer set it on a map; found by the provider otherwise. */
  position: z.optional(Position),
});

/** One of a member's addresses. */
export const Address = z.object({
  address_id: Id,
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  /** Seven digits. */
  postal_code: z.string(),
  prefecture: z.string(),
  city: z.string(),
  /** Town and block. */
  address: z.string(),
  /** Building, floor and room. */
  detail: z.string(),
  label: z.string(),
  is_default: Flag,
  /** Null where it could not be found on the map. */
  position: z.nullable(Position),
  /** Whether the store that was asked about delivers here; null when none was, or where `position` is null. */
  is_in_range: z.nullable(Flag),
});
