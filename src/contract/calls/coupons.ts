import * as z from "zod/mini";
import { call, page } from "#contract/call.ts";
import { CouponChoice, CouponOffer, MemberCoupon } from "#contract/coupon.ts";
import { Bill } from "#contract/order.ts";
import {
  CouponTab,
  Cursor,
  Email,
  Id,
  OrderType,
  Phone,
  Time,
  VerificationCode,
  Yen,
} from "#contract/scalars.ts";
import { StoreSummary } from "#contract/storeLists.ts";
import { GoodsVoucher, StoredValuePart, UseTicket } from "#contract/storedValue.ts";
import { OrderLineRequest } from "../cart.ts";
import * as Code from "../codes.ts";

/** An order that is not placed yet, as far as its price depends on it. */
const Prospect = {
  store_id: Id,
  order_type: OrderType,
  lines: z.array(OrderLineRequest).check(z.maxLength(200)),
  /** Diners, for the cover charge. */
  people: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
  mealTime: z.optional(Time),
  /** Where a delivery goes; without it the store's own fee is told. */
  address_id: z.optional(Id),
};

export const storeCouponList = call({
  path: "/order/store/couponlist",
  about: "Coupons of a store that can be claimed now, or soon, with what hinders the caller.",
  access: "anyone",
  effect: "read",
  request: z.object({ store_id: Id, order_type: z.optional(OrderType), cursor: z.optional(Cursor) }),
  response: page(CouponOffer),
  fails: [Code.storeMissing],
});

export const getCouponInfo = call({
  path: "/order/store/getcouponinfo",
  about: "One coupon, as a link or a QR code leads to it, and stores that take it (at most twenty).",
  access: "anyone",
  effect: "read",
  request: z.object({ coupon_id: Id }),
  response: z.object({ coupon: CouponOffer, stores: z.array(StoreSummary) }),
  fails: [Code.couponMissing],
});

export const orderCouponList = call({
  path: "/order/order/couponlist",
  about:
    "The caller's unused coupons for an order about to be placed: what each would save, or why it does not apply; what " +
    "saves most first. Lines are priced anew, whatever is left of them; 302 for what is not on the menu.",
  access: "visitor",
  effect: "read",
  request: z.object(Prospect),
  response: z.object({
    coupons: z.array(CouponChoice),
    /** The `member_coupon_id` that saves most; null when none applies. */
    best_coupon_id: z.nullable(Id),
  }),
  fails: [
    Code.storeMissing,
    Code.productMissing,
    Code.dineInUnsupported,
    Code.offPremisesUnsupported,
    Code.addressMissing,
    Code.beyondDeliveryRange,
    Code.cartEmpty,
  ],
});

export const calcCouponPrice = call({
  path: "/order/order/calccouponprice",
  about:
    "The bill of an order about to be placed, with a coupon and balances or without. Nothing is held or spent. A coupon " +
    "that does not apply fails as it does when the order is placed.",
  access: "visitor",
  effect: "read",
  request: z.object({
    ...Prospect,
    /** A `member_coupon_id`. */
    coupon_id: z.optional(Id),
    stored_value: z.optional(z.array(StoredValuePart).check(z.maxLength(10))),
  }),
  response: z.object({
    bill: Bill,
    /** What the balances pay, at most what there is. */
    stored_value: z.array(StoredValuePart),
    /** What is left to pay otherwise. */
    to_pay: Yen,
  }),
  fails: [
    Code.storeMissing,
    Code.productMissing,
    Code.dineInUnsupported,
    Code.offPremisesUnsupported,
    Code.addressMissing,
    Code.beyondDeliveryRange,
    Code.cartEmpty,
    Code.noPermission,
    Code.couponMissing,
    Code.couponUsedOrExpired,
    Code.couponConditionsNotMet,
  ],
});

export const getCoupon = call({
  path: "/order/my/getcoupon",
  about:
    "Claims a coupon by `coupon_id`, or takes a gifted voucher by its activation code, for which phone and email are " +
    "asked. What was claimed before in the same intent is answered again, not claimed twice.",
  access: "visitor",
  effect: "write",
  request: z.object({
    coupon_id: z.optional(Id),
    activation: z.optional(
      z.object({
        /** As the gift carries it. */
        activation_code: z.string().check(z.minLength(6), z.maxLength(64)),
        phone: Phone,
        email: Email,
        /** The code that was sent to the phone. */
        code: VerificationCode,
      }),
    ),
  }),
  response: z.object({ coupon: z.nullable(MemberCoupon), voucher: z.nullable(GoodsVoucher) }),
  fails: [
    Code.wrongCode,
    Code.couponMissing,
    Code.couponFullyClaimed,
    Code.couponLimitReached,
    Code.couponClaimFailed,
    Code.couponUsedOrExpired,
    Code.couponConditionsNotMet,
  ],
});

export const memberCoupon = call({
  path: "/order/my/membercoupon",
  about: "The caller's coupons by tab: those to claim, unused, used and expired ones.",
  access: "visitor",
  effect: "read",
  request: z.object({ tab: CouponTab, store_id: z.optional(Id), cursor: z.optional(Cursor) }),
  response: z.object({
    ...page(MemberCoupon).shape,
    /** Coupons in each tab; of those to claim a hundred at most. */
    counts: z.object({ unreceived: z.int(), unused: z.int(), used: z.int(), expired: z.int() }),
  }),
  fails: [],
});

export const spendMemberCoupon = call({
  path: "/order/my/use_member_coupon",
  about:
    "Shows a coupon at the counter: the clerk confirms it by the code. Asked again with `use_id`, the code is renewed " +
    "when it has run out, and the state is told; with `stop` as well, nobody can confirm it from then on.",
  access: "visitor",
  effect: "write",
  request: z.object({
    member_coupon_id: Id,
    store_id: Id,
    use_id: z.optional(Id),
    /** True with `use_id`: the customer shows it no more. */
    stop: z.optional(z.boolean()),
  }),
  response: UseTicket,
  fails: [
    Code.storeMissing,
    Code.noPermission,
    Code.couponMissing,
    Code.couponUsedOrExpired,
    Code.couponConditionsNotMet,
  ],
});
