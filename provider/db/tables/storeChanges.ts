import { sql } from "drizzle-orm";
import { bigserial, customType, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * That something a guest may read of a store was changed, a row for each statement and store: triggers of migration 0025
 * write it in the transaction that changes. Who is at a table is written by those of migration 0047, and moves that table's
 * mark alone. Nothing is ever updated here, so that no order waits for another's lock.
 */
export const storeChanges = pgTable(
  "store_changes",
  {
    id: bigserial({ mode: "bigint" }).primaryKey(),
    /** Null: of every store, as a tax rate. */
    store_id: text(),
    /** Null: what all who look at the store may see, and not one of its tables' visits. */
    table_id: text(),
    /** The transaction, by which readers find what was committed after they last looked. */
    tx: transactionId().notNull().default(sql`pg_current_xact_id()`),
    made_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("store_changes_tx").on(table.tx), index("store_changes_made").on(table.made_at)],
);
