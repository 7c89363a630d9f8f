import { and, eq, ne, type SQL, sum } from "drizzle-orm";
import type { Party } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderLines, orders } from "#provider/db/tables/orders.ts";

/** The party at a table: how many they are, and the courses in its orders (those of the sitting); null where it has none. */
export async function courseParty(db: Database, ordered: SQL | null, people: number): Promise<Party> {
  if (ordered === null) return { people, courses: new Map() };
  const rows = await db
    .select({ goods_id: orderLines.goods_id, persons: sum(orderLines.number).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.order_no, orderLines.order_no))
    .innerJoin(goods, eq(goods.id, orderLines.goods_id))
    .where(and(ordered, ne(orders.order_status, -1), eq(goods.is_course, true)))
    .groupBy(orderLines.goods_id);
  return { people, courses: new Map(rows.map(({ goods_id, persons }) => [goods_id, persons])) };
}
