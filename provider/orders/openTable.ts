import { eq } from "drizzle-orm";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { tables } from "#provider/db/tables/stores.ts";
import type { OrderRow } from "./lockOrder.ts";
import { presentSitting, type Sitting } from "./presentSitting.ts";

/**
 * The table of an order, with the sitting that the order belongs to, while it lasts: 408 when the staff locked the table,
 * 426 once the sitting is over. What waits to be let in belongs to none.
 */
export async function openTable(
  db: Database,
  { let_in_until, sitting_id, table_id }: OrderRow,
  fail: Fail<408 | 426>,
): Promise<{ readonly table: typeof tables.$inferSelect; readonly sitting: Sitting | null }> {
  if (table_id === null) return fail(426);
  const [table] = await db.select().from(tables).where(eq(tables.id, table_id));
  if (table === undefined) return fail(426);
  if (table.is_locked) return fail(408);
  if (let_in_until !== null) return { table, sitting: null };
  const sitting = await presentSitting(db, table_id);
  return sitting?.id === sitting_id && sitting !== null ? { table, sitting } : fail(426);
}
