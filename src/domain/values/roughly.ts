/** Estimated minutes as one says them: in fives, and rounded up, so that nobody is promised too little. */
export const roughMinutes = (minutes: number): number => Math.ceil(minutes / 5) * 5;

/** Yen that one usually spends, as one says them: in hundreds, and of less than that as they are. */
export const roughYen = (yen: number): number => Math.round(yen / 100) * 100 || yen;
