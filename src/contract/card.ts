import * as z from "zod/mini";
import { Flag, Id } from "./scalars.ts";

/** As section 5 of the specification tells them apart. */
export const CardBrand = z.literal(["visa", "mastercard", "jcb", "amex", "diners", "other"]);
export type CardBrand = z.infer<typeof CardBrand>;

/** What the payment gateway's vault answered for a card: the number and its code go there, and nowhere else. */
export const VaultToken = z.string().check(z.minLength(8), z.maxLength(256), z.regex(/^[A-Za-z_][\w.-]*$/));

/** A saved card; of its number only the last four digits are kept anywhere. */
export const Card = z.object({
  card_id: Id,
  brand: CardBrand,
  /** Stars and the last four digits. */
  number: z.string().check(z.regex(/^\*{4,15}\d{4}$/)),
  /** MM/YY. */
  valid_period: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/)),
  is_expired: Flag,
  is_default: Flag,
});

/** Where the card form sends a number, directly from the browser. */
export const Vault = z.object({
  url: z.string(),
  /** Public; it can store cards, and read none. */
  key: z.string(),
});

/** A card that is saved, or that its bank wants to see confirmed first (3-D Secure). */
export const CardSaved = z.object({
  /** Null until the bank's page was passed. */
  card: z.nullable(Card),
  /** Where the customer confirms; null when nothing is asked. */
  redirect_url: z.nullable(z.string()),
});
