import { and, eq, isNull, type SQL } from "drizzle-orm";
import { tables } from "#provider/db/tables/stores.ts";

/** A store's tables that were not taken away. */
export const tablesInUse = (store_id: string): SQL | undefined =>
  and(eq(tables.store_id, store_id), isNull(tables.removed_at));

/** One of them. */
export const tableInUse = (store_id: string, id: string): SQL | undefined =>
  and(eq(tables.id, id), tablesInUse(store_id));
