/**
 * Splits whole `yen` in proportion to `weights`: the shares add up to it exactly, and none exceeds its weight while
 * `yen` does not exceed their sum. What rounding leaves over goes to the largest remainders.
 */
export function shareOut(yen: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight, index) => ({
    index,
    share: Math.floor((yen * weight) / sum),
    remainder: (yen * weight) % sum,
  }));
  let left = yen - shares.reduce((total, { share }) => total + share, 0);
  for (const entry of shares.toSorted((one, other) => other.remainder - one.remainder)) {
    if (left === 0) break;
    entry.share += 1;
    left -= 1;
  }
  return shares.map(({ share }) => share);
}
