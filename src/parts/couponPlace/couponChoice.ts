import type { CouponChoice, CouponHindrance } from "#contract/coupon.ts";
import { bestCoupon, bySaving, type CouponAnswer } from "#domain/coupons/couponDiscount.ts";
import { NO_COUPON } from "./noCoupon.ts";
import { weighCoupon, type WeighedOrder } from "./weighCoupon.ts";

/** One of the customer's coupons, weighed against the order as it is now. */
export interface WeighedCoupon {
  readonly id: string;
  readonly coupon: CouponChoice;
  readonly valid_until: string | null;
  /** 0 where it does not apply. */
  readonly discount: number;
  readonly answer: CouponAnswer;
}

/** All coupons, what saves most first. `refused` are those that the provider would not take, with what it said. */
export function weighAll(
  coupons: readonly CouponChoice[],
  order: WeighedOrder,
  refused: ReadonlyMap<string, CouponHindrance>,
): WeighedCoupon[] {
  return coupons
    .flatMap((coupon) => {
      const id = coupon.member_coupon_id;
      if (id === null) return [];
      const said = refused.get(id);
      const answer = said === undefined ? weighCoupon(coupon, order) : { hindrance: said, missing: 0 };
      const discount = "hindrance" in answer ? 0 : answer.discount;
      return [{ id, coupon, valid_until: coupon.valid_until, discount, answer }];
    })
    .toSorted(bySaving);
}

/** What is used of them by what the customer chose, and which of them was chosen and does not apply any more. */
export function couponChoice(weighed: readonly WeighedCoupon[], chosen: string | null) {
  if (chosen === NO_COUPON) return { applied: null, lapsed: null };
  const own = chosen === null ? undefined : weighed.find(({ id }) => id === chosen);
  if (own === undefined) return { applied: bestCoupon(weighed), lapsed: null };
  return own.discount > 0 ? { applied: own, lapsed: null } : { applied: null, lapsed: own };
}
