/** Offers name no time zone of a store: theirs is Japan's. */
export const STORE_ZONE = "Asia/Tokyo";
