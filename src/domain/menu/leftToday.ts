interface Counted {
  /** Pieces left; -1: not counted. */
  readonly stock: number;
  /** Pieces for each day; null: not sold by day. */
  readonly daily: number | null;
}

/**
 * Pieces left today once a dish is sold by another number a day. What is sold today counts in: twenty that become thirty
 * leave ten more. What somebody has counted today, or does not count, stands until the next day, and so does the rest of
 * a dish that is not sold by day any more.
 */
export function leftToday({ daily: was, stock }: Counted, daily: number | null): number {
  if (daily === null || daily === was) return stock;
  if (was === null) return stock < 0 ? daily : stock;
  return stock < 0 ? stock : Math.max(0, stock + daily - was);
}
