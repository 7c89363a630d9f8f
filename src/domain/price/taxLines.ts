import type { TaxClass } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import type { TaxRates } from "#contract/store.ts";

export interface Taxed {
  /** Tax included, in yen. */
  readonly amount: number;
  readonly tax_class: TaxClass;
  /** Whether the coupon comes off this; it does unless it says otherwise. */
  readonly isCovered?: boolean;
}

/**
 * Consumption tax contained in a bill, by rate, lowest rate first; `taxable` includes the tax, so that the lines add up
 * to the total. Rounded down once a rate (Consumption Tax Act, qualified invoices). A coupon lowers what it
 * covers of each rate in proportion; `services` (cover charge, delivery fee) are taxed as goods are, at the full rate.
 */
export function taxLines(
  goods: readonly Taxed[],
  coupon_discount: number,
  services: number,
  rates: TaxRates,
): Bill["taxes"] {
  const byRate = new Map<number, number>();
  const covered = new Map<number, number>();
  const add = (to: Map<number, number>, rate: number, amount: number) =>
    to.set(rate, (to.get(rate) ?? 0) + amount);
  for (const { amount, tax_class, isCovered = true } of goods) {
    add(byRate, rates[tax_class], amount);
    add(covered, rates[tax_class], isCovered ? amount : 0);
  }
  const entries = [...byRate].toSorted(([one], [other]) => one - other);
  const off = shareOut(
    coupon_discount,
    entries.map(([rate]) => covered.get(rate) ?? 0),
  );
  entries.forEach(([rate, amount], index) => byRate.set(rate, amount - (off[index] ?? 0)));
  add(byRate, rates.goods, services);
  return [...byRate]
    .filter(([, taxable]) => taxable > 0)
    .toSorted(([one], [other]) => one - other)
    .map(([rate, taxable]) => ({ rate, taxable, tax: containedTax(taxable, rate) }));
}

/** In thousandths of a percent and whole numbers, so that no rate rounds wrongly. */
function containedTax(taxable: number, rate: number): number {
  const thousandths = Math.round(rate * 1000);
  return Math.floor((taxable * thousandths) / (100_000 + thousandths));
}

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
