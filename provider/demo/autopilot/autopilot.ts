import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, lte, ne, or, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { OrderStatus, OrderType, PayStatus } from "#contract/enumerations.ts";
import { type Action, deskActions } from "#domain/orders/orderMachine.ts";
import { isBefore, isDineIn, isPaid } from "#domain/orders/orderState.ts";
import { takeLease } from "#provider/db/lease.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { readData } from "#provider/demo/seed/readData.ts";
import { parcelsSent } from "#provider/mall/shipping.ts";
import { type ActionOnOrder, applyAction } from "#provider/orders/applyAction.ts";
import { lockOrder, type OrderRow } from "#provider/orders/lockOrder.ts";
import { type OrderFacts, orderFacts, stateOf } from "#provider/orders/orderFacts.ts";
import type { Parts } from "#provider/server/context.ts";

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
          inArray(orders.order_status, [OrderStatus.pending, OrderStatus.confirmed, OrderStatus.completed]),
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
  if (order_type === OrderType.delivery) return courierFor(order_no);
  return order_type === OrderType.shipping ? parcelsSent(parcels) : null;
}

const since = sql<Date>`greatest(${orders.placed_at}, ${orders.confirmed_at}, ${orders.ready_at}, ${orders.completed_at})`;

/** Leaves out what waits for its customer, however long that is: money for it, or the wish to pay at a table. */
const isItsTurn = or(
  eq(orders.order_status, OrderStatus.confirmed),
  ne(orders.pay_status, PayStatus.unpaid),
  eq(orders.is_cashier_pending, true),
  and(ne(orders.order_type, OrderType.dineIn), inArray(orders.pay_type, [...CASH])),
  and(eq(orders.order_type, OrderType.dineIn), eq(orders.order_status, OrderStatus.pending)),
);

/** At the counter and at the door. */
const IN_CASH: readonly unknown[] = [1, 7];

/**
 * What a store would do with an order next: take it (one that is paid online, once it is paid), make it ready, hand it
 * out, take its cash, close it. Null while that is the customer's turn.
 */
function nextStep(facts: OrderFacts): Action | null {
  const { order } = facts;
  const state = stateOf(facts, null);
  const offered = deskActions(state);
  const isCash = IN_CASH.includes(order.pay_type);
  const waitsForMoney = !isDineIn(state) && !isCash && state.pay_status === PayStatus.unpaid;
  if (state.order_status === OrderStatus.pending && waitsForMoney) return null;
  // At a table it is the guests who ask for the bill.
  const isCashDue = state.is_cashier_pending || (!isDineIn(state) && isCash);
  const isAtCounter = state.order_type === OrderType.takeAway && isCashDue && state.is_ready;
  const takesCash = !isPaid(state) && (isAtCounter || (isCashDue && !isBefore(state, OrderStatus.completed)));
  const wanted: readonly Action[] = takesCash
    ? ["pay_cash"]
    : ["accept", "ready", "complete", ...(isPaid(state) ? (["settle"] as const) : [])];
  return wanted.find((action) => offered.includes(action)) ?? null;
}

/** When an order came to stand where it stands. */
function standsSince({ order, rounds }: OrderFacts): Date {
  const times = [
    order.placed_at,
    order.confirmed_at,
    order.ready_at,
    order.completed_at,
    ...rounds.map(({ placed_at }) => placed_at),
  ];
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
}

/** People who do not exist, with numbers that are nobody's. */
const couriers = readData(
  "couriers",
  z.array(z.strictObject({ name: z.string(), phone: z.string() })).check(z.minLength(1)),
);

/** Who brings an order of the demo; the same every time it is asked. */
function courierFor(order_no: string): NonNullable<ActionOnOrder["courier"]> {
  const sum = [...order_no].reduce((all, character) => all + (character.codePointAt(0) ?? 0), 0);
  const courier = couriers[sum % couriers.length];
  if (courier === undefined) throw new RangeError("couriers.json has an empty list");
  const { name, phone } = courier;
  return { courier_name: name, courier_phone: phone, delivery_company: null, delivery_number: null };
}
