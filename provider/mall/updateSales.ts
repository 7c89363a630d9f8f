import { and, asc, inArray, isNotNull, sql } from "drizzle-orm";
import { OrderType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";

const DAY = 86_400_000;
/** Pieces that count, in days. */
const SALES_DAYS = 30;
const AT_ONCE = 500;

/**
 * Counts the pieces that the mall has sold in the last 30 days, without what was cancelled, for those of its goods whose
 * figure is another by now; answers how many. Cheap when nothing was sold and nothing grew old.
 */
export async function updateSales(db: Database, now: Date): Promise<number> {
  const since = new Date(now.getTime() - SALES_DAYS * DAY).toISOString();
  const sold = db
    .select({
      goods_id: orderLines.goods_id,
      pieces: sql<number>`sum(${orderLines.number})::integer`.as("pieces"),
    })
    .from(orders)
    .innerJoin(orderLines, sql`${orderLines.order_no} = ${orders.order_no}`)
    .where(
      sql`${orders.placed_at} > ${since}::timestamptz and ${orders.order_type} = ${OrderType.shipping}
        and ${orders.order_status} >= 0`,
    )
    .groupBy(orderLines.goods_id)
    .as("sold");
  const pieces = sql<number>`coalesce(${sold.pieces}, 0)`;
  const changed = await db
    .select({ id: goods.id, pieces })
    .from(goods)
    .leftJoin(sold, sql`${sold.goods_id} = ${goods.id}`)
    .where(and(isNotNull(goods.mall_category_id), sql`${goods.sales} <> coalesce(${sold.pieces}, 0)`))
    .orderBy(asc(goods.id))
    .limit(AT_ONCE);
  const figures = Map.groupBy(changed, (row) => Number(row.pieces));
  // In the order of their ids within a figure, as orders take their locks; a figure that is late is counted again.
  for (const [sales, rows] of figures) {
    const ids = rows.map(({ id }) => id);
    await db.update(goods).set({ sales }).where(inArray(goods.id, ids));
  }
  return changed.length;
}
