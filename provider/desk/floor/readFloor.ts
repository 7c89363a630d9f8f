import { createHash } from "node:crypto";
import { and, asc, eq, inArray, isNotNull, isNull, min, ne, or, sql } from "drizzle-orm";
import type { Floor, FloorState, FloorTable } from "#contract/calls/desk/floor.ts";
import { OrderStatus, PayStatus, StaffCallKind } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { withPlaces } from "#domain/floor/floorGrid.ts";
import { waitsAt } from "#domain/kitchen/kitchenRules.ts";
import { tableRules } from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { tables, visits } from "#provider/db/tables/stores.ts";
import { openCalls } from "#provider/desk/board/readCalls.ts";
import { leftToPay } from "#provider/orders/orderFacts.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { waitsOutside } from "#provider/orders/visits/admission.ts";
import { mayBePaying } from "#provider/orders/visits/moveOrders.ts";
import { stands } from "#provider/orders/visits/presentVisit.ts";
import { OPEN } from "#provider/payments/paymentRows.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { isHoliday } from "#provider/stores/hours/opening.ts";
import { tablesInUse } from "#provider/stores/tablesInUse.ts";

type TableRow = typeof tables.$inferSelect;
type VisitRow = typeof visits.$inferSelect;

/** A store's tables, in the order of the store. */
export function tablesOf(db: Database, store_id: string): Promise<TableRow[]> {
  return db.select().from(tables).where(tablesInUse(store_id)).orderBy(asc(tables.position), asc(tables.id));
}

/** What stands for an arrangement: whoever saves another one has seen this one. */
export function stampOfFloor(rows: readonly TableRow[]): string {
  const places = rows
    .map(({ area, id, plan_x, plan_y, shape }) => [id, area, plan_x, plan_y, shape])
    .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(places)).digest("base64url").slice(0, 16);
}

/** A store's tables as they are now, each with its place on the plan. */
export async function readFloor(
  db: Database,
  store: StoreRow,
  { language, now }: { readonly language: WireLanguage; readonly now: Date },
): Promise<Floor> {
  const read_at = Math.round(performance.timeOrigin + performance.now());
  const rows = await tablesOf(db, store.id);
  const sat = await readParties(db, store, { ids: rows.map(({ id }) => id), now });
  const waits = waitsAt(tableRules(store.table_rules), store.kitchen_rules, {
    now,
    time_zone: store.time_zone,
    isHoliday,
  });
  const placed = withPlaces(
    rows.map((row) => ({ ...row, table_id: row.id, x: row.plan_x, y: row.plan_y, area: row.area })),
  );
  return {
    store: {
      store_id: store.id,
      name: store.name[language],
      time_zone: store.time_zone,
      slow_minutes: waits.slow_minutes,
      late_minutes: waits.late_minutes,
    },
    tables: placed.map((row) => {
      const { area, id, is_locked, joined_sitting_id, name, seats, shape, x, y } = row;
      const own = sat.get(id) ?? NOBODY;
      const joined = own.visits.length > 0 ? null : joinedTo(joined_sitting_id, sat);
      return {
        table_id: id,
        area,
        x,
        y,
        shape,
        name,
        seats,
        is_locked,
        joined_to: joined,
        ...partyOf(own, is_locked),
      };
    }),
    has_visits: store.table_entry !== "open",
    is_arranged: rows.some(({ plan_x }) => plan_x !== null),
    stamp: stampOfFloor(rows),
    read_at,
  };
}

/** An order at a table, as far as it says how its party stands. */
type Ordered = Pick<
  OrderRow,
  | "completed_at"
  | "is_cashier_pending"
  | "is_locked"
  | "let_in_until"
  | "order_no"
  | "order_status"
  | "parts_total"
  | "pay_status"
  | "placed_at"
  | "sitting_id"
  | "stored_total"
  | "table_id"
  | "total"
> & {
  /** When what is to be taken of it was ordered; null: all of it was. */
  readonly waits_since: Date | null;
  readonly is_paying: boolean;
};

interface AtTable {
  readonly visits: VisitRow[];
  readonly orders: Ordered[];
  /** Calls that wait, and since when the first of them does. */
  readonly calls: number;
  readonly called_at: Date | null;
}

const NOBODY: AtTable = { visits: [], orders: [], calls: 0, called_at: null };

