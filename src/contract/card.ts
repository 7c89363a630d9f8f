import * as z from "zod/mini";
import { Flag, Id } from "./scalars.ts";
import { VaultToken } from "./vaultToken.ts";

/** As section 5 of the specification tells them apart. */
export const CardBrand = z.literal(["visa", "mastercard", "jcb", "amex", "diners", "other"]);
export type CardBrand = z.infer<typeof CardBrand>;

/** MM/YY. */
export const ValidPeriod = z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/));

/** A saved card; of its number only the last four digits are kept anywhere. */
export const Card = z.object({
  card_id: Id,
  brand: CardBrand,
  /** Stars and the last four digits. */
  number: z.string().check(z.regex(/^\*{4,15}\d{4}$/)),
  valid_period: ValidPeriod,
  is_expired: Flag,
  is_default: Flag,
});
export type Card = z.infer<typeof Card>;

/**
 * Where the card form sends a card, directly from the browser: a POST of `CardTyped` as JSON, with the header
 * `authorization: Bearer <key>`. Answered by `CardStored` (201), by `CardRefused` (422), or by a status alone.
 */
export const Vault = z.object({
  url: z.string(),
  /** Public; it can store cards, and read none. */
  key: z.string(),
});
export type Vault = z.infer<typeof Vault>;

/** A card as typed. No call of the provider takes one: it goes to the vault and nowhere else. */
export const CardTyped = z.object({
  /** As embossed: gaps and full-width digits are read as well. */
  number: z.string().check(z.maxLength(40)),
  /** Month and year: "1/30", "01 / 2030". */
  valid_period: z.string().check(z.maxLength(20)),
  /** Four digits on American Express, three elsewhere. */
  security_code: z.string().check(z.maxLength(10)),
  /** As on the card. */
  name: z.string().check(z.maxLength(100)),
});
export type CardTyped = z.infer<typeof CardTyped>;

/** What the vault knows the card by from now on; a token that nothing is done with lapses within an hour. */
export const CardStored = z.object({
  token: VaultToken,
  brand: CardBrand,
  /** The number's last four digits. */
  last4: z.string().check(z.regex(/^\d{4}$/)),
  valid_period: ValidPeriod,
});

/** What is wrong with a card as typed. `not_a_test_number`: a vault for trials takes no real cards. */
export const CardFault = z.literal([
  "number",
  "not_a_test_number",
  "expiry",
  "expired",
  "security_code",
  "name",
]);
export type CardFault = z.infer<typeof CardFault>;

/** Why the vault did not store a card: each field that is wrong. */
export const CardRefused = z.object({ faults: z.array(CardFault) });

/** A card that is saved, or that its bank wants to see confirmed first (3-D Secure). */
export const CardSaved = z.object({
  /** Null until the bank's page was passed. */
  card: z.nullable(Card),
  /** Where the customer confirms; null when nothing is asked. */
  redirect_url: z.nullable(z.string()),
});
