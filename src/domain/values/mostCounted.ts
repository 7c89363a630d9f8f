/** As far as stores and coupons are counted: nobody chooses by how many more there are. */
export const MOST_COUNTED = 100;
