/** As far as stores, coupons and the mall's goods of a kind are counted: nobody chooses by how many more there are. */
export const MOST_COUNTED = 100;
