import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { orderLines } from "#provider/db/tables/orders.ts";

/**
 * Lines of orders, by round, then as they were ordered, each with the station that makes it: the one that the item itself
 * names, else its category; null: neither names one.
 */
export const linesAtStations = (db: Database, wanted: SQL | undefined) =>
  db
    .select({
      line: orderLines,
      station_id: sql<string | null>`coalesce(${goods.station_id}, ${categories.station_id})`,
    })
    .from(orderLines)
    .leftJoin(goods, and(eq(goods.id, orderLines.goods_id), eq(goods.store_id, orderLines.store_id)))
    .leftJoin(categories, and(eq(categories.id, goods.category_id), eq(categories.store_id, goods.store_id)))
    .where(wanted)
    .orderBy(asc(orderLines.round), asc(orderLines.position));
