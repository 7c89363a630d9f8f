import type * as z from "zod/mini";
import type { CouponOffer } from "#contract/coupon.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { claimHindrance } from "#domain/coupons/claimHindrance.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { flag } from "#provider/server/envelope.ts";
import { couponLeft } from "./couponLeft.ts";
import { type CouponRow, presentCoupon } from "./presentCoupon.ts";

interface SeenBy {
  readonly language: WireLanguage;
  readonly now: Date;
  readonly store_name: Localized | null;
  readonly isMember: boolean;
  readonly hasOrdered: boolean;
  /** How many of this coupon the caller has claimed. */
  readonly claimed: number;
  /** Until when what they can still use of it is good. */
  readonly good_until: Date | null;
}

/** A coupon to claim, seen by the caller. */
export function presentOffer(row: CouponRow, seen: SeenBy): z.infer<typeof CouponOffer> {
  const left = couponLeft(row);
  const hindrance = claimHindrance(row, left, seen);
  return {
    ...presentCoupon(row, seen.store_name, seen.language),
    left,
    claimed: seen.claimed,
    good_until: seen.good_until !== null && seen.good_until > seen.now ? seen.good_until.toISOString() : null,
    can_claim: flag(hindrance === null),
    hindrance,
  };
}
