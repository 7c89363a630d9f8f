/** Cards that one account may keep, those included whose bank is being asked. */
export const MOST_CARDS = 10;
