import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { OrderStatus } from "#contract/enumerations.ts";
import { type Action, deskActions } from "#domain/orderMachine.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { sittings, tables } from "#provider/db/tables/stores.ts";
import { type OrderFacts, orderFacts, stateOf } from "#provider/orders/orderFacts.ts";
import { type BoardCall, readCalls } from "./readCalls.ts";

/** Orders that the desk still has to do with, and those that it has just finished with. */
const OPEN: OrderStatus[] = [0, 1, 2];
const REFUND_FAILED = 4;
const JUST_NOW = 10 * 60_000;
const AT_ONCE = 300;

export interface BoardOrder extends OrderFacts {
  readonly actions: readonly Action[];
  /** Whether the order, or what was added to it, is to be accepted. */
  readonly is_waiting: boolean;
  /** The booked time of an order away from the table; null at a table. */
  readonly due_at: Date | null;
  /** Whether that time has passed, and the order is not at the counter, or not at the door. */
  readonly is_late: boolean;
}

export interface Board {
  readonly orders: readonly BoardOrder[];
  readonly tables: readonly (typeof tables.$inferSelect & {
    /** Diners of the present sitting; null at a free table. */
    readonly people: number | null;
  })[];
  readonly calls: readonly BoardCall[];
}

/** What the desk of a store shows: its orders, what waits first and of that what is due next, its tables, and who calls. */
export async function readBoard(db: Database, store_id: string, now: Date): Promise<Board> {
  const found = await readOrders(db, store_id, now);
  const underWay = new Set(
    found.filter(({ order }) => OPEN.includes(order.order_status)).map(({ order }) => order.sitting_id),
  );
  return {
    orders: found,
    tables: await readTables(db, store_id, underWay),
    calls: await readCalls(db, store_id, now),
  };
}

/** A table's order is due at once. */
const dueColumn = sql`coalesce(${orders.pickup_at}, ${orders.receive_at}, ${orders.placed_at})`;

async function readOrders(db: Database, store_id: string, now: Date): Promise<BoardOrder[]> {
  const recent = new Date(now.getTime() - JUST_NOW);
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.store_id, store_id),
        or(
          inArray(orders.order_status, OPEN),
          eq(orders.pay_status, REFUND_FAILED),
          gt(orders.settled_at, recent),
          gt(orders.cancelled_at, recent),
        ),
      ),
    )
    .orderBy(sql`${orders.order_status} <> 0`, asc(dueColumn), asc(orders.placed_at), asc(orders.order_no))
    .limit(AT_ONCE);
  const facts = await orderFacts(db, rows);
  return facts
    .map((one) => {
      const state = stateOf(one, null);
      const is_waiting = state.order_status === 0 || state.has_pending_round;
      const due_at = one.order.pickup_at ?? one.order.receive_at;
      return { ...one, actions: deskActions(state), is_waiting, due_at, is_late: isLate(one, due_at, now) };
    })
    .toSorted((one, other) => rank(one) - rank(other) || dueTime(one) - dueTime(other));
}

function isLate({ order }: OrderFacts, due_at: Date | null, now: Date): boolean {
  if (due_at === null || due_at > now || order.order_status < 0 || order.order_status > 1) return false;
  return order.order_type !== 2 || order.ready_at === null;
}

function dueTime({ due_at, order }: Pick<BoardOrder, "due_at" | "order">): number {
  return (due_at ?? order.placed_at).getTime();
}

/** What waits, what the kitchen has to do with, what is on its way to the customer or there, what is over. */
function rank({ is_waiting, order }: Pick<BoardOrder, "is_waiting" | "order">): number {
  if (is_waiting) return 0;
  if (order.order_status < 0) return 4;
  return order.order_status === 1 && order.ready_at !== null ? 2 : order.order_status;
}

/** Whoever sat at a table and has cancelled everything has left it. */
async function readTables(
  db: Database,
  store_id: string,
  underWay: ReadonlySet<string | null>,
): Promise<Board["tables"]> {
  const places = await db
    .select()
    .from(tables)
    .where(eq(tables.store_id, store_id))
    .orderBy(asc(tables.position), asc(tables.id));
  const ids = places.map(({ id }) => id);
  const taken = await db
    .select()
    .from(sittings)
    .where(and(inArray(sittings.table_id, ids), isNull(sittings.closed_at)));
  const peopleAt = new Map(
    taken
      .filter(({ id, people }) => people > 0 || underWay.has(id))
      .map(({ people, table_id }) => [table_id, people]),
  );
  return places.map((place) => ({ ...place, people: peopleAt.get(place.id) ?? null }));
}
