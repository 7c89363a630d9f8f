/** The operator's clock, by which times of the home page are told. */
export const HOME_ZONE = "Asia/Tokyo";
