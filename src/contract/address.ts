import * as z from "zod/mini";
import {
  BUILDING_MAX,
  CITY_MAX,
  LABEL_MAX,
  PREFECTURE_MAX,
  RECEIVER_MAX,
  STREET_MAX,
} from "./addressRules.ts";
import { Email, Phone } from "./contacts.ts";
import { PostalCode } from "./place.ts";
import { Position } from "./position.ts";
import { Flag, Id, Text } from "./scalars.ts";

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
