import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, lte, ne, or, sql } from "drizzle-orm";
import { takeLease } from "#provider/db/lease.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { lockOrder, type OrderRow } from "#provider/orders/lockOrder.ts";
import { orderFacts } from "#provider/orders/orderFacts.ts";
import type { Parts } from "#provider/server/context.ts";
import { parcelsSent } from "#provider/mall/parcelsSent.ts";
import { courierFor } from "./courierFor.ts";
import { nextStep, standsSince } from "./nextStep.ts";

const AT_ONCE = 50;
/** Far longer than a run takes; who dies with it delays the others by so much. */
const LEASE = 15_000;
const CASH = [1, 7] as const;

interface Pilot {
  /** Ids of the stores that run by themselves. */
  readonly stores: readonly string[];
  /** For which an order stands before it goes a step on. */
  readonly seconds: number;
}

/**
 * Runs stores by themselves: what has stood for so many seconds goes a step on, as their staff would have it. No other
 * store's orders are touched. The function that is answered does what is due now and says how many went on; of several
 * processes one does.
 */
export function createAutopilot(
  { clock, db }: Pick<Parts, "db" | "clock">,
  { seconds, stores }: Pilot,
): () => Promise<number> {
  const lease = { name: "demo autopilot", holder: randomUUID(), span: LEASE };

  async function stepOn(order_no: string): Promise<boolean> {
    const now = clock();
    return db.transaction(async (transaction) => {
      const row = await lockOrder(transaction, order_no);
      const [facts] = row === null ? [] : await orderFacts(transaction, [row]);
      if (facts === undefined || standsSince(facts).getTime() + seconds * 1_000 > now.getTime()) return false;
      const action = nextStep(facts);
      if (action === null) return false;
      const courier = action === "ready" ? courierOf(facts.order) : null;
      const on = { order_no, action, actor: "store", uid: null, now } as const;
      return (await applyAction(transaction, { ...on, ...(courier && { courier }) })).ok;
    });
  }

  return async () => {
    if (!(await takeLease(db, lease))) return 0;
    const due = await db
      .select({ order_no: orders.order_no })
      .from(orders)
      .where(
        and(
          inArray(orders.store_id, [...stores]),
          inArray(orders.order_status, [0, 1, 2]),
          lte(since, new Date(clock().getTime() - seconds * 1_000)),
          isItsTurn,
        ),
      )
      .orderBy(asc(since), asc(orders.order_no))
      .limit(AT_ONCE);
    let count = 0;
    for (const { order_no } of due) if (await stepOn(order_no)) count += 1;
    return count;
  };
}

/** Who brings it: a courier to a door near by, a parcel service to one further away. */
function courierOf({ order_no, order_type, parcels }: OrderRow) {
  if (order_type === 3) return courierFor(order_no);
  return order_type === 4 ? parcelsSent(parcels) : null;
}

const since = sql<Date>`greatest(${orders.placed_at}, ${orders.confirmed_at}, ${orders.ready_at}, ${orders.completed_at})`;

/** Leaves out what waits for its customer, however long that is: money for it, or the wish to pay at a table. */
const isItsTurn = or(
  eq(orders.order_status, 1),
  ne(orders.pay_status, 0),
  eq(orders.is_cashier_pending, true),
  and(ne(orders.order_type, 1), inArray(orders.pay_type, [...CASH])),
  and(eq(orders.order_type, 1), eq(orders.order_status, 0)),
);
