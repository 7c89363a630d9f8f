import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { type PgColumn, union } from "drizzle-orm/pg-core";
import { OrderType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { shops } from "./shops.ts";

const DAY = 86_400_000;
/** Pieces that count, in days. */
const SALES_DAYS = 30;
const AT_ONCE = 100;
const SHIPPED = sql`${orders.order_type} = ${sql.raw(String(OrderType.shipping))}`;

/**
 * Counts the pieces that shops of the mall have sold in the last 30 days, without what was cancelled: of shops with an
 * order, or a cancelled one, since they were last counted, and once a day of each. Answers for how many goods the figure is
 * another by now. Cheap when nothing was sold.
 */
export async function updateSales(db: Database, now: Date): Promise<number> {
  const yesterday = new Date(now.getTime() - DAY);
  const due = await db
    .select({ id: stores.id })
    .from(stores)
    .where(and(shops, or(isNull(stores.mall_sales_at), lt(stores.mall_sales_at, yesterday))))
    .orderBy(sql`${stores.mall_sales_at} nulls first`)
    .limit(AT_ONCE);
  const withNews = (moment: PgColumn) =>
    db
      .select({ id: orders.store_id })
      .from(orders)
      .innerJoin(stores, and(eq(stores.id, orders.store_id), shops))
      // A transaction that began before the last count may have ended after it.
      .where(
        and(SHIPPED, gt(moment, yesterday), sql`${moment} > ${stores.mall_sales_at} - interval '1 minute'`),
      );
  const busy = await union(withNews(orders.placed_at), withNews(orders.cancelled_at)).limit(AT_ONCE);
  const ids = [...new Set([...due, ...busy].map(({ id }) => id))];
  return ids.length === 0 ? 0 : count(db, ids, now);
}

async function count(db: Database, store_ids: readonly string[], now: Date): Promise<number> {
  const since = new Date(now.getTime() - SALES_DAYS * DAY).toISOString();
  const sold = db
    .select({
      goods_id: orderLines.goods_id,
      pieces: sql<number>`sum(${orderLines.number})::integer`.as("pieces"),
    })
    .from(orders)
    .innerJoin(orderLines, sql`${orderLines.order_no} = ${orders.order_no} and not ${orderLines.is_remade}`)
    .where(
      and(
        inArray(orders.store_id, [...store_ids]),
        SHIPPED,
        sql`${orders.placed_at} > ${since}::timestamptz and ${orders.order_status} >= 0`,
      ),
    )
    .groupBy(orderLines.goods_id)
    .as("sold");
  const pieces = sql<number>`coalesce(${sold.pieces}, 0)`;
  const changed = await db
    .select({ id: goods.id, pieces })
    .from(goods)
    .leftJoin(sold, sql`${sold.goods_id} = ${goods.id}`)
    .where(
      and(
        inArray(goods.store_id, [...store_ids]),
        sql`${goods.mall_category_id} is not null and ${goods.sales} <> coalesce(${sold.pieces}, 0)`,
      ),
    )
    .orderBy(asc(goods.id));
  const figures = Map.groupBy(changed, (row) => Number(row.pieces));
  // In the order of their ids within a figure, as orders take their locks; a figure that is late is counted again.
  for (const [sales, rows] of figures) {
    const some = rows.map(({ id }) => id);
    await db.update(goods).set({ sales }).where(inArray(goods.id, some));
  }
  // In one order, so that two providers wait for each other and never both.
  await db.execute(sql`
    with locked as materialized (
      select id from stores where ${inArray(sql`id`, [...store_ids])} order by id for no key update
    )
    update stores set mall_sales_at = ${now.toISOString()}::timestamptz from locked where stores.id = locked.id`);
  return changed.length;
}
