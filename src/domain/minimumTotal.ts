/** "Total amount must exceed 1 yen" (specification, section 5): 2 yen is the least that is paid. */
export const MINIMUM_TOTAL = 2;

/**
 * Whether an order of `total` yen may be placed and paid; otherwise 410. An order of buffet dishes alone costs 0,
 * because the table's course pays for them: it is placed, and there is nothing to pay.
 */
export function reachesMinimumTotal(total: number, isBuffetAlone = false): boolean {
  return total >= MINIMUM_TOTAL || (isBuffetAlone && total === 0);
}
