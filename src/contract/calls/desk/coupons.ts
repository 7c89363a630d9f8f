import * as z from "zod/mini";
import { Coupon, CouponUsage } from "#contract/coupon.ts";
import { DiscountType } from "#contract/enumerations.ts";
import { CouponScope, Id, ReceiveType, Text, Time, Yen } from "#contract/scalars.ts";
import { deskCall, Done } from "./deskCall.ts";
import { Named, Typed, WrittenWords } from "./offers.ts";

/** Whose coupons: a store's own, or (null) the operator's, which are good at every store and an owner's to make. */
const Issuer = { store_id: z.nullable(Id) };

const CouponState = z.literal(["out", "coming", "over", "gone", "withdrawn", "gift"]);

const { discount_price, discount_type, limit_total, max_discount, minimum_spend } = Coupon.shape;
const DeskCoupon = z.object({
  coupon_id: Id,
  name: z.string(),
  description: z.string(),
  state: CouponState,
  discount_type,
  discount_price,
  max_discount,
  minimum_spend,
  limit_total,
  usage_type: CouponUsage,
  receive_type: ReceiveType,
  /** The names of the categories or goods that it is limited to. */
  covers: z.array(z.string()),
  start_time: Time,
  end_time: z.nullable(Time),
  claimed: z.int(),
  uses: z.int(),
  /** Of the uses those at the counter: nobody knows what was bought with them, nor what they took off. */
  counter_uses: z.int(),
  /** Orders with it, without canceled and refunded ones; their totals, and what it took off them. */
  orders: z.int(),
  earned: Yen,
  given: Yen,
  /** Where customers claim it; null: it is given to them. */
  link: z.nullable(z.string()),
});
export type DeskCoupon = z.infer<typeof DeskCoupon>;

/** Of a store's menu, at the menu's price of one piece, to see what a coupon would take off. */
const PricedDish = z.object({ ...Named.shape, category_id: Id, price: Yen });
export type PricedDish = z.infer<typeof PricedDish>;

export const listCoupons = deskCall({
  path: "/desk/api/coupons",
  about: "The coupons of an issuer, those made last first, and what they may be limited to.",
  access: "store",
  effect: "read",
  request: z.object(Issuer),
  response: z.object({
    /** Whose clock their dates go by: an IANA name. */
    time_zone: z.string(),
    coupons: z.array(DeskCoupon),
    categories: z.array(Named),
    goods: z.array(PricedDish),
  }),
  faults: [],
});

/** What is wrong with a field of a coupon's form. Its words stand under `fault` of the coupons' texts. */
export const COUPON_FAULTS = [
  "name",
  "name_long",
  "description_long",
  "percent",
  "yen",
  "days",
  "count",
  "time",
  "order",
  "categories",
  "goods",
] as const;
export type CouponFault = (typeof COUPON_FAULTS)[number];

/** A coupon as its form says it. */
export const CouponForm = z.object({
  /** In a language that is missing the Japanese words stand. */
  name: WrittenWords,
  description: WrittenWords,
  discount_type: z.literal([DiscountType.percent, DiscountType.amount]),
  discount_price: Typed,
  max_discount: Typed,
  minimum_spend: Typed,
  usage_type: CouponUsage,
  scope: CouponScope,
  category_ids: z.array(Id).check(z.maxLength(2_000)),
  goods_ids: z.array(Id).check(z.maxLength(2_000)),
  receive_type: ReceiveType,
  /** Day and time on the issuer's clock, as in 2026-11-21T00:00. */
  start: Typed,
  /** Empty: without end. */
  end: Typed,
  validity_days: Typed,
  limit_per_person: Typed,
  limit_total: Typed,
});
export type CouponForm = z.infer<typeof CouponForm>;

export const makeCoupon = deskCall({
  path: "/desk/api/coupons/make",
  about: "Makes a coupon, which is given out from its start on; or says what is wrong with its form.",
  access: "store",
  effect: "write",
  request: z.object({ ...Issuer, form: CouponForm }),
  response: z.object({
    /** Null: it was not made. */
    coupon_id: z.nullable(Id),
    /** By the names of the fields; those of words with their language behind, as in `name_ja`. */
    faults: z.record(z.string(), z.literal(COUPON_FAULTS)),
  }),
  faults: [],
});

export const withdrawCoupon = deskCall({
  path: "/desk/api/coupons/withdraw",
  about: "Ends the giving out of a coupon; those that were claimed stay good.",
  access: "store",
  effect: "write",
  request: z.object({ ...Issuer, coupon_id: Id }),
  response: Done,
  faults: ["gone"],
});

/** What came of giving a coupon to a member. Its words stand under `gifted` of the coupons' texts. */
const Gifted = z.literal(["given", "nobody", "several", "all_given", "has_theirs", "over", "no_gift"]);

export const giveCoupon = deskCall({
  path: "/desk/api/coupons/give",
  about: "Gives one of a coupon that is for giving to a member, by their phone number or mail address.",
  access: "store",
  effect: "write",
  request: z.object({ ...Issuer, coupon_id: Id, to: Text(200).check(z.minLength(1)) }),
  response: z.object({ outcome: Gifted }),
  faults: [],
});
