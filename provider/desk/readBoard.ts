import { and, asc, desc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { OrderStatus } from "#contract/enumerations.ts";
import { type Action, deskActions } from "#domain/orderMachine.ts";
import type { Database } from "#provider/db/database.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { sittings, tables } from "#provider/db/tables/stores.ts";
import { type OrderFacts, orderFacts, stateOf } from "#provider/orders/orderFacts.ts";

/** Orders that the desk still has to do with, and those that it has just finished with. */
const OPEN: OrderStatus[] = [0, 1, 2];
const REFUND_FAILED = 4;
const JUST_NOW = 10 * 60_000;
const AT_ONCE = 100;

export interface BoardOrder extends OrderFacts {
  readonly actions: readonly Action[];
  readonly has_pending_round: boolean;
}

export interface Board {
  readonly orders: readonly BoardOrder[];
  readonly tables: readonly (typeof tables.$inferSelect & {
    /** Diners of the present sitting; null at a free table. */
    readonly people: number | null;
  })[];
  readonly calls: readonly (typeof staffCalls.$inferSelect)[];
}

/** What the desk of a store shows: orders to act on, oldest first, its tables, and who calls. */
export async function readBoard(db: Database, store_id: string, now: Date): Promise<Board> {
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
    .orderBy(asc(orders.placed_at), asc(orders.order_no))
    .limit(AT_ONCE);
  const facts = await orderFacts(db, rows);
  const places = await db
    .select()
    .from(tables)
    .where(eq(tables.store_id, store_id))
    .orderBy(asc(tables.position));
  const open = await db
    .select()
    .from(sittings)
    .where(
      and(
        inArray(
          sittings.table_id,
          places.map(({ id }) => id),
        ),
        isNull(sittings.closed_at),
      ),
    );
  const calls = await db
    .select()
    .from(staffCalls)
    .where(and(eq(staffCalls.store_id, store_id), isNull(staffCalls.answered_at)))
    .orderBy(desc(staffCalls.created_at))
    .limit(AT_ONCE);
  return {
    orders: facts.map((one) => {
      const state = stateOf(one, null);
      return { ...one, actions: deskActions(state), has_pending_round: state.has_pending_round };
    }),
    tables: places.map((place) => ({
      ...place,
      people: open.find(({ table_id }) => table_id === place.id)?.people ?? null,
    })),
    calls,
  };
}
