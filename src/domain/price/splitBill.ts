/** A divided bill: yen of each person, and what the first of them pays more than was due by rounding. */
export interface Split {
  readonly shares: readonly number[];
  readonly rounding: number;
}

/** A dish on the bill and who ate of it, counted from 0; nobody named: everyone. */
export interface SplitDish {
  readonly cost: number;
  readonly eaters: readonly number[];
}

/** Divides `total` yen among `people` alike. What does not divide is left to the first: others need no odd coins. */
export function splitByHeads(total: number, people: number): Split {
  return rounded(
    total,
    Array.from({ length: people }, () => Math.floor(total / people)),
  );
}

/**
 * Divides `total` yen by who ate what: a shared dish counts alike for its eaters, and what stands beside the dishes (cover
 * charge, a coupon) in proportion to them. By heads where nothing costs anything.
 */
export function splitByDishes(total: number, people: number, dishes: readonly SplitDish[]): Split {
  // Whole numbers throughout: a common multiple of every number of eaters that there is.
  const unit = multiple(people);
  const weights = Array.from({ length: people }, () => 0n);
  for (const { cost, eaters } of dishes) {
    const named = eaters.filter((eater) => eater < people);
    const sharing = named.length > 0 ? named : weights.map((_, at) => at);
    for (const eater of sharing)
      weights[eater] = (weights[eater] ?? 0n) + (BigInt(cost) * unit) / BigInt(sharing.length);
  }
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  if (sum === 0n) return splitByHeads(total, people);
  return rounded(
    total,
    weights.map((weight) => Number((BigInt(total) * weight) / sum)),
  );
}

function rounded(total: number, floors: readonly number[]): Split {
  const rounding = total - floors.reduce((sum, share) => sum + share, 0);
  return { shares: floors.map((share, at) => (at === 0 ? share + rounding : share)), rounding };
}

function multiple(upTo: number): bigint {
  let found = 1n;
  for (let next = 2n; next <= BigInt(upTo); next += 1n) found = (found * next) / divisor(found, next);
  return found;
}

function divisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : divisor(other, one % other);
}
