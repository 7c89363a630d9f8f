import { and, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { DishMark } from "#contract/calls/desk/kitchen.ts";
import { OrderStatus, OrderType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import { signalOrders } from "#provider/notices/informLine.ts";

/** What a mark writes, and at which dishes it changes something. */
const MARKS: Readonly<
  Record<DishMark, { readonly set: (now: Date) => Record<string, unknown>; readonly at: SQL | undefined }>
> = {
  ready: {
    set: (now) => ({ ready_at: now }),
    at: and(isNull(orderLines.ready_at), isNull(orderLines.served_at)),
  },
  served: {
    set: (now) => ({ served_at: now, ready_at: sql`coalesce(${orderLines.ready_at}, ${now.toISOString()})` }),
    at: isNull(orderLines.served_at),
  },
  unserved: { set: () => ({ served_at: null }), at: isNotNull(orderLines.served_at) },
  back: {
    set: () => ({ ready_at: null, served_at: null }),
    at: or(isNotNull(orderLines.ready_at), isNotNull(orderLines.served_at)),
  },
  call: { set: (now) => ({ called_at: now }), at: isNull(orderLines.called_at) },
  hold: { set: () => ({ called_at: null }), at: isNotNull(orderLines.called_at) },
};

export interface MarkedDish {
  readonly line_id: string;
  readonly order_no: string;
}

/**
 * Marks dishes of a store that it has taken and whose orders are under way; answers with those that it changed: who marks
 * a dish again, or as another has just marked it, changes nothing. Whoever ordered at the table hears of it.
 */
export async function markDishes(
  db: Database,
  on: {
    readonly store_id: string;
    readonly line_ids: readonly string[];
    readonly mark: DishMark;
    readonly now: Date;
  },
): Promise<MarkedDish[]> {
  const { line_ids, mark, now, store_id } = on;
  const { at, set } = MARKS[mark];
  const underWay = db
    .select({ one: sql`1` })
    .from(orders)
    .innerJoin(
      orderRounds,
      and(eq(orderRounds.order_no, orders.order_no), eq(orderRounds.store_id, orders.store_id)),
    )
    .where(
      and(
        eq(orders.order_no, orderLines.order_no),
        eq(orders.store_id, store_id),
        eq(orders.order_status, OrderStatus.confirmed),
        eq(orderRounds.round, orderLines.round),
        isNotNull(orderRounds.accepted_at),
      ),
    );
  const marked = await db
    .update(orderLines)
    .set(set(now))
    .where(
      and(
        inArray(orderLines.id, [...line_ids]),
        eq(orderLines.store_id, store_id),
        isNotNull(orderLines.serving),
        at,
        exists(underWay),
      ),
    )
    .returning({ line_id: orderLines.id, order_no: orderLines.order_no });
  if (marked.length > 0)
    await signalOrders(db, store_id, [...new Set(marked.map((one) => one.order_no))], now);
  return marked;
}

/** Orders at a table, of those that these dishes are of, in which everything that was ordered has been served. */
export async function servedOrders(
  db: Database,
  { line_ids, store_id }: { readonly line_ids: readonly string[]; readonly store_id: string },
): Promise<string[]> {
  const named = db
    .select({ order_no: orderLines.order_no })
    .from(orderLines)
    .where(and(inArray(orderLines.id, [...line_ids]), eq(orderLines.store_id, store_id)));
  const left = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.order_no, orders.order_no),
        isNotNull(orderLines.serving),
        isNull(orderLines.served_at),
      ),
    );
  const rows = await db
    .select({ order_no: orders.order_no })
    .from(orders)
    .where(
      and(
        inArray(orders.order_no, named),
        eq(orders.store_id, store_id),
        eq(orders.order_type, OrderType.dineIn),
        eq(orders.order_status, OrderStatus.confirmed),
        sql`not ${exists(left)}`,
      ),
    );
  return rows.map(({ order_no }) => order_no);
}
