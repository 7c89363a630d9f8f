import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { OrderStatus } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { sittings } from "#provider/db/tables/stores.ts";

const UNDER_WAY: OrderStatus[] = [0, 1, 2];

export interface Sitting {
  readonly id: string;
  /** Diners that its orders have counted; 0 when it is over. */
  readonly people: number;
  /** False when every order of it was cancelled or settled: the party has left, whether or not the desk said so. */
  readonly is_under_way: boolean;
}

/** The sitting at a table that the desk has not closed; null at a free table. */
export async function presentSitting(db: Database, table_id: string): Promise<Sitting | null> {
  const [sitting] = await db
    .select()
    .from(sittings)
    .where(and(eq(sittings.table_id, table_id), isNull(sittings.closed_at)))
    .orderBy(desc(sittings.opened_at))
    .limit(1);
  if (sitting === undefined) return null;
  const [order] = await db
    .select({ order_no: orders.order_no })
    .from(orders)
    .where(and(eq(orders.sitting_id, sitting.id), inArray(orders.order_status, UNDER_WAY)))
    .limit(1);
  const is_under_way = order !== undefined;
  return { id: sitting.id, people: is_under_way ? sitting.people : 0, is_under_way };
}
