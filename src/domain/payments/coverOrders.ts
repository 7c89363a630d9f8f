import type { PayType } from "#contract/enumerations.ts";

/** An order of a bill as parts of the bill pay for it. */
export interface Covered {
  /** Yen that parts may pay of it: its total without what balances paid. */
  readonly due: number;
  /**
   * Yen of parts that stay with it: it was paid otherwise beside them, or they went back with it. Null: parts that are
   * taken, and reversed, reach it.
   */
  readonly kept: number | null;
}

/**
 * How parts of a bill are shared out among its orders, oldest first: yen for each of `orders`. Null where they do not come
 * to what stays, or to more than all can take.
 */
export function coverOrders(taken: number, orders: readonly Covered[]): number[] | null {
  let left = taken - orders.reduce((sum, { kept }) => sum + (kept ?? 0), 0);
  if (left < 0) return null;
  const shares = orders.map(({ due, kept }) => {
    if (kept !== null) return kept;
    const share = Math.min(due, left);
    left -= share;
    return share;
  });
  return left > 0 ? null : shares;
}

/**
 * By what each order was paid, where the parts pay in the order in which they were taken: the way that paid the most of it,
 * of equals the first; null where nothing did.
 */
export function waysOfOrders(
  parts: readonly { readonly amount: number; readonly pay_type: PayType }[],
  shares: readonly number[],
): (PayType | null)[] {
  const queue = parts.map((part) => ({ ...part }));
  return shares.map((share) => {
    const paid = new Map<PayType, number>();
    let left = share;
    while (left > 0) {
      const [next] = queue;
      if (next === undefined) break;
      const own = Math.min(left, next.amount);
      paid.set(next.pay_type, (paid.get(next.pay_type) ?? 0) + own);
      left -= own;
      next.amount -= own;
      if (next.amount === 0) queue.shift();
    }
    const [most] = [...paid].toSorted(([, one], [, other]) => other - one);
    return most?.[0] ?? null;
  });
}
