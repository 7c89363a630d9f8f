import type { Bill } from "#contract/order.ts";
import { shareOut } from "./taxLines.ts";

type Taxes = Bill["taxes"];

/**
 * The part of `yen` in taxes that are left of a bill, in proportion by rate; what rounding leaves over goes to the largest
 * remainders. Whoever pays last has just what is left: all parts come to the bill's taxes.
 */
export function shareOfTaxes(yen: number, left: Taxes): Taxes {
  const shares = shareOut(
    yen,
    left.map(({ taxable }) => taxable),
  );
  return left.flatMap(({ rate, tax, taxable: whole }, index) => {
    const taxable = shares[index] ?? 0;
    const [own = 0] = shareOut(tax, [taxable, whole - taxable]);
    return taxable > 0 ? [{ rate, taxable, tax: own }] : [];
  });
}

/** Taxes of several bills together, lowest rate first. */
export function sumOfTaxes(bills: readonly Taxes[]): Taxes {
  const byRate = new Map<number, { taxable: number; tax: number }>();
  for (const { rate, tax, taxable } of bills.flat()) {
    const sum = byRate.get(rate) ?? { taxable: 0, tax: 0 };
    byRate.set(rate, { taxable: sum.taxable + taxable, tax: sum.tax + tax });
  }
  return [...byRate]
    .toSorted(([one], [other]) => one - other)
    .map(([rate, { tax, taxable }]) => ({ rate, taxable, tax }));
}

/** Taxes without those of what was paid of them; never less than none. */
export function taxesLeft(whole: Taxes, paid: readonly Taxes[]): Taxes {
  const gone = sumOfTaxes(paid);
  return whole.map(({ rate, tax, taxable }) => {
    const own = gone.find((one) => one.rate === rate);
    return {
      rate,
      taxable: Math.max(0, taxable - (own?.taxable ?? 0)),
      tax: Math.max(0, tax - (own?.tax ?? 0)),
    };
  });
}

/**
 * Yen of each piece of each line of an order, with what of its coupon and cover charge falls to it: all pieces together come
 * to the order's total. Of dishes that cost nothing, nothing.
 */
export function sharesOfPieces(
  total: number,
  lines: readonly { readonly unit_price: number; readonly number: number }[],
): number[][] {
  const pieces = lines.flatMap(({ number, unit_price }, line) =>
    Array.from({ length: number }, () => ({ line, unit_price })),
  );
  const shares = shareOut(
    total,
    pieces.map(({ unit_price }) => unit_price),
  );
  return lines.map((_, index) => shares.filter((_share, at) => pieces[at]?.line === index));
}

/** Sums that a guest is likely to hand over for `yen`: just that, and what notes make of it, the smallest first. */
export function likelyTendered(yen: number): number[] {
  const notes = [1_000, 5_000, 10_000];
  return [...new Set([yen, ...notes.map((note) => Math.ceil(yen / note) * note)])].toSorted(
    (one, other) => one - other,
  );
}
