import type { TaxRates } from "#contract/store.ts";
import type { Database } from "#provider/db/database.ts";
import type { OrderFacts } from "#provider/orders/orderFacts.ts";
import { taxRatesAt } from "#provider/stores/taxRatesAt.ts";

/** The rates that an order's bill was made at: those of its last round. */
export async function ratesOf(db: Database, { order, rounds }: OrderFacts): Promise<TaxRates> {
  const at = rounds.at(-1)?.placed_at ?? order.placed_at;
  const rates = await taxRatesAt(db, at);
  if (rates === null) throw new Error(`No tax rates of ${at.toISOString()}`);
  return rates[order.order_type];
}
