interface Saving {
  /** Yen that it takes off; 0 where it does not apply. */
  readonly discount: number;
  readonly valid_until: string | null;
}

/** The coupon to propose: what saves most, then what runs out first, then the first of those; null when none saves. */
export function bestCoupon<Each extends Saving>(coupons: readonly Each[]): Each | null {
  const [best] = coupons.filter(({ discount }) => discount > 0).toSorted(bySaving);
  return best ?? null;
}

/** What saves most first; of equal ones what runs out first, and what never does last. */
export function bySaving(one: Saving, other: Saving): number {
  return other.discount - one.discount || endOf(one) - endOf(other);
}

function endOf({ valid_until }: Saving): number {
  return valid_until === null ? Number.MAX_SAFE_INTEGER : Date.parse(valid_until);
}
