import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import * as Code from "#contract/codes.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { visitGuests } from "#provider/db/tables/signIn.ts";
import { tables, visits } from "#provider/db/tables/stores.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { type Sent, sentInVisit } from "#provider/orders/placing/orderLimits.ts";
import type { Fail } from "#provider/server/context.ts";
import type { FoundTable } from "#provider/stores/findTable.ts";
import { haveLeft } from "./whereSeated.ts";

const UNDER_WAY: OrderStatus[] = [OrderStatus.pending, OrderStatus.confirmed, OrderStatus.completed];

export interface Visit {
  readonly id: string;
  /** Diners that its orders have counted; 0 when it is over. */
  readonly people: number;
  /** False when every order of it was cancelled or settled: the party has left, whether or not the desk said so. */
  readonly is_under_way: boolean;
  /** It was opened for guests who have settled nothing yet: the party is there, though it may not have ordered. */
  readonly is_opened: boolean;
  readonly code: string | null;
  readonly digits: string | null;
  /** When what it allows ends; null: with itself. */
  readonly ends_at: Date | null;
}

/** Whether a visit's time is over: its bill is still to be paid, and what it allowed has ended. */
export const isTimeOver = ({ ends_at }: Pick<Visit, "ends_at">, now: Date): boolean =>
  ends_at !== null && ends_at <= now;

/** Whether a party is at its table. */
export function stands(visit: Pick<Visit, "ends_at" | "is_opened" | "is_under_way">, now: Date): boolean {
  return visit.is_under_way || (visit.is_opened && !isTimeOver(visit, now));
}

/** Who asks for the visit at a table. */
interface Asking {
  /** The guest; null: somebody of the staff, or nobody who is known. */
  readonly uid: string | null | undefined;
  /** The visit whose code they carry. */
  readonly visit_id: string | null;
  readonly now: Date;
}

/**
 * The visit at a table that the desk has not closed, as somebody there means it; null at a free table. Where a part of the
 * orders was set apart, it is the one that they belong to, and for who comes new the one that it was set apart from.
 */
export async function presentVisit(db: Database, table_id: string, who: Asking): Promise<Visit | null> {
  const columns = visitColumns(db);
  const [visit] = await db
    .select(columns)
    .from(visits)
    .where(ofTable(table_id))
    .orderBy(...likeliest(db, columns, { ...who, isMeant: meantBy(who) }))
    .limit(1);
  return visit === undefined ? null : visitOf(visit);
}

/**
 * The same as a query, to be joined beside others.
 * @param asked with the condition by which the visit is known whose code they carry
 */
export function presentQuery(
  db: Database,
  asked: {
    readonly table_id: string;
    readonly uid: string | null;
    readonly isMeant: SQL | undefined;
    readonly now: Date;
  },
) {
  const { table_id, uid, isMeant, now } = asked;
  const columns = visitColumns(db);
  return db
    .select({
      ...columns,
      is_under_way: columns.is_under_way.as("is_under_way"),
      is_opened: columns.is_opened.as("is_opened"),
    })
    .from(visits)
    .where(ofTable(table_id))
    .orderBy(...likeliest(db, columns, { uid, isMeant, now }))
    .limit(1)
    .as("present");
}

/** What of the query is a visit. */
export function presentColumns(present: ReturnType<typeof presentQuery>) {
  const { id, people, code, digits, ends_at, is_under_way, is_opened } = present;
  return { id, people, code, digits, ends_at, is_under_way, is_opened };
}

/** A visit with what was ordered in it lately, which limits what is ordered now. */
export interface OrderingVisit extends Visit {
  readonly sent: Sent;
}

/**
 * The present visit as one that is ordered in; and whether anybody came by the table's code who may sit elsewhere now, which a
 * party that was moved this moment has, read beside it.
 */
export async function visitOrdering(
  db: Database,
  { row, visit_id }: FoundTable,
  uid: string | null,
  now: Date,
): Promise<{ readonly visit: OrderingVisit | null; readonly haveLeft: boolean }> {
  const isMeant = visit_id === null ? undefined : eq(visits.id, visit_id);
  const present = presentQuery(db, { table_id: row.id, uid, isMeant, now });
  const sent = sentInVisit(db, eq(orders.sitting_id, present.id), now);
  const [found] = await db
    .select({
      visit: presentColumns(present),
      sent: { sent: sent.sent, first: sent.first },
      haveLeft: haveLeft({ store_id: row.store_id, table_id: row.id }),
    })
    .from(sql`(select 1) as one`)
    .leftJoin(present, sql`true`)
    .innerJoinLateral(sent, sql`true`);
  const visit = found?.visit ?? null;
  return {
    visit: found === undefined || visit === null ? null : { ...visitOf(visit), sent: found.sent },
    haveLeft: found?.haveLeft === true,
  };
}

/** Of the visits at a table those that the desk has not closed. */
export const ofTable = (table_id: string) => and(eq(visits.table_id, table_id), isNull(visits.closed_at));

/** Of several visits at a table the one that is meant comes first. */
function likeliest(
  db: Database,
  columns: VisitColumns,
  { uid, isMeant, now }: Pick<Asking, "uid" | "now"> & { readonly isMeant: SQL | undefined },
): SQL[] {
  const isOwn = (by: string) => {
    const ordered = and(eq(orders.uid, by), ne(orders.order_status, OrderStatus.canceled));
    const own = db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.sitting_id, visits.id), ordered));
    const guest = db
      .select({ one: sql`1` })
      .from(visitGuests)
      .where(and(eq(visitGuests.visit_id, visits.id), eq(visitGuests.uid, by)));
    return [desc(exists(own)), desc(exists(guest))];
  };
  return [
    desc(standsIn(columns, now)),
    ...(uid == null ? [] : isOwn(uid)),
    ...(isMeant === undefined ? [] : [desc(sql`coalesce(${isMeant}, false)`)]),
    asc(visits.is_apart),
    desc(visits.opened_at),
  ];
}

const meantBy = ({ visit_id }: Pick<Asking, "visit_id">): SQL | undefined =>
  visit_id === null ? undefined : eq(visits.id, visit_id);

/** Orders of a visit that are under way. */
function underWayIn(db: Database) {
  return db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.sitting_id, visits.id), inArray(orders.order_status, UNDER_WAY)));
}

/** Orders of a visit that are paid for and closed. */
function settledIn(db: Database) {
  return db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.sitting_id, visits.id), eq(orders.order_status, OrderStatus.settled)));
}

const isOpenedIn = (db: Database) =>
  sql<boolean>`(${isNotNull(visits.code)} and not ${exists(settledIn(db))})`;

/** Whether a party is at the table of a visit, as `stands` has it. */
const standsIn = ({ is_opened, is_under_way }: VisitColumns, now: Date): SQL =>
  sql`(${is_under_way} or (${is_opened} and ${gt(visits.ends_at, now)}))`;

/** Whether a visit that is open takes its table: its party is there, or its diners have not left. */
export const occupies = (db: Database, now: Date): SQL =>
  sql`(${visits.people} > 0 or ${standsIn(visitColumns(db), now)})`;

type VisitColumns = ReturnType<typeof visitColumns>;

function visitColumns(db: Database) {
  return {
    id: visits.id,
    people: visits.people,
    code: visits.code,
    digits: visits.digits,
    ends_at: visits.ends_at,
    is_under_way: sql<boolean>`${exists(underWayIn(db))}`,
    is_opened: isOpenedIn(db),
  };
}

/** Who has left is counted no more. */
export function visitOf({ people, ...visit }: Visit): Visit {
  return { ...visit, people: visit.is_under_way ? people : 0 };
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
