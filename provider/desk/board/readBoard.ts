import { and, asc, count, desc, eq, gt, inArray, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import { type Action, deskActions } from "#domain/orders/orderMachine.ts";
import { tableRules } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { stores, tables, visits } from "#provider/db/tables/stores.ts";
import { dueColumn, type OrderFacts, orderFacts, stateOf } from "#provider/orders/orderFacts.ts";
import { failedRefunds } from "#provider/payments/refundRows.ts";
import { unprintedOrders } from "#provider/printing/queue.ts";
import { waitsOutside } from "#provider/orders/visits/admission.ts";
import { occupies } from "#provider/orders/visits/presentVisit.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { tablesInUse } from "#provider/stores/tablesInUse.ts";
import { type BoardCalls, readCalls } from "./readCalls.ts";

/** Orders that the desk still has to do with, and those that it has just finished with. */
const OPEN: OrderStatus[] = [OrderStatus.pending, OrderStatus.confirmed, OrderStatus.completed];
const MINUTE = 60_000;
const JUST_NOW = 10 * MINUTE;
/** Orders of one page. */
const PAGE = 100;

export interface BoardOrder extends OrderFacts {
  readonly actions: readonly Action[];
  /** Whether the order, or what was added to it, is to be accepted. */
  readonly is_waiting: boolean;
  /** The booked time of an order away from the table; null at a table. */
  readonly due_at: Date | null;
  /** Whether that time has passed, and the order is not at the counter, or not at the door. */
  readonly is_late: boolean;
}

/** Orders of one way of ordering, on whatever page. */
export interface ModeCount {
  readonly mode: OrderType;
  readonly orders: number;
  readonly waiting: number;
}

export interface Board {
  readonly place: BoardPlace;
  /** Of this page. */
  readonly orders: readonly BoardOrder[];
  readonly counts: readonly ModeCount[];
  /** Orders that are to be taken, whatever page is shown. */
  readonly waiting: number;
  /** When an open order was last taken by the store's rule. */
  readonly takenByRule: Date | null;
  readonly pages: number;
  /** Orders from a table's bare id that the staff have not let in, the longest first. */
  readonly outside: readonly BoardOrder[];
  /** Orders that were served and paid some time ago. */
  readonly done: number;
  readonly tables: readonly (typeof tables.$inferSelect & {
    /** Diners of the present visit; null at a free table. */
    readonly people: number | null;
  })[];
  readonly calls: BoardCalls;
  /** The store's goods that are marked as sold out, by their ids, with when that ends by itself. */
  readonly soldOut: ReadonlyMap<string, Date | null>;
  /** Yen of orders that the gateway has not given back so far, by their numbers. */
  readonly failed: ReadonlyMap<string, number>;
  /** Orders of which a ticket did not print in time. */
  readonly unprinted: ReadonlySet<string>;
}

/**
 * What the desk of a store shows: a page of its orders, what waits first and of that what is due next, whom to let in,
 * its tables, and who calls. Everything is counted, whatever page is shown.
 */
export async function readBoard(
  db: Database,
  store: Pick<StoreRow, "id" | "kitchen_rules" | "table_rules">,
  place: BoardPlace,
  now: Date,
): Promise<Board> {
  const failed = await failedRefunds(db, { store_id: store.id });
  const { where, isDone } = boardFilter(store, place, now, [...failed.keys()]);
  const all = await countModes(db, where);
  const shown = all.filter(({ mode }) => place.mode === null || mode === place.mode);
  const pages = Math.max(1, Math.ceil(totalOf(shown) / PAGE));
  const page = Math.min(place.page, pages);
  const ofMode = place.mode === null ? undefined : eq(orders.order_type, place.mode);
  const open = place.isDone
    ? await countModes(db, boardFilter(store, OPEN_PAGE, now, [...failed.keys()]).where)
    : all;
  const [done] = await db.select({ orders: count() }).from(orders).where(isDone);
  const outside = and(eq(orders.store_id, store.id), waitsOutside);
  return {
    place: { ...place, page },
    orders: await readOrders(db, { where: and(where, ofMode), page }, now),
    counts: all,
    waiting: waitingOf(open),
    takenByRule: store.kitchen_rules.taking === undefined ? null : await lastTakenByRule(db, store.id),
    pages,
    outside: await readOrders(db, { where: outside, page: 1 }, now),
    done: done?.orders ?? 0,
    tables: await readTables(db, store.id, now),
    calls: await readCalls(db, store, now),
    soldOut: await soldOutOf(db, store.id),
    failed,
    unprinted: await unprintedOrders(db, { store_id: store.id }, now),
  };
}

/** A store's goods that are marked as sold out, by their ids, with when that ends by itself. */
export async function soldOutOf(db: Database, store_id: string): Promise<ReadonlyMap<string, Date | null>> {
  const marked = and(eq(goods.store_id, store_id), goods.is_sold_out);
  const gone = await db.select({ id: goods.id, until: goods.sold_out_until }).from(goods).where(marked);
  return new Map(gone.map(({ id, until }) => [id, until]));
}

/** Orders and calls of a store that wait for the staff: what its board rings for. */
export async function waitingAt(db: Database, store_id: string, now: Date): Promise<number> {
  const [store] = await db
    .select({ id: stores.id, table_rules: stores.table_rules })
    .from(stores)
    .where(eq(stores.id, store_id));
  if (store === undefined) return 0;
  const { where } = boardFilter(store, OPEN_PAGE, now, []);
  const { known } = await readCalls(db, store, now);
  return waitingOf(await countModes(db, where)) + known;
}

/** When what the kitchen has before it was last taken by the store's rule; null: by somebody's tap. */
async function lastTakenByRule(db: Database, store_id: string): Promise<Date | null> {
  const isBefore = and(eq(orders.store_id, store_id), eq(orders.order_status, OrderStatus.confirmed));
  const [last] = await db
    .select({ at: orderRounds.accepted_at })
    .from(orders)
    .innerJoin(orderRounds, eq(orderRounds.order_no, orders.order_no))
    .where(and(isBefore, orderRounds.is_taken_by_rule))
    .orderBy(desc(orderRounds.accepted_at))
    .limit(1);
  return last?.at ?? null;
}

/** How many of them are to be taken. */
function waitingOf(counts: readonly ModeCount[]): number {
  return counts.reduce((sum, { waiting }) => sum + waiting, 0);
}

/** How many orders there are in all. */
function totalOf(counts: readonly ModeCount[]): number {
  return counts.reduce((sum, { orders: some }) => sum + some, 0);
}

/** The filter of a page's orders, and of those that are done. What nobody let in stands apart. */
function boardFilter(
  { id, table_rules }: Pick<StoreRow, "id" | "table_rules">,
  { isDone: showsDone }: BoardPlace,
  now: Date,
  /** Orders of which a part could not be given back. */
  failed: readonly string[],
): { where: SQL | undefined; isDone: SQL | undefined } {
  const recent = new Date(now.getTime() - JUST_NOW);
  const closing = new Date(now.getTime() - tableRules(table_rules).closing_minutes * MINUTE);
  const own = eq(orders.store_id, id);
  const served = and(
    eq(orders.order_status, OrderStatus.completed),
    inArray(orders.pay_status, [PayStatus.paid, PayStatus.collected]),
    lte(orders.completed_at, closing),
  );
  const isDone = and(own, served);
  if (showsDone) return { where: isDone, isDone };
  const isOpen = or(
    inArray(orders.order_status, OPEN),
    eq(orders.pay_status, PayStatus.refundFailed),
    failed.length > 0 ? inArray(orders.order_no, [...failed]) : undefined,
    gt(orders.settled_at, recent),
    // What nobody let in leaves without a trace: anyone can send as much of that as they like.
    and(gt(orders.cancelled_at, recent), isNull(orders.let_in_until)),
  );
  const apart = or(waitsOutside, served) ?? sql`false`;
  return { where: and(own, isOpen, sql`(${not(apart)}) is not false`), isDone };
}

const waits = sql<boolean>`(${orders.order_status} = 0 or (${orders.order_status} > 0 and exists (
  select 1 from ${orderRounds} where ${orderRounds.order_no} = ${orders.order_no}
    and ${orderRounds.round} > 1 and ${orderRounds.accepted_at} is null)))`;

/** What waits, what the kitchen has to do with, what is on its way to the customer or there, what is over. */
const rank = sql<number>`case when ${waits} then 0 when ${orders.order_status} < 0 then 4
  when ${orders.order_status} = 1 and ${orders.ready_at} is not null then 2 else ${orders.order_status} end`;

async function countModes(db: Database, where: SQL | undefined): Promise<ModeCount[]> {
  return db
    .select({
      mode: orders.order_type,
      orders: count(),
      waiting: sql`count(*) filter (where ${waits})`.mapWith(Number),
    })
    .from(orders)
    .where(where)
    .groupBy(orders.order_type)
    .orderBy(asc(orders.order_type));
}

async function readOrders(
  db: Database,
  { where, page }: { readonly where: SQL | undefined; readonly page: number },
  now: Date,
): Promise<BoardOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(asc(rank), asc(dueColumn), asc(orders.placed_at), asc(orders.order_no))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  return (await orderFacts(db, rows)).map((facts) => boardOrderOf(facts, now));
}

