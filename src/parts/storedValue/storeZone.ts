/** The clock on the wall of every store that sells cards and vouchers. */
export const STORE_ZONE = "Asia/Tokyo";
