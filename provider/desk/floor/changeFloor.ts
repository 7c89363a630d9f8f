import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, ne } from "drizzle-orm";
import type { FloorChange, FloorRefusal } from "#contract/calls/desk/floor.ts";
import { OrderStatus } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { billPayments } from "#provider/db/tables/payments.ts";
import { tables, visits } from "#provider/db/tables/stores.ts";
import { signalStore } from "#provider/notices/inform.ts";
import { joinGuests, moveGuests, splitGuests } from "#provider/orders/visits/moveGuests.ts";
import {
  findVisit,
  isBeingPaid,
  isTaken,
  lockOrdersOf,
  lockTables,
  putOrders,
  type VisitRow,
} from "#provider/orders/visits/moveOrders.ts";
import { newEntry, takeDigits } from "#provider/orders/visits/openVisit.ts";
import { occupies } from "#provider/orders/visits/presentVisit.ts";
import { closeVisits } from "#provider/orders/visits/visits.ts";
import { standingParts, sumOfParts } from "#provider/payments/tableBill/coverVisit.ts";
import type { Parts } from "#provider/server/context.ts";

interface Changing {
  readonly db: Database;
  readonly store_id: string;
  readonly now: Date;
  readonly parts: Pick<Parts, "random" | "signingKey">;
}

/** `done`: it was. `again`: it had been done before, and nothing was. `gone`: the store has no such table. */
export type FloorOutcome = "done" | "again" | "gone" | FloorRefusal;

/**
 * Does with parties what somebody saw and asked for: the tables are locked, and what has changed meanwhile is refused. In a
 * transaction of the caller's, who undoes it unless it was done.
 */
export async function doOnFloor(on: Changing, change: FloorChange): Promise<FloorOutcome> {
  const { db, now, store_id } = on;
  const ids = change.kind === "part" ? [change.table_id] : [change.table_id, change.to_table_id];
  const locked = await lockTables(db, store_id, ids);
  if (ids.some((id) => !locked.has(id))) return "gone";
  const outcome = await outcomeOf(on, change, locked);
  if (outcome === "done") await signalStore(db, store_id, "table_changed", now);
  return outcome;
}

type Locked = Awaited<ReturnType<typeof lockTables>>;

function outcomeOf(on: Changing, change: FloorChange, locked: Locked): Promise<FloorOutcome> | FloorOutcome {
  switch (change.kind) {
    case "move":
      return move(on, change, locked);
    case "join":
      return join(on, change, locked);
    case "split":
      return split(on, change, locked);
    case "part":
      return part(on, change.table_id, locked);
  }
}

type Of<Kind extends FloorChange["kind"]> = Extract<FloorChange, { kind: Kind }>;

/** Whether a visit is open at that table. */
const isAt = (visit: VisitRow | undefined, table_id: string): boolean =>
  visit !== undefined && visit.closed_at === null && visit.table_id === table_id;

/** A visit of the store that is open at that table; undefined where it is not, by now. */
async function visitAt(
  { db, store_id }: Changing,
  table_id: string,
  id: string,
): Promise<VisitRow | undefined> {
  const visit = await findVisit(db, store_id, id);
  return isAt(visit, table_id) ? visit : undefined;
}

async function move(on: Changing, change: Of<"move">, locked: Locked): Promise<FloorOutcome> {
  const { db, now } = on;
  const { table_id, to_table_id, visit_id } = change;
  if ((await visitAt(on, to_table_id, visit_id)) !== undefined) return "again";
  const visit = await visitAt(on, table_id, visit_id);
  const table = locked.get(to_table_id);
  if (table === undefined || visit === undefined) return "changed";
  if (table.is_locked) return "locked";
  if ((await isTaken(db, to_table_id, now)) || (await isJoined(on, table, visit))) return "taken";
  const some = await lockOrdersOf(db, visit);
  if (await isBeingPaid(db, some)) return "paying";
  await closeVisits(db, to_table_id, now);
  const going = { from: visit, to: { id: visit.id, table_id: to_table_id }, table, now };
  await moveGuests(db, some, going);
  // Set apart before, it had none of its own.
  if (visit.code !== null && visit.digits === null) {
    const digits = await takeDigits(db, table, on.parts);
    await db.update(visits).set({ digits }).where(eq(visits.id, visit.id));
  }
  await putOrders(db, some, going);
  await standAlone(on, to_table_id);
  return "done";
}

async function join(on: Changing, change: Of<"join">, locked: Locked): Promise<FloorOutcome> {
  const { db, now, store_id } = on;
  const { table_id, to_table_id, to_visit_id, visit_id } = change;
  if (table_id === to_table_id && visit_id === null) return "nothing";
  const to = await visitAt(on, to_table_id, to_visit_id);
  const own = locked.get(table_id);
  const table = locked.get(to_table_id);
  if (own === undefined || table === undefined || to === undefined) return "changed";
  const visit = visit_id === null ? undefined : await findVisit(db, store_id, visit_id);
  const isOver = visit_id === null || (visit !== undefined && visit.closed_at !== null);
  if (isOver && (own.joined_sitting_id === to.id || table_id === to_table_id)) return "again";
  if (visit_id === null) {
    if (await isTaken(db, table_id, now)) return "changed";
    await closeVisits(db, table_id, now);
  } else {
    if (visit === undefined || !isAt(visit, table_id)) return "changed";
    const some = [...(await lockOrdersOf(db, visit)), ...(await lockOrdersOf(db, to))];
    if (await isBeingPaid(db, some)) return "paying";
    const leaving = some.filter(({ sitting_id }) => sitting_id === visit.id);
    await joinGuests(db, leaving, { from: visit, to, table, now });
    await putOrders(db, leaving, { from: visit, to, table, now });
    await joinBills(on, visit, to);
    await db.update(visits).set({ closed_at: now, people: 0 }).where(eq(visits.id, visit.id));
    // Diners whom no order has counted come along.
    const counted = leaving.reduce((sum, { people }) => sum + people, 0);
    const [after] = await db.select({ people: visits.people }).from(visits).where(eq(visits.id, to.id));
    const others = Math.max(0, visit.people - counted);
    if (others > 0)
      await db
        .update(visits)
        .set({ people: (after?.people ?? 0) + others })
        .where(eq(visits.id, to.id));
    // What was joined to the one that is over goes along.
    await db.update(tables).set({ joined_sitting_id: to.id }).where(ofVisit(store_id, visit.id));
  }
  if (table_id !== to_table_id && !(await isTaken(db, table_id, now)))
    await db.update(tables).set({ joined_sitting_id: to.id }).where(ofTable(store_id, table_id));
  return "done";
}

