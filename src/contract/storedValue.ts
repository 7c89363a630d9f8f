import * as z from "zod/mini";
import { PaymentState } from "./payment.ts";
import { Flag, Id, PayStatus, PayType, Picture, StoredValueKind, Time, Yen } from "./scalars.ts";

/** A part of a price that a balance pays. */
export const StoredValuePart = z.object({
  kind: StoredValueKind,
  /** A `card_id` or `voucher_id` of the caller's. */
  id: Id,
  amount: Yen,
});

export type StoredValuePart = z.infer<typeof StoredValuePart>;

/** What balances are to pay of a price: none twice. */
export const StoredValueParts = z.array(StoredValuePart).check(z.maxLength(10));

/** A line of the history of a card or voucher (specification, section 3: "name, date, amount"). */
export const ValueEntry = z.object({
  entry_id: Id,
  kind: z.literal(["purchase", "bonus", "gift", "spend", "refund", "expiry", "correction"]),
  /** What it was for: a store, an order, an offer. */
  name: z.string(),
  date: Time,
  /** Yen, negative when it was spent. */
  amount: z.int(),
  balance_after: Yen,
  order_no: z.nullable(Id),
});

/** A stored-value voucher for goods (specification, section 3, "Goods voucher"). */
export const GoodsVoucher = z.object({
  voucher_id: Id,
  store_id: Id,
  store_name: z.string(),
  name: z.string(),
  description: z.string(),
  picture: z.nullable(Picture),
  /** What was credited in all. */
  amount: Yen,
  balance: Yen,
  /** Goods that it pays for; empty: all of the store's. */
  goods_ids: z.array(Id),
  /** inactive: a gift that waits for `/activate`. */
  status: z.literal(["inactive", "active", "spent", "expired"]),
  valid_until: z.nullable(Time),
  /** Its last ten uses; the rest by `record`. */
  use_history: z.array(ValueEntry),
});

/** A prepaid balance with one store or one group of stores. */
export const RefillCard = z.object({
  card_id: Id,
  store_id: Id,
  store_name: z.string(),
  store_picture: z.nullable(Picture),
  name: z.string(),
  balance: Yen,
  /** The part of `balance` that was given on top; it is spent last and not paid back. */
  bonus_balance: Yen,
  /** When what is left expires; null: never. */
  valid_until: z.nullable(Time),
  /** Stores that take it; empty: the issuing one alone. */
  accepted_store_ids: z.array(Id),
});

/** Something to buy: an amount for a refill card, or a goods voucher. */
export const RefillOffer = z.object({
  offer_id: Id,
  kind: StoredValueKind,
  store_id: Id,
  store_name: z.string(),
  name: z.string(),
  description: z.string(),
  picture: z.nullable(Picture),
  /** What is paid. */
  price: Yen,
  /** What is credited, bonus included. */
  amount: Yen,
  bonus: Yen,
  /** Days that it is good for; null: for ever. */
  validity_days: z.nullable(z.int()),
  /** Goods that a voucher pays for; empty: all of the store's. */
  goods_ids: z.array(Id),
  pay_list: z.array(PayType),
});

/** A store that sells cards or vouchers, with what the caller holds there. */
export const RefillStore = z.object({
  store_id: Id,
  name: z.string(),
  picture: z.nullable(Picture),
  address: z.string(),
  /** Balance of the caller's card; null without one. */
  balance: z.nullable(Yen),
  voucher_count: z.int(),
  /** The best bonus on offer. */
  best_bonus: Yen,
});

/** The purchase of a card's amount or of a voucher. */
export const RefillOrder = z.object({
  refill_order_no: Id,
  offer: RefillOffer,
  /** The card or voucher that grows; null until the purchase of a new one is paid. */
  target_id: z.nullable(Id),
  order_time: Time,
  pay_status: PayStatus,
  pay_type: z.nullable(PayType),
  /** `abandoned` also once it was given up unpaid; money that comes late is credited all the same. */
  payment_state: z.nullable(PaymentState),
  trans_id: z.nullable(Id),
  /** 1 once the balance carries it. */
  is_credited: Flag,
  /** Null until it is credited. */
  balance_after: z.nullable(Yen),
});

/** Something of value shown at the counter, for the clerk to confirm by its code. */
export const UseTicket = z.object({
  use_id: Id,
  /** `top_up`: cash that the clerk takes for the customer's card; the others are spent. */
  kind: z.literal(["coupon", "card", "voucher", "top_up"]),
  /** Six digits to show; others take their place when they run out, and they count once. Empty once it is decided. */
  code: z.string(),
  /** The same as a text for a QR code, for a clerk who scans; empty with `code`. */
  qr_text: z.string(),
  code_expires_at: z.nullable(Time),
  /** When it ends undecided: no code is renewed from then on. */
  expires_at: Time,
  /** `withdrawn`: whoever showed it stopped before a clerk confirmed it. */
  state: z.literal(["waiting", "confirmed", "refused", "expired", "withdrawn"]),
  store_id: Id,
  store_name: z.string(),
  /** Name of the coupon, voucher or card. */
  name: z.string(),
  /** What is spent, or paid in; null for a coupon. */
  amount: z.nullable(Yen),
  /** What is there afterwards, bonus included; null for a coupon. */
  balance: z.nullable(Yen),
  decided_time: z.nullable(Time),
  is_reversed: Flag,
});
export type UseTicket = z.infer<typeof UseTicket>;
