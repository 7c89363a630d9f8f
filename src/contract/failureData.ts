import * as z from "zod/mini";
import { LineProblem, NamedLine } from "./cart.ts";
import { ClaimHindrance, CouponHindrance } from "./coupon.ts";
import { Bill } from "./order.ts";
import { Day, Id, Time, Yen } from "./scalars.ts";

/**
 * What a failure says beside its code and message. A field means the same with every code; its comment names the codes
 * that carry it. What a client does not know it leaves out.
 */
export const FailureData = z.partial(
  z.object({
    /** 114: the fields of the request that are missing or wrong. */
    fields: z.array(z.string()),
    /** 90006 and others that tell to wait: seconds until it can be tried again. */
    seconds: z.number().check(z.positive()),
    /** Which of several reasons a code has here. */
    reason: z.string(),
    /** 113: how many an account may keep. */
    most: z.int(),
    /** Of a purchase in the mall: the shop that it is about. */
    store_id: Id,
    /** 302, 303, 309: why lines cannot be ordered; 1000: the lines that have to leave the cart first. */
    lines: z.array(z.union([LineProblem, NamedLine])),
    /** 90007: yen that the customer saw. */
    shown_total: Yen,
    /** 90007: the provider's bill. */
    bill: Bill,
    /** 90007 of a purchase of stored value: yen now. */
    total: Yen,
    /** 206, 2061: when orders are taken again; null where that is not known. */
    next_open_time: z.nullable(Time),
    /** 206, 2061: the same as one says it, where the staff have said why they rest. */
    time: z.string(),
    /** 206, 2061: why, in the store's own words. */
    words: z.string(),
    /** 429, 430, 433: the next time that can be booked, after the one asked for where there is one; null: none. */
    next_time: z.nullable(Time),
    /** 430 of a parcel: the first day on which it can come. */
    delivery_from: Day,
    /** 430 of a parcel: the last day on which it can come. */
    delivery_until: Day,
    /** 427: meters to the address. */
    distance: z.number(),
    /** 427: meters as far as the store delivers; null: that does not limit it. */
    max_distance: z.nullable(z.number()),
    /** 428: yen of goods that a delivery takes. */
    minimum_order: Yen,
    /** 428: yen of the goods that were ordered. */
    goods_subtotal: Yen,
    /** 505, 506, and where one is claimed: what stands in the way of a coupon or voucher. */
    hindrance: z.union([CouponHindrance, ClaimHindrance]),
    /** Yen that are missing: of a coupon's minimum, or in a wallet. */
    missing: Yen,
    /** 506, 602: yen that there are. */
    balance: Yen,
    /** The least that can be put on a card, in yen; null where only `prices` are sold. */
    minimum: z.nullable(Yen),
    /** The most that can be put on a card, in yen; null where only `prices` are sold. */
    maximum: z.nullable(Yen),
    /** Yen that vouchers are sold at. */
    prices: z.array(Yen),
    /** 112: the open orders that keep an account from being deleted. */
    orders: z.array(
      z.object({
        order_no: Id,
        /** As it is called at the counter. */
        call_number: z.string(),
        store_id: Id,
        store_name: z.string(),
        total: Yen,
      }),
    ),
    /** 109: the messaging app that is linked to another account. */
    platform: z.string(),
    /** 90010: who did not answer. */
    service: z.string(),
  }),
);
export type FailureData = z.infer<typeof FailureData>;
