import { lte, type SQL, sql } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import { OrderType, type TaxClass } from "#contract/enumerations.ts";
import type { TaxRates } from "#contract/store.ts";
import type { Database } from "#provider/db/database.ts";
import { taxRates } from "#provider/db/tables/payments.ts";
import type { Fail } from "#provider/server/context.ts";

export type RatesByOrderType = Record<OrderType, TaxRates>;

/** Shown of a store that cannot open, because no rate is in force: nothing is charged by them. */
export const NO_RATES: RatesByOrderType = {
  [OrderType.dineIn]: { food: 0, alcohol: 0, goods: 0 },
  [OrderType.takeAway]: { food: 0, alcohol: 0, goods: 0 },
  [OrderType.delivery]: { food: 0, alcohol: 0, goods: 0 },
  [OrderType.shipping]: { food: 0, alcohol: 0, goods: 0 },
};

/** A rate as it was written down; of those of one kind the last one is in force. */
type DatedRate = readonly [order_type: OrderType, tax_class: TaxClass, rate: number];

/** The dated rates until an instant, oldest first: a column to read beside others. */
export const datedRates = (now: Date): SQL<readonly DatedRate[]> => sql`(
  select coalesce(json_agg(json_build_array(${taxRates.order_type}, ${taxRates.tax_class}, ${taxRates.rate})
    order by ${taxRates.valid_from}), '[]'::json)
  from ${taxRates} where ${lte(taxRates.valid_from, now)})`;

/**
 * The consumption tax in force at an instant, in percent, for each way of ordering: dated rows, the latest wins. Japan's
 * come with the schema; null where one is missing, and then nothing can be sold.
 */
export async function taxRatesAt(db: Database, now: Date): Promise<RatesByOrderType | null> {
  const [row] = await db.select({ rates: datedRates(now) }).from(sql`(select 1) as one`);
  return ratesInForce(row?.rates ?? []);
}

/** The same of rates that were read already. */
export function ratesInForce(rates: readonly DatedRate[]): RatesByOrderType | null {
  const rateOf = (order_type: OrderType, tax_class: TaxClass) =>
    rates.findLast((each) => each[0] === order_type && each[1] === tax_class)?.[2];
  const known: RatesByOrderType = structuredClone(NO_RATES);
  for (const order_type of [1, 2, 3, 4] as const)
    for (const tax_class of ["food", "alcohol", "goods"] as const) {
      const rate = rateOf(order_type, tax_class);
      if (rate === undefined) return null;
      known[order_type][tax_class] = rate;
    }
  return known;
}

/** The rates by which something is sold; 206 where one is missing: the store is closed for want of it, as its page says. */
export async function openRates(
  db: Database,
  { now, order_type }: { readonly now: Date; readonly order_type: OrderType },
  fail: Fail<typeof Code.storeNotOperating>,
): Promise<TaxRates> {
  return ratesOf(await taxRatesAt(db, now), order_type, fail);
}

/** The same of rates that were read already. */
export function ratesOf(
  known: RatesByOrderType | null,
  order_type: OrderType,
  fail: Fail<typeof Code.storeNotOperating>,
): TaxRates {
  return known === null ? fail(Code.storeNotOperating) : known[order_type];
}
