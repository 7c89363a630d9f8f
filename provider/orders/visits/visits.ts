import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import { checkPeople, mostDiners } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { visits, tables } from "#provider/db/tables/stores.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { type Sent, sentQuery } from "#provider/orders/placing/orderLimits.ts";
import type { Fail } from "#provider/server/context.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { findTable, type FoundTable } from "#provider/stores/findTable.ts";

export interface Seat extends FoundTable {
  readonly visit: (Visit & { readonly sent: Sent }) | null;
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
  const asked = { store_id: store.id, tableId, key, uid, lock: true } as const;
  let table = await findTable(db, asked, fail);
  let visit = await visitOrdering(db, table.row.id, uid, now);
  if (visit?.is_under_way !== true) {
    // Its party may have been moved while this waited for the table.
    const again = await findTable(db, asked, fail);
    if (again.row.id !== table.row.id) {
      table = again;
      visit = await visitOrdering(db, table.row.id, uid, now);
    }
  }
  if (table.row.is_locked) return fail(Code.tableLocked);
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
  if (visit?.is_under_way) {
    await countDiners(db, visit.id, people);
    return visit.id;
  }
  // Of a party that has left although the desk did not say so.
  if (visit !== null)
    await db
      .update(visits)
      .set({ closed_at: now })
      .where(and(eq(visits.table_id, table_id), isNull(visits.closed_at)));
  const id = randomUUID();
  await db.insert(visits).values({ id, table_id, store_id, people, opened_at: now });
  return id;
}

/** Counts diners into a visit, or out of it when an order is cancelled. The table's row must be locked. */
export async function countDiners(db: Database, sitting_id: string, people: number): Promise<void> {
  if (people === 0) return;
  await db
    .update(visits)
    .set({ people: sql`greatest(0, ${visits.people} + ${people})` })
    .where(eq(visits.id, sitting_id));
}

const UNDER_WAY: OrderStatus[] = [OrderStatus.pending, OrderStatus.confirmed, OrderStatus.completed];

export interface Visit {
  readonly id: string;
  /** Diners that its orders have counted; 0 when it is over. */
  readonly people: number;
  /** False when every order of it was cancelled or settled: the party has left, whether or not the desk said so. */
  readonly is_under_way: boolean;
}

/**
 * The visit at a table that the desk has not closed, as somebody there means it; null at a free table. Where a part of the
 * orders was set apart, it is the one that they ordered in, and for who comes new the one that it was set apart from.
 */
export async function presentVisit(
  db: Database,
  table_id: string,
  uid: string | null | undefined,
): Promise<Visit | null> {
  const columns = visitColumns(db);
  const [visit] = await db
    .select(columns)
    .from(visits)
    .where(ofTable(table_id))
    .orderBy(...likeliest(db, columns, uid))
    .limit(1);
  return visit === undefined ? null : visitOf(visit);
}

/** The same with what was ordered in it lately, which limits what is ordered now. */
async function visitOrdering(
  db: Database,
  table_id: string,
  uid: string | null,
  now: Date,
): Promise<Seat["visit"]> {
  const sent = sentQuery(db, eq(orders.sitting_id, visits.id), now);
  const columns = visitColumns(db);
  const [visit] = await db
    .select({ ...columns, sent: { sent: sent.sent, first: sent.first } })
    .from(visits)
    .innerJoinLateral(sent, sql`true`)
    .where(ofTable(table_id))
    .orderBy(...likeliest(db, columns, uid))
    .limit(1);
  return visit === undefined ? null : { ...visitOf(visit), sent: visit.sent };
}

const ofTable = (table_id: string) => and(eq(visits.table_id, table_id), isNull(visits.closed_at));

/** Of several visits at a table the one that is meant comes first. */
function likeliest(
  db: Database,
  { is_under_way }: ReturnType<typeof visitColumns>,
  uid: string | null | undefined,
): SQL[] {
  const isOwn = (by: string) => {
    const of = and(eq(orders.sitting_id, visits.id), eq(orders.uid, by));
    const own = and(of, ne(orders.order_status, OrderStatus.canceled));
    return desc(exists(db.select({ one: sql`1` }).from(orders).where(own)));
  };
  return [
    desc(is_under_way),
    ...(uid == null ? [] : [isOwn(uid)]),
    asc(visits.is_apart),
    desc(visits.opened_at),
  ];
}

/** Orders of a visit that are under way. */
function underWayIn(db: Database) {
  return db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.sitting_id, visits.id), inArray(orders.order_status, UNDER_WAY)));
}

function visitColumns(db: Database) {
  return { id: visits.id, people: visits.people, is_under_way: sql<boolean>`${exists(underWayIn(db))}` };
}

/** Who has left is counted no more. */
function visitOf({ id, people, is_under_way }: Visit): Visit {
  return { id, people: is_under_way ? people : 0, is_under_way };
}

/** Whether a member has an order at a table: of the visit under way, or one that waits to be let in. */
export async function hasOrderedHere(
  db: Database,
  at: { readonly table_id: string; readonly sitting_id: string | null },
  uid: string | undefined,
): Promise<boolean> {
  if (uid === undefined) return false;
  const { table_id, sitting_id } = at;
  const isWaiting = and(eq(orders.order_status, OrderStatus.pending), isNotNull(orders.let_in_until));
  const isOfVisit =
    sitting_id === null
      ? isWaiting
      : or(isWaiting, and(eq(orders.sitting_id, sitting_id), ne(orders.order_status, OrderStatus.canceled)));
  const [own] = await db
    .select({ order_no: orders.order_no })
    .from(orders)
    .where(and(eq(orders.table_id, table_id), eq(orders.uid, uid), isOfVisit))
    .limit(1);
  return own !== undefined;
}

/**
 * The table of an order, with the visit that the order belongs to, while it lasts: 408 when the staff locked the table,
 * 426 once the visit is over. What waits to be let in belongs to none.
 */
export async function openTable(
  db: Database,
  { let_in_until, sitting_id, table_id }: OrderRow,
  fail: Fail<typeof Code.tableLocked | typeof Code.cannotAddDishes>,
): Promise<{ readonly table: typeof tables.$inferSelect; readonly visit: Visit | null }> {
  if (table_id === null) return fail(Code.cannotAddDishes);
  const [table] = await db.select().from(tables).where(eq(tables.id, table_id));
  if (table === undefined) return fail(Code.cannotAddDishes);
  if (table.is_locked) return fail(Code.tableLocked);
  if (let_in_until !== null) return { table, visit: null };
  const [visit] = await db
    .select(visitColumns(db))
    .from(visits)
    .where(and(ofTable(table_id), eq(visits.id, sitting_id ?? "")));
  return visit === undefined ? fail(Code.cannotAddDishes) : { table, visit: visitOf(visit) };
}
