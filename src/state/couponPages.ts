import type { CouponOffer } from "#contract/coupon.ts";
import type { MemberCoupon } from "#contract/memberCoupon.ts";
import { pagesAtom } from "./pages.ts";

/** Further pages of one's own coupons. */
export const memberCouponPagesAtom = pagesAtom<MemberCoupon>();

/** Further pages of stores' coupons to claim. */
export const storeCouponPagesAtom = pagesAtom<CouponOffer>();