/** Parts of a visit's bill go along with its orders: canceled ones too, of which some of them went back. */
async function joinBills({ db, store_id }: Changing, from: VisitRow, to: VisitRow): Promise<void> {
  await db
    .update(billPayments)
    .set({ visit_id: to.id })
    .where(and(eq(billPayments.store_id, store_id), eq(billPayments.visit_id, from.id)));
  const isOver = eq(orders.order_status, OrderStatus.canceled);
  await db
    .update(orders)
    .set({ sitting_id: to.id })
    .where(and(eq(orders.sitting_id, from.id), isOver, gt(orders.parts_total, 0)));
}

async function split(on: Changing, change: Of<"split">, locked: Locked): Promise<FloorOutcome> {
  const { db, now, store_id } = on;
  const { order_nos, table_id, to_table_id, to_visit_id, visit_id } = change;
  const visit = await visitAt(on, table_id, visit_id);
  const table = locked.get(to_table_id);
  if (table === undefined || visit === undefined) return "changed";
  const all = await lockOrdersOf(db, visit);
  const leaving = all.filter(({ order_no }) => order_nos.includes(order_no));
  if (leaving.length === 0 && (await areThere(on, change))) return "again";
  if (leaving.length < new Set(order_nos).size) return "changed";
  // All of them would be a move.
  if (leaving.length === all.length) return "nothing";
  if (await isBeingPaid(db, leaving)) return "paying";
  // What parts paid is money of the whole bill.
  if (sumOfParts(await standingParts(db, visit.id)) > 0) return "paid_in_parts";
  let to: Pick<VisitRow, "id" | "table_id">;
  if (to_visit_id === null) {
    if (to_table_id !== table_id) {
      if (table.is_locked) return "locked";
      if ((await isTaken(db, to_table_id, now)) || (await isJoined(on, table, visit))) return "taken";
      await closeVisits(db, to_table_id, now);
      await standAlone(on, to_table_id);
    }
    to = { id: randomUUID(), table_id: to_table_id };
    const opened_at = leaving.reduce((first, { placed_at }) => (placed_at < first ? placed_at : first), now);
    const is_apart = to_table_id === table_id;
    // As long as the visit that it leaves, and by a code of its own.
    const entry = visit.code === null ? {} : await newEntry(db, { table, is_apart }, on.parts);
    const { ends_at } = visit;
    await db.insert(visits).values({ ...to, store_id, people: 0, opened_at, is_apart, ends_at, ...entry });
  } else {
    const known = await visitAt(on, to_table_id, to_visit_id);
    if (known === undefined || known.id === visit.id) return "changed";
    to = known;
  }
  await putOrders(db, leaving, { from: visit, to, table, now });
  await splitGuests(db, leaving, { from: visit, to, table, now });
  return "done";
}

/** Whether orders stand already where they are to go, by an earlier try. */
async function areThere({ db, store_id }: Changing, change: Of<"split">): Promise<boolean> {
  const { order_nos, to_table_id, to_visit_id, visit_id } = change;
  const open = await db
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.store_id, store_id),
        eq(visits.table_id, to_table_id),
        isNull(visits.closed_at),
        ne(visits.id, visit_id),
      ),
    );
  const there = open.filter(({ id }) => to_visit_id === null || id === to_visit_id);
  for (const visit of there) {
    const own = (await lockOrdersOf(db, visit)).map(({ order_no }) => order_no);
    if (order_nos.every((order_no) => own.includes(order_no))) return true;
  }
  return false;
}

async function part(on: Changing, table_id: string, locked: Locked): Promise<FloorOutcome> {
  if (locked.get(table_id)?.joined_sitting_id === null) return "again";
  await standAlone(on, table_id);
  return "done";
}

const ofTable = (store_id: string, id: string) => and(eq(tables.store_id, store_id), eq(tables.id, id));
const ofVisit = (store_id: string, id: string) =>
  and(eq(tables.store_id, store_id), eq(tables.joined_sitting_id, id));

async function standAlone({ db, store_id }: Changing, table_id: string): Promise<void> {
  await db.update(tables).set({ joined_sitting_id: null }).where(ofTable(store_id, table_id));
}

/** Whether a table was joined to a party that lasts, other than that of `visit`. */
async function isJoined(
  { db, now }: Changing,
  { joined_sitting_id }: Pick<typeof tables.$inferSelect, "joined_sitting_id">,
  visit: VisitRow,
): Promise<boolean> {
  if (joined_sitting_id === null || joined_sitting_id === visit.id) return false;
  return (
    (await db.$count(
      visits,
      and(eq(visits.id, joined_sitting_id), isNull(visits.closed_at), occupies(db, now)),
    )) > 0
  );
}
