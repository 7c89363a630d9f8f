import type { TableInfo } from "#contract/store.ts";
import type { Database } from "#provider/db/database.ts";
import { flag } from "#provider/flag.ts";
import { presentSitting } from "#provider/orders/presentSitting.ts";
import type { FoundTable } from "./findTable.ts";

/** A table as a guest who scanned its code sees it. */
export async function presentTable(db: Database, { row, is_verified }: FoundTable): Promise<TableInfo> {
  const sitting = await presentSitting(db, row.id);
  return {
    table_id: row.id,
    name: row.name,
    seats: row.seats,
    is_locked: flag(row.is_locked),
    is_verified: flag(is_verified),
    people_seated: sitting?.people ?? 0,
    is_occupied: flag(sitting?.is_under_way === true),
  };
}
