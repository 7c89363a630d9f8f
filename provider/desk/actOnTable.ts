import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { sittings, tables } from "#provider/db/tables/stores.ts";
import { signalStore } from "#provider/informs/signalStore.ts";

/** What came of it: `open_orders` when a party that has not settled still sits there. */
export type TableOutcome = "done" | "unknown" | "open_orders";

/** Locks a table for ordering, opens it again, or frees it for the next party. In a transaction of the caller's. */
export async function actOnTable(
  db: Database,
  on: { readonly store_id: string; readonly table_id: string; readonly action: string; readonly now: Date },
): Promise<TableOutcome> {
  const { store_id, table_id, action, now } = on;
  const [table] = await db
    .select()
    .from(tables)
    .where(and(eq(tables.id, table_id), eq(tables.store_id, store_id)))
    .for("update");
  if (table === undefined) return "unknown";
  if (action === "free") {
    if (await hasOpenOrders(db, table_id)) return "open_orders";
    await db
      .update(sittings)
      .set({ closed_at: now })
      .where(and(eq(sittings.table_id, table_id), isNull(sittings.closed_at)));
  } else if (action === "lock" || action === "unlock") {
    await db
      .update(tables)
      .set({ is_locked: action === "lock" })
      .where(eq(tables.id, table_id));
  } else return "unknown";
  await signalStore(db, store_id, "table_changed", now);
  return "done";
}

async function hasOpenOrders(db: Database, table_id: string): Promise<boolean> {
  const [open] = await db
    .select({ order_no: orders.order_no })
    .from(orders)
    .innerJoin(sittings, eq(sittings.id, orders.sitting_id))
    .where(
      and(
        eq(sittings.table_id, table_id),
        isNull(sittings.closed_at),
        inArray(orders.order_status, [0, 1, 2]),
      ),
    )
    .limit(1);
  return open !== undefined;
}
