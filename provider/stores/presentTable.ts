import type { TableInfo } from "#contract/store.ts";
import { mostDiners, tableRules } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { flag } from "#provider/server/envelope.ts";
import { ordersLeft } from "#provider/orders/checkPace.ts";
import { isLetInByStaff } from "#provider/orders/lettingIn.ts";
import { presentSitting } from "#provider/orders/presentSitting.ts";
import type { StoreRow } from "./findStore.ts";
import type { FoundTable } from "./findTable.ts";

/** A table as a guest who scanned its code sees it, with what its store takes from them there. */
export async function presentTable(
  db: Database,
  table: FoundTable,
  viewer: { readonly store: StoreRow; readonly uid: string | undefined; readonly now: Date },
): Promise<TableInfo> {
  const { row, is_verified } = table;
  const { store, uid, now } = viewer;
  const rules = tableRules(store.table_rules);
  const sitting = await presentSitting(db, row.id);
  const sitting_id = sitting?.is_under_way ? sitting.id : null;
  const pace = { store_id: store.id, sitting_id, rules, now };
  return {
    table_id: row.id,
    name: row.name,
    seats: row.seats,
    is_locked: flag(row.is_locked),
    is_verified: flag(is_verified),
    people_seated: sitting?.people ?? 0,
    is_occupied: flag(sitting?.is_under_way === true),
    most_diners: mostDiners(row.seats),
    is_let_in_by_staff: flag(await isLetInByStaff(db, { table, sitting, rules }, uid)),
    let_in_minutes: rules.let_in_minutes,
    ...(uid !== undefined && { orders_left: (await ordersLeft(db, { ...pace, uid })).left }),
  };
}
