import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { TableAction } from "#contract/calls/desk/board.ts";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { visits, tables } from "#provider/db/tables/stores.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { closeVisits } from "#provider/orders/visits/visits.ts";
import { tableInUse } from "#provider/stores/tablesInUse.ts";

/** What came of it: `open_orders` when a party still sits there that waits for something, or has not paid. */
export type TableOutcome = "done" | "unknown" | "open_orders";

/** Locks a table for ordering, opens it again, or frees it for the next party. In a transaction of the caller's. */
export async function actOnTable(
  db: Database,
  on: {
    readonly store_id: string;
    readonly table_id: string;
    readonly action: TableAction;
    readonly now: Date;
  },
): Promise<TableOutcome> {
  const { store_id, table_id, action, now } = on;
  const [table] = await db.select().from(tables).where(tableInUse(store_id, table_id)).for("update");
  if (table === undefined) return "unknown";
  if (action === "free") {
    if (!(await closeServed(db, table_id, now))) return "open_orders";
    const over = await closeVisits(db, table_id, now);
    // Tables that were joined to it stand alone again.
    if (over.length > 0)
      await db
        .update(tables)
        .set({ joined_sitting_id: null })
        .where(and(eq(tables.store_id, store_id), inArray(tables.joined_sitting_id, over)));
  } else {
    await db
      .update(tables)
      .set({ is_locked: action === "lock" })
      .where(eq(tables.id, table_id));
  }
  await signalStore(db, store_id, "table_changed", now);
  return "done";
}

/**
 * Closes what the party at a table was served and has paid, however: to free the table is to confirm it. False, and nothing
 * is changed, while something is still to be made or to be paid. The table is locked.
 */
async function closeServed(db: Database, table_id: string, now: Date): Promise<boolean> {
  const open = await db
    .select({
      order_no: orders.order_no,
      order_status: orders.order_status,
      pay_status: orders.pay_status,
    })
    .from(orders)
    .innerJoin(visits, eq(visits.id, orders.sitting_id))
    .where(
      and(
        eq(visits.table_id, table_id),
        isNull(visits.closed_at),
        inArray(orders.order_status, [OrderStatus.pending, OrderStatus.confirmed, OrderStatus.completed]),
      ),
    )
    .orderBy(asc(orders.order_no));
  if (
    !open.every(
      ({ order_status, pay_status }) =>
        order_status === OrderStatus.completed && pay_status === PayStatus.paid,
    )
  )
    return false;
  for (const { order_no } of open) {
    const on = { order_no, action: "settle", actor: "store", uid: null, now } as const;
    const closed = await applyAction(db, on);
    if (!closed.ok) throw new Error(`Closing order ${order_no} failed: ${closed.code}`);
  }
  return true;
}
