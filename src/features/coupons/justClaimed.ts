/** What comes with the way to a coupon's result from its claim: what was read of it before may still say otherwise. */
export const JUST_CLAIMED = "just claimed";
