import { and, eq, exists, gt, lte, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { OrderType } from "#contract/enumerations.ts";
import { storeOpenings, stores } from "#provider/db/tables/stores.ts";

/**
 * Stores that take orders at an instant, of one kind or of any, by the spans that housekeeping has written. Shipping, for
 * which orders are taken at any hour, makes only a shop that does nothing else open.
 */
export function openNow(order_type: OrderType | undefined, now: Date): SQL | undefined {
  const span = new QueryBuilder()
    .select({ one: sql`1` })
    .from(storeOpenings)
    .where(
      and(
        eq(storeOpenings.store_id, stores.id),
        order_type === undefined
          ? sql`(${storeOpenings.order_type} <> 4 or ${stores.order_types} <@ '{4}')`
          : eq(storeOpenings.order_type, order_type),
        lte(storeOpenings.opens_at, now),
        gt(storeOpenings.last_order_at, now),
      ),
    );
  return and(sql`coalesce(${stores.paused_until} <= ${now.toISOString()}::timestamptz, true)`, exists(span));
}
