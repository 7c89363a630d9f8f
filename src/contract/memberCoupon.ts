import * as z from "zod/mini";
import { Coupon, CouponTab } from "./coupon.ts";
import { Flag, Id, Time, Yen } from "./scalars.ts";

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

/** Data of 505 and 506 where a coupon cannot be used for an order. */
export const CouponRefused = z.object({
  hindrance: CouponHindrance,
  /** With `minimum_spend`: yen that the covered goods lack; 0 otherwise. */
  missing: Yen,
});

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
