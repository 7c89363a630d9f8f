/** The tabs of one's coupons, as the calls number and count them. */
export const COUPON_TABS = [
  { number: 1, name: "unreceived" },
  { number: 2, name: "unused" },
  { number: 3, name: "used" },
  { number: 4, name: "expired" },
] as const;

export type CouponTabOf = (typeof COUPON_TABS)[number];
