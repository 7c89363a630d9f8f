import * as z from "zod/mini";
import { PayStatus, PayType } from "./enumerations.ts";
import { PaymentState } from "./payment.ts";
import { StoredValueKind } from "./storedValue.ts";
import { Flag, Id, Picture, Time, Yen } from "./scalars.ts";

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
