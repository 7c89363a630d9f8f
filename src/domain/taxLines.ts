import type { TaxClass } from "#contract/enumerations.ts";
import type { Bill } from "#contract/order.ts";
import type { TaxRates } from "#contract/store.ts";
import { shareOut } from "./shareOut.ts";

export interface Taxed {
  /** Tax included, in yen. */
  readonly amount: number;
  readonly tax_class: TaxClass;
}

/**
 * Consumption tax contained in a bill, by rate, lowest rate first; `taxable` includes the tax, so that the lines add up
 * to the total. Rounded down once a rate (Consumption Tax Act, qualified invoices). A coupon lowers each rate's goods in
 * proportion; `services` (cover charge, delivery fee) are taxed as goods are, at the full rate.
 */
export function taxLines(
  goods: readonly Taxed[],
  coupon_discount: number,
  services: number,
  rates: TaxRates,
): Bill["taxes"] {
  const byRate = new Map<number, number>();
  for (const { amount, tax_class } of goods) {
    byRate.set(rates[tax_class], (byRate.get(rates[tax_class]) ?? 0) + amount);
  }
  const entries = [...byRate].toSorted(([one], [other]) => one - other);
  const off = shareOut(
    coupon_discount,
    entries.map(([, amount]) => amount),
  );
  entries.forEach(([rate, amount], index) => byRate.set(rate, amount - (off[index] ?? 0)));
  byRate.set(rates.goods, (byRate.get(rates.goods) ?? 0) + services);
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
