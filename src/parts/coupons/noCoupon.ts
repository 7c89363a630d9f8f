/** Kept in the form: null is whichever saves most, this is none, anything else a `member_coupon_id`. */
export const NO_COUPON = "";