/** Who sits at which table of a store, and what they have ordered, in a few statements however many they are. */
async function readParties(
  db: Database,
  store: Pick<StoreRow, "id" | "table_rules">,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, AtTable>> {
  const found = new Map<string, AtTable>();
  const at = (table_id: string) => {
    const known = found.get(table_id) ?? { visits: [], orders: [], calls: 0, called_at: null };
    found.set(table_id, known);
    return known;
  };
  const open = await db
    .select()
    .from(visits)
    .where(and(inArray(visits.table_id, [...ids]), isNull(visits.closed_at)))
    .orderBy(asc(visits.is_apart), asc(visits.opened_at));
  const ordered = await readOrdered(db, store.id, open);
  for (const visit of open) {
    const own = ordered.filter(({ sitting_id }) => sitting_id === visit.id);
    // Whoever has cancelled everything has left.
    const isUnderWay = own.some(({ order_status }) => order_status < OrderStatus.settled);
    const isOpened =
      visit.code !== null && own.every(({ order_status }) => order_status < OrderStatus.settled);
    const isThere =
      visit.people > 0 || stands({ ...visit, is_under_way: isUnderWay, is_opened: isOpened }, now);
    if (!isThere) continue;
    at(visit.table_id).visits.push(visit);
    at(visit.table_id).orders.push(...own);
  }
  for (const order of ordered)
    if (order.sitting_id === null && order.table_id !== null) at(order.table_id).orders.push(order);
  const called = await db
    .select({
      table_id: staffCalls.table_id,
      calls: sql`count(*)`.mapWith(Number),
      called_at: min(staffCalls.created_at),
    })
    .from(staffCalls)
    .where(
      and(openCalls(store, now), ne(staffCalls.kind, StaffCallKind.message), isNotNull(staffCalls.table_id)),
    )
    .groupBy(staffCalls.table_id);
  for (const { called_at, calls, table_id } of called)
    if (table_id !== null) found.set(table_id, { ...at(table_id), calls, called_at });
  return found;
}

/** Orders of these visits that were not cancelled, and those that wait to be let in. */
async function readOrdered(db: Database, store_id: string, open: readonly VisitRow[]): Promise<Ordered[]> {
  const ofVisit = inArray(
    orders.sitting_id,
    open.map(({ id }) => id),
  );
  const untaken = db
    .select({ since: min(orderRounds.placed_at) })
    .from(orderRounds)
    .where(and(eq(orderRounds.order_no, orders.order_no), isNull(orderRounds.accepted_at)));
  const rows = await db
    .select({ order: orders, since: sql`(${untaken})`.mapWith(orderRounds.placed_at) })
    .from(orders)
    .where(
      and(
        eq(orders.store_id, store_id),
        or(and(ofVisit, ne(orders.order_status, OrderStatus.canceled)), waitsOutside),
      ),
    )
    .orderBy(asc(orders.placed_at), asc(orders.order_no));
  const locked = rows.flatMap(({ order }) => (mayBePaying(order) ? order.order_no : []));
  const paying =
    locked.length === 0
      ? []
      : await db
          .select({ order_no: payments.order_no })
          .from(payments)
          .where(and(inArray(payments.order_no, locked), inArray(payments.state, OPEN)));
  return rows.map(({ order, since }) => ({
    ...order,
    waits_since: order.order_status < OrderStatus.settled ? (since as Date | null) : null,
    is_paying: paying.some(({ order_no }) => order_no === order.order_no),
  }));
}

/** How a party stands, by all that it has ordered. */
function partyOf(
  at: AtTable,
  is_locked: boolean,
): Omit<
  FloorTable,
  "table_id" | "area" | "x" | "y" | "shape" | "name" | "seats" | "is_locked" | "joined_to"
> {
  const inside = at.orders.filter(({ sitting_id }) => sitting_id !== null);
  const waiting = at.orders.filter(({ waits_since }) => waits_since !== null);
  const { since, state } = stateOf(at, is_locked);
  return {
    state,
    visit_ids: at.visits.map(({ id }) => id),
    people: at.visits.length === 0 ? null : at.visits.reduce((sum, { people }) => sum + people, 0),
    opened_at: earliest(at.visits.map(({ opened_at }) => opened_at))?.toISOString() ?? null,
    state_since: since?.toISOString() ?? null,
    total: inside.reduce((sum, { total }) => sum + total, 0),
    left_to_pay: inside.reduce((sum, order) => sum + leftToPay(order), 0),
    waiting: waiting.length,
    calls: at.calls,
    is_paying: at.orders.some(({ is_paying }) => is_paying),
  };
}

/** In which state a table is, and since when: of several things what needs somebody first. */
function stateOf(
  at: AtTable,
  is_locked: boolean,
): { readonly state: FloorState; readonly since: Date | null } {
  const open = at.orders.filter(({ order_status }) => order_status < OrderStatus.settled);
  const waiting = open.flatMap(({ waits_since }) => waits_since ?? []);
  const unpaid = open.filter(({ pay_status }) => pay_status === PayStatus.unpaid);
  const asked = unpaid.filter((order) => order.is_cashier_pending || order.is_locked);
  const awaited = open.filter(({ order_status }) => order_status < OrderStatus.completed);
  if (at.calls > 0) return { state: "calling", since: at.called_at };
  if (waiting.length > 0) return { state: "waiting", since: earliest(waiting) };
  if (asked.length > 0) return { state: "to_pay", since: null };
  if (awaited.length > 0)
    return { state: "ordered", since: earliest(awaited.map(({ placed_at }) => placed_at)) };
  if (unpaid.length > 0)
    return { state: "eating", since: latest(unpaid.flatMap(({ completed_at }) => completed_at ?? [])) };
  if (at.orders.length > 0) return { state: "paid", since: null };
  if (at.visits.length > 0) return { state: "seated", since: null };
  return { state: is_locked ? "locked" : "free", since: null };
}

/** The table of the visit that a table was joined to, while that lasts. */
function joinedTo(visit_id: string | null, sat: ReadonlyMap<string, AtTable>): string | null {
  if (visit_id === null) return null;
  for (const [table_id, { visits: there }] of sat)
    if (there.some(({ id }) => id === visit_id)) return table_id;
  return null;
}

const earliest = (times: readonly Date[]): Date | null =>
  times.reduce<Date | null>((found, time) => (found === null || time < found ? time : found), null);
const latest = (times: readonly Date[]): Date | null =>
  times.reduce<Date | null>((found, time) => (found === null || time > found ? time : found), null);
