import { checkPeople, mostDiners } from "#domain/orders/tableRules.ts";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { type FoundTable, findTable } from "#provider/stores/findTable.ts";
import { presentSitting, type Sitting } from "./presentSitting.ts";

export interface Seat extends FoundTable {
  readonly sitting: Sitting | null;
  /** Newcomers: those whom no order of the sitting has counted. */
  readonly people: number;
}

/** Diners whom one order may name: as the store says, and as the table has seats. */
export function mostPeople(
  { max_people }: Pick<StoreRow, "max_people">,
  { seats }: Pick<FoundTable["row"], "seats">,
): number {
  return Math.min(max_people, mostDiners(seats) ?? max_people);
}

/**
 * The table that an order is for, locked until the transaction ends. 407 no table, 202 not the store's, 408 locked by
 * the staff, 405 too few or too many diners: 0 newcomers are enough only where the table has ordered already.
 */
export async function takeSeat(
  db: Database,
  wanted: {
    readonly store: StoreRow;
    readonly tableId: string | undefined;
    readonly people: number | undefined;
    readonly key: string;
  },
  fail: Fail<202 | 405 | 407 | 408>,
): Promise<Seat> {
  const { store, tableId, people, key } = wanted;
  if (tableId === undefined) return fail(407);
  const table = await findTable(db, { store_id: store.id, tableId, key, lock: true }, fail);
  if (table.row.is_locked) return fail(408);
  const sitting = await presentSitting(db, table.row.id);
  const isAddition = sitting?.is_under_way === true;
  const most = mostPeople(store, table.row);
  if (people === undefined || checkPeople(people, isAddition, most) !== null) return fail(405);
  return { ...table, sitting, people };
}
