import type { CouponChoice, CouponHindrance, CouponOffer } from "#contract/coupon.ts";
import {
  type CouponAnswer,
  couponDiscount,
  type CouponedOrder,
  type CouponTerms,
} from "#domain/coupons/couponDiscount.ts";

/** An order as far as it is known here: who has ordered before, the provider alone knows. */
export type WeighedOrder = Omit<CouponedOrder, "custom">;

const OF_MEMBERSHIP: readonly (CouponHindrance | null)[] = ["new_members_only", "existing_members_only"];

/** What one of the customer's coupons takes off an order now: by the rule of both sides, on the provider's word of who one is. */
export function weighCoupon(choice: CouponChoice, order: WeighedOrder): CouponAnswer {
  const { hindrance } = choice;
  if (hindrance !== null && OF_MEMBERSHIP.includes(hindrance)) return { hindrance, missing: 0 };
  return couponDiscount(choice, { ...order, custom: welcome(choice) });
}

/** Yen that a coupon would save which is still to be claimed; 0 where it would not apply. */
export function weighOffer(offer: CouponOffer, order: WeighedOrder): number {
  const terms: CouponTerms = { ...offer, valid_from: null, valid_until: null, used_time: null };
  const answer = couponDiscount(terms, { ...order, custom: welcome(offer) });
  return "hindrance" in answer ? 0 : answer.discount;
}

/** Somebody whom the coupon is for. */
function welcome({ receive_type, member_type }: Pick<CouponTerms, "receive_type" | "member_type">) {
  const hasOrdered = receive_type === 3 || member_type === "existing";
  return { here: hasOrdered, anywhere: hasOrdered };
}
