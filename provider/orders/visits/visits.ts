import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import { checkPeople, mostDiners } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { visits } from "#provider/db/tables/stores.ts";
import type { Fail } from "#provider/server/context.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { findTable, type FoundTable } from "#provider/stores/findTable.ts";
import { ofTable, type OrderingVisit, stands, type Visit, visitOrdering } from "./presentVisit.ts";

export interface Seat extends FoundTable {
  readonly visit: OrderingVisit | null;
  /** Newcomers: those whom no order of the visit has counted. */
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
 * the staff, 405 too few or too many diners: 0 newcomers are enough only where the table has ordered already. 405 too
 * for a whole party at a table where one of them has ordered since they were asked: they would be counted twice.
 */
export async function takeSeat(
  db: Database,
  wanted: {
    readonly store: StoreRow;
    readonly tableId: string | undefined;
    readonly people: number | undefined;
    /** What the guest was asked: whether `people` joined others, or are the whole party; undefined: not known. */
    readonly joins: boolean | undefined;
    readonly key: string;
    /** The guest; null: somebody of the staff. */
    readonly uid: string | null;
    readonly now: Date;
    /** Fails for whoever may not order there: asked before anything is told of the party. */
    readonly check: (table: FoundTable, visit: Visit | null) => Promise<void>;
  },
  fail: Fail<
    | typeof Code.tableMissing
    | typeof Code.dinersMissing
    | typeof Code.tableNotSelected
    | typeof Code.tableLocked
  >,
): Promise<Seat> {
  const { store, tableId, people, joins, key, now, uid } = wanted;
  if (tableId === undefined) return fail(Code.tableNotSelected);
  const asked = { store_id: store.id, tableId, key, uid, now, lock: true } as const;
  let table = await findTable(db, asked, fail);
  let { visit, haveLeft } = await visitOrdering(db, table, uid, now);
  if (visit?.is_under_way !== true && (haveLeft || table.row.joined_sitting_id !== null)) {
    // Its party may have been moved while this waited for the table.
    const again = await findTable(db, asked, fail);
    if (again.row.id !== table.row.id) {
      table = again;
      ({ visit } = await visitOrdering(db, table, uid, now));
    }
  }
  if (table.row.is_locked) return fail(Code.tableLocked);
  await wanted.check(table, visit);
  const isAddition = visit?.is_under_way === true;
  if (isAddition && joins === false) return fail(Code.dinersMissing);
  const most = mostPeople(store, table.row);
  if (people === undefined || checkPeople(people, isAddition, most) !== null) return fail(Code.dinersMissing);
  return { ...table, visit, people };
}

/**
 * The visit that an order at this table belongs to: the one under way, or a new one, with the order's diners
 * counted. The table's row must be locked, so that two first orders share one visit.
 */
export async function joinVisit(
  db: Database,
  at: {
    readonly table_id: string;
    readonly store_id: string;
    readonly visit: Visit | null;
    readonly people: number;
    readonly now: Date;
  },
): Promise<string> {
  const { table_id, store_id, visit, people, now } = at;
  if (visit !== null && stands(visit, now)) {
    await countDiners(db, visit.id, people);
    return visit.id;
  }
  // Of a party that has left although the desk did not say so.
  if (visit !== null) await closeVisits(db, table_id, now);
  const id = randomUUID();
  await db.insert(visits).values({ id, table_id, store_id, people, opened_at: now });
  return id;
}

/** Ends whatever visits there are at a table, and with them all that they allowed; their ids. The table's row must be locked. */
export async function closeVisits(db: Database, table_id: string, now: Date): Promise<string[]> {
  const over = await db
    .update(visits)
    .set({ closed_at: now })
    .where(ofTable(table_id))
    .returning({ id: visits.id });
  return over.map(({ id }) => id);
}

/** Counts diners into a visit, or out of it when an order is cancelled. The table's row must be locked. */
export async function countDiners(db: Database, sitting_id: string, people: number): Promise<void> {
  if (people === 0) return;
  await db
    .update(visits)
    .set({ people: sql`greatest(0, ${visits.people} + ${people})` })
    .where(eq(visits.id, sitting_id));
}
