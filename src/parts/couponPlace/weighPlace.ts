import type { CouponChoice, CouponHindrance, CouponOffer } from "#contract/coupon.ts";
import { couponChoice, weighAll } from "./couponChoice.ts";
import { weighOffer, type WeighedOrder } from "./weighCoupon.ts";

interface Given {
  readonly coupons: readonly CouponChoice[];
  readonly offers: readonly CouponOffer[];
  readonly refused: ReadonlyMap<string, CouponHindrance>;
  /** As the form keeps it. */
  readonly chosen: string | null;
}

/** What every coupon of a confirmation is worth for its order, which is used, and those that could be claimed for it. */
export function weighPlace({ coupons, offers, refused, chosen }: Given, order: WeighedOrder) {
  const weighed = weighAll(coupons, order, refused);
  return {
    coupons: weighed,
    ...couponChoice(weighed, chosen),
    toClaim: offers
      .filter(({ hindrance }) => hindrance === null || hindrance === "sign_in")
      .map((offer) => ({ offer, discount: weighOffer(offer, order) }))
      .toSorted((one, other) => other.discount - one.discount),
  };
}

export type WeighedPlace = ReturnType<typeof weighPlace>;
