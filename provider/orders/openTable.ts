import { eq } from "drizzle-orm";
import type { Fail } from "#provider/context.ts";
import type { Database } from "#provider/db/database.ts";
import { tables } from "#provider/db/tables/stores.ts";
import type { OrderRow } from "./lockOrder.ts";
import { presentSitting, type Sitting } from "./presentSitting.ts";

/** The sitting that an order belongs to, while it lasts: 408 when the staff locked the table, 426 once it is over. */
export async function openTable(
  db: Database,
  { sitting_id, table_id }: OrderRow,
  fail: Fail<408 | 426>,
): Promise<Sitting> {
  if (table_id === null) return fail(426);
  const [table] = await db.select().from(tables).where(eq(tables.id, table_id));
  if (table?.is_locked) return fail(408);
  const sitting = await presentSitting(db, table_id);
  return sitting?.id === sitting_id && sitting !== null ? sitting : fail(426);
}