/** An order with what the desk can do about it now. */
export function boardOrderOf(facts: OrderFacts, now: Date): BoardOrder {
  const { order } = facts;
  const state = stateOf(facts, null);
  const is_waiting =
    !state.is_to_be_let_in && (state.order_status === OrderStatus.pending || state.has_pending_round);
  const due_at = order.pickup_at ?? order.receive_at;
  return { ...facts, actions: deskActions(state), is_waiting, due_at, is_late: isLate(facts, due_at, now) };
}

function isLate({ order }: OrderFacts, due_at: Date | null, now: Date): boolean {
  if (due_at === null || due_at > now || order.order_status < 0 || order.order_status > 1) return false;
  return order.order_type !== OrderType.takeAway || order.ready_at === null;
}

/** Whoever sat at a table and has cancelled everything has left it, unless it was opened for them. */
export async function readTables(db: Database, store_id: string, now: Date): Promise<Board["tables"]> {
  const places = await db
    .select()
    .from(tables)
    .where(tablesInUse(store_id))
    .orderBy(asc(tables.position), asc(tables.id));
  const ids = places.map(({ id }) => id);
  const taken = await db
    .select({ table_id: visits.table_id, people: visits.people })
    .from(visits)
    .where(and(inArray(visits.table_id, ids), isNull(visits.closed_at), occupies(db, now)));
  const peopleAt = new Map<string, number>();
  for (const { people, table_id } of taken) peopleAt.set(table_id, (peopleAt.get(table_id) ?? 0) + people);
  return places.map((place) => ({ ...place, people: peopleAt.get(place.id) ?? null }));
}

/** What is open, all of it. */
const OPEN_PAGE: BoardPlace = { page: 1, mode: null, isDone: false };

/** Which of a store's orders a board shows. */
export interface BoardPlace {
  /** From 1; the last one where there are fewer. */
  readonly page: number;
  /** One way of ordering alone; null: all. */
  readonly mode: OrderType | null;
  /** Those that were served and paid some time ago, and wait for nothing but to be closed. */
  readonly isDone: boolean;
}
