import * as z from "zod/mini";
import { DiscountType } from "./enumerations.ts";
import { CouponScope, CouponTab, CouponType, Flag, Id, Picture, ReceiveType, Time, Yen } from "./scalars.ts";

/** Where it is used, as labeled. */
export const CouponUsage = z.literal(["common", "dine_in", "pick_up", "delivery", "ec"]);

/** A coupon as its issuer made it (specification, section 3, "Coupon"). */
export const Coupon = z.object({
  coupon_id: Id,
  name: z.string(),
  description: z.string(),
  picture: z.nullable(Picture),
  /** The issuing store; null: the operator's, for every store. */
  store_id: z.nullable(Id),
  store_name: z.nullable(z.string()),
  scope: CouponScope,
  /** The scope as labeled. */
  scope_label: z.literal(["unlimited", "dining", "category", "product", "store"]),
  /** What it is limited to, by `scope` 2 and 3; empty otherwise. */
  category_ids: z.array(Id),
  goods_ids: z.array(Id),
  type: CouponType,
  usage_type: CouponUsage,
  receive_type: ReceiveType,
  member_type: z.literal(["all", "new", "existing"]),
  /** 1 percent off, 2 a fixed amount off. */
  discount_type: z.literal([DiscountType.percent, DiscountType.amount]),
  /** Percent or yen, by `discount_type`. */
  discount_price: z.int(),
  /** Most yen that a percentage takes off; null: no limit. */
  max_discount: z.nullable(Yen),
  /** Least goods subtotal after goods discounts, of what the scope covers. */
  minimum_spend: Yen,
  /** Days that it is good for once claimed; null: until `end_time`. */
  validity_days: z.nullable(z.int()),
  /** When it can be claimed. */
  start_time: Time,
  end_time: z.nullable(Time),
  /** Claims allowed for one member; -1 is unlimited. */
  limit_per_person: z.int(),
  /** Claims allowed in all; -1 is unlimited. */
  limit_total: z.int(),
});

export type Coupon = z.infer<typeof Coupon>;

/** Why a coupon cannot be claimed. */
export const ClaimHindrance = z.literal([
  "sign_in",
  "fully_claimed",
  "person_limit",
  "not_started",
  "ended",
  "new_members_only",
  "existing_members_only",
  "gift_only",
]);
export type ClaimHindrance = z.infer<typeof ClaimHindrance>;

/** A coupon to claim, seen by the caller. */
export const CouponOffer = z.object({
  ...Coupon.shape,
  /** Claims left in all; -1 is unlimited. */
  left: z.int(),
  /** How many the caller has claimed. */
  claimed: z.int(),
  /** Until when the last of those that the caller can still use is good; null: none of them, or without end. */
  good_until: z.nullable(Time),
  can_claim: Flag,
  /** Null where `can_claim` is 1. */
  hindrance: z.nullable(ClaimHindrance),
});
export type CouponOffer = z.infer<typeof CouponOffer>;

/** A coupon in a member's hands. */
export const MemberCoupon = z.object({
  ...Coupon.shape,
  /** Null while it is unreceived; checkout names a coupon by it. */
  member_coupon_id: z.nullable(Id),
  status: CouponTab,
  received_time: z.nullable(Time),
  valid_from: z.nullable(Time),
  valid_until: z.nullable(Time),
  used_time: z.nullable(Time),
  /** The order that it was used for. */
  order_no: z.nullable(Id),
});
export type MemberCoupon = z.infer<typeof MemberCoupon>;

/** Why a coupon cannot be used for an order. */
export const CouponHindrance = z.literal([
  "other_store",
  "other_order_type",
  "no_goods_in_scope",
  "minimum_spend",
  "new_members_only",
  "existing_members_only",
  "not_yet_valid",
  "expired",
  "used",
]);
export type CouponHindrance = z.infer<typeof CouponHindrance>;

/** A coupon at checkout: what it would save, or why it does not apply. */
export const CouponChoice = z.object({
  ...MemberCoupon.shape,
  can_use: Flag,
  /** What it takes off this order; 0 where it does not apply. */
  discount: Yen,
  /** Null where `can_use` is 1. */
  hindrance: z.nullable(CouponHindrance),
  /** With `minimum_spend`: what is missing. */
  missing: Yen,
});
export type CouponChoice = z.infer<typeof CouponChoice>;
