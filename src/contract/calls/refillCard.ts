import * as z from "zod/mini";
import { call, page } from "#contract/call.ts";
import {
  Cursor,
  Id,
  PayStatus,
  PayType,
  Position,
  StoredValueKind,
  VaultToken,
  Yen,
} from "#contract/scalars.ts";
import {
  GoodsVoucher,
  RefillCard,
  RefillOffer,
  RefillOrder,
  RefillStore,
  UseTicket,
  ValueEntry,
} from "#contract/storedValue.ts";
import * as Code from "../codes.ts";

export const refillMember = call({
  path: "/order/refill_card/member",
  about: "The member's refill cards and goods vouchers with their balances; with `for_store` those it takes.",
  access: "member",
  effect: "read",
  request: z.object({ for_store: z.optional(Id) }),
  response: z.object({
    card_balance: Yen,
    voucher_balance: Yen,
    cards: z.array(RefillCard),
    vouchers: z.array(GoodsVoucher),
  }),
  fails: [Code.storeMissing],
});

export const refillRecord = call({
  path: "/order/refill_card/record",
  about: "What went in and out of a card or voucher, newest first.",
  access: "member",
  effect: "read",
  request: z.object({
    kind: StoredValueKind,
    /** A `card_id` or `voucher_id`, by `kind`. */
    id: Id,
    cursor: z.optional(Cursor),
  }),
  response: z.object({ balance: Yen, ...page(ValueEntry).shape }),
  fails: [Code.noData, Code.noPermission],
});

export const refillStore = call({
  path: "/order/refill_card/store",
  about:
    "Stores that sell cards or vouchers; with `is_mine` those where the member has one, or 204 when there are none.",
  access: "anyone",
  effect: "read",
  request: z.object({
    kind: z.optional(StoredValueKind),
    is_mine: z.optional(z.boolean()),
    position: z.optional(Position),
    cursor: z.optional(Cursor),
  }),
  response: page(RefillStore),
  fails: [Code.neverSpent],
});

export const refillCardList = call({
  path: "/order/refill_card/card_list",
  about: "What a store offers: amounts for its card, with their bonus, and goods vouchers.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: Id, kind: z.optional(StoredValueKind) }),
  response: z.object({
    offers: z.array(RefillOffer),
    /** Bounds of an amount that the customer may name for the card; null where only the offers are sold. */
    free_amount: z.nullable(
      z.object({
        minimum: Yen,
        maximum: Yen,
        /** Days that it is good for; null: for ever. */
        validity_days: z.nullable(z.int()),
      }),
    ),
  }),
  fails: [Code.storeMissing],
});

export const refillCreateOrder = call({
  path: "/order/refill_card/create_order",
  about:
    "Begins the purchase of a card or voucher, or tops one up; nothing is credited before it is paid. 411: the store " +
    "sells no such amount (`minimum`, `maximum`), or what is topped up is for other goods.",
  access: "member",
  effect: "write",
  request: z.object({
    store_id: Id,
    kind: StoredValueKind,
    /** What is bought; without it `amount` is named. */
    offer_id: z.optional(Id),
    amount: z.optional(Yen),
    /** The card or voucher to top up; without it a new one is made. */
    target_id: z.optional(Id),
    /** What the customer was shown to pay. */
    shown_price: Yen,
    /** With an offer: what they were shown to get for it; where it is something else by now, nothing is bought (90007). */
    shown_terms: z.optional(
      z.object({
        amount: Yen,
        /** Days that it is good for; null: for ever. */
        validity_days: z.nullable(z.int()),
        goods_ids: z.array(Id),
      }),
    ),
  }),
  response: RefillOrder,
  fails: [
    Code.noData,
    Code.storeMissing,
    Code.totalTooSmall,
    Code.additionFailed,
    Code.noPermission,
    Code.payTypeUnsupported,
    Code.couponUsedOrExpired,
    Code.priceChanged,
  ],
});

export const refillDetails = call({
  path: "/order/refill_card/details",
  about:
    "One purchase, or one use at the counter: what became of it. The gateway is asked while it has not said.",
  access: "member",
  effect: "read",
  request: z.object({ refill_order_no: z.optional(Id), use_id: z.optional(Id) }),
  response: z.object({ order: z.nullable(RefillOrder), use: z.nullable(UseTicket) }),
  fails: [Code.orderMissing, Code.noPermission],
});

export const refillPay = call({
  path: "/order/refill_card/pay",
  about:
    "Chooses how a purchase is paid and begins it; a payment under way is led back to, never begun twice.",
  access: "member",
  effect: "write",
  request: z.object({
    refill_order_no: Id,
    pay_type: PayType,
    /** A saved card, with `pay_type` 5. */
    card_id: z.optional(Id),
    /** A card that is not saved, with `pay_type` 5. */
    vault_token: z.optional(VaultToken),
  }),
  response: z.object({
    refill_order_no: Id,
    pay_status: PayStatus,
    trans_id: z.nullable(Id),
    /** The payment page; null where there is none to go to. */
    redirect_url: z.nullable(z.string()),
  }),
  fails: [
    Code.totalTooSmall,
    Code.orderMissing,
    Code.alreadyPaid,
    Code.noPermission,
    Code.cardInvalid,
    Code.paymentFailed,
    Code.payTypeUnsupported,
  ],
});

export const refillUseCard = call({
  path: "/order/refill_card/use_card",
  about:
    "Shows a card or voucher at the counter for an amount: the clerk confirms it by the code, and only then is it " +
    "spent. With the purpose `top_up` the clerk takes the amount in cash instead, for the caller's card there. Asked " +
    "again with `use_id`, the code is renewed when it has run out; with `stop` as well, nobody can confirm it from then " +
    "on, and the state tells whether a clerk was quicker. 506: the balance does not suffice (`balance`), the " +
    "store does not take it, or sells no such amount (`prices`, `minimum`, `maximum`).",
  access: "member",
  effect: "write",
  request: z.object({
    /** Topped up is a card alone. */
    kind: StoredValueKind,
    /** A `card_id` or `voucher_id`, by `kind`; not needed to top up: a member has one card with a store. */
    id: z.optional(Id),
    store_id: Id,
    amount: Yen.check(z.minimum(1)),
    /** Without it: to spend. */
    purpose: z.optional(z.literal(["spend", "top_up"])),
    use_id: z.optional(Id),
    /** True with `use_id`: the customer shows it no more. */
    stop: z.optional(z.boolean()),
  }),
  response: UseTicket,
  fails: [
    Code.noData,
    Code.storeMissing,
    Code.noPermission,
    Code.couponUsedOrExpired,
    Code.couponConditionsNotMet,
  ],
});
