import * as z from "zod/mini";
import { Flag, Id, OrderType, PayStatus, PayType, VaultToken, Yen } from "./scalars.ts";

/** created: begun; unknown: the gateway has not said; only an inquiry or a webhook leaves unknown. */
export const PaymentState = z.literal(["created", "unknown", "paid", "failed", "abandoned", "refunded"]);
export type PaymentState = z.infer<typeof PaymentState>;

/** One of the orders that a payment pays. */
export const PaidOrder = z.object({
  order_no: Id,
  order_type: OrderType,
  store_id: Id,
  store_name: z.string(),
  table_id: z.nullable(Id),
  /** What this payment pays of it. */
  amount: Yen,
  pay_status: PayStatus,
});
export type PaidOrder = z.infer<typeof PaidOrder>;

/**
 * What became of a transaction or of an order attempt. Who holds its id, and no session of whoever ordered or pays, is
 * told the state alone: an id stands in addresses, which are shared and kept in histories.
 */
export const Transaction = z.object({
  trans_id: Id,
  /** `order`: the id of an order attempt; `payment`: of an order's payment; `refill`: of a purchase's payment. */
  kind: z.literal(["order", "payment", "refill"]),
  pay_status: PayStatus,
  /** Null for an order attempt. */
  payment_state: z.nullable(PaymentState),
  /** With `refill` the `refill_order_no`. This and all that follows is absent for strangers. */
  order_no: z.optional(Id),
  store_id: z.optional(Id),
  store_name: z.optional(z.string()),
  table_id: z.optional(z.nullable(Id)),
  /** Of this one order or purchase; of all that were paid together it is the sum of `orders`. */
  amount: z.optional(Yen),
  pay_type: z.optional(z.nullable(PayType)),
  /** With `payment`: every order that is paid by it, this one first; absent means unknown. */
  orders: z.optional(z.array(PaidOrder)),
});
export type Transaction = z.infer<typeof Transaction>;

/** Data of 428 at payorder: why a card, a wallet or a voucher did not pay; without data it cannot be paid at all. */
export const PaymentRefused = z.object({
  /** declined: by the card's bank, or given up on its page; balance: what is to pay from does not hold enough. */
  reason: z.literal(["declined", "balance"]),
  /** What it lacks, and what it holds. */
  missing: z.optional(Yen),
  balance: z.optional(Yen),
});
export type PaymentRefused = z.infer<typeof PaymentRefused>;

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
