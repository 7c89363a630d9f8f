import { asc, lte } from "drizzle-orm";
import type { OrderType, TaxClass } from "#contract/enumerations.ts";
import type { TaxRates } from "#contract/store.ts";
import type { Database } from "#provider/db/database.ts";
import { taxRates } from "#provider/db/tables/payments.ts";

export type RatesByOrderType = Record<OrderType, TaxRates>;

/** The consumption tax in force at an instant, in percent, for each way of ordering: dated rows, the latest wins. */
export async function taxRatesAt(db: Database, now: Date): Promise<RatesByOrderType> {
  const rows = await db
    .select()
    .from(taxRates)
    .where(lte(taxRates.valid_from, now))
    .orderBy(asc(taxRates.valid_from));
  const rateOf = (order_type: OrderType, tax_class: TaxClass) => {
    const row = rows.findLast((each) => each.order_type === order_type && each.tax_class === tax_class);
    if (row === undefined) throw new Error(`No rate for ${tax_class} in orders of type ${order_type}`);
    return row.rate;
  };
  const ratesOf = (order_type: OrderType): TaxRates => ({
    food: rateOf(order_type, "food"),
    alcohol: rateOf(order_type, "alcohol"),
    goods: rateOf(order_type, "goods"),
  });
  return { 1: ratesOf(1), 2: ratesOf(2), 3: ratesOf(3), 4: ratesOf(4) };
}
