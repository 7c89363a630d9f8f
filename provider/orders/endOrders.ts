import { and, asc, eq, exists, gt, gte, inArray, isNotNull, lte, ne, not, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { OrderStatus, PayStatus } from "#contract/enumerations.ts";
import { tableRules } from "#domain/orders/tableRules.ts";
import { members } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { openPayment } from "#provider/payments/paymentRows.ts";
import { askGateway } from "#provider/payments/settle.ts";
import type { Parts } from "#provider/server/context.ts";
import { applyAction } from "./applyAction.ts";
import { dueColumn, ownCancelReason } from "./orderFacts.ts";
import { waitsOutside } from "./visits/admission.ts";

const AT_ONCE = 50;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** After which an order that is due, not paid, and that no store took holds pieces of its stock no longer. */
const UNTAKEN = 6 * HOUR;
/** At the table, at the counter, at the door; shops that ship take their time. */
const OF_THE_DAY = [1, 2, 3] as const;

/**
 * Ends what nobody lets in: an order from a table's bare id whose minutes are over, and one that no store took for hours,
 * so that it holds neither stock nor a table. What was paid meanwhile goes back. Answers how many ended.
 */
export async function endUntaken(parts: Parts): Promise<number> {
  const now = parts.clock();
  const isForgotten = and(
    inArray(orders.order_type, [...OF_THE_DAY]),
    eq(orders.order_status, OrderStatus.pending),
    eq(orders.pay_status, PayStatus.unpaid),
    lte(dueColumn, new Date(now.getTime() - UNTAKEN)),
  );
  const due = await parts.db
    .select({
      order_no: orders.order_no,
      let_in_until: orders.let_in_until,
      language: members.language,
    })
    .from(orders)
    .innerJoin(members, eq(members.uid, orders.uid))
    .where(or(and(waitsOutside, lte(orders.let_in_until, now)), isForgotten))
    .orderBy(asc(orders.placed_at))
    .limit(AT_ONCE);
  let ended = 0;
  for (const { order_no, let_in_until, language } of due) {
    const reason = ownCancelReason(let_in_until === null ? "notTaken" : "notLetIn", language);
    if (await endOne(parts, order_no, reason)) ended += 1;
  }
  return ended;
}

/** Cancels an order as its store would, if it still waits. The gateway is asked first: what it took goes back. */
async function endOne(parts: Parts, order_no: string, reason: string): Promise<boolean> {
  const payment = await openPayment(parts.db, order_no);
  if (payment !== null) await askGateway(parts, payment);
  const now = parts.clock();
  return parts.db.transaction(async (db) => {
    const [order] = await db
      .select({ order_status: orders.order_status })
      .from(orders)
      .where(eq(orders.order_no, order_no));
    if (order?.order_status !== OrderStatus.pending) return false;
    const on = { order_no, action: "cancel", actor: "store", uid: null, now, reason } as const;
    return (await applyAction(db, on)).ok;
  });
}

/**
 * Closes what was served and paid through a gateway or from a balance some time ago, so that it leaves the desk and its
 * table is free, as long as nobody at the table is being served still. Cash is the store's to confirm. Answers how many
 * were closed.
 */
export async function closePaid(parts: Parts): Promise<number> {
  const now = parts.clock();
  const { db } = parts;
  const closing = sql`coalesce((${stores.table_rules}->>'closing_minutes')::int, ${tableRules({}).closing_minutes})`;
  const since = sql`${now.toISOString()}::timestamptz - make_interval(mins => ${closing})`;
  const other = alias(orders, "other");
  const isStillServed = exists(
    db
      .select({ one: sql`1` })
      .from(other)
      .where(
        and(
          eq(other.sitting_id, orders.sitting_id),
          ne(other.order_no, orders.order_no),
          gte(other.order_status, OrderStatus.pending),
          or(
            inArray(other.order_status, [OrderStatus.pending, OrderStatus.confirmed]),
            gt(other.placed_at, since),
            gt(other.completed_at, since),
          ),
        ),
      ),
  );
  const isJustPaid = exists(
    db
      .select({ one: sql`1` })
      .from(payments)
      .where(and(eq(payments.trans_id, orders.trans_id), gt(payments.updated_at, since))),
  );
  const due = await db
    .select({ order_no: orders.order_no })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .where(
      and(
        eq(orders.order_status, OrderStatus.completed),
        eq(orders.pay_status, PayStatus.paid),
        isNotNull(orders.trans_id),
        lte(orders.completed_at, since),
        not(isJustPaid),
        not(isStillServed),
      ),
    )
    .orderBy(asc(orders.completed_at))
    .limit(AT_ONCE);
  let closed = 0;
  for (const { order_no } of due) {
    const on = { order_no, action: "settle", actor: "system", uid: null, now } as const;
    if (await db.transaction(async (transaction) => (await applyAction(transaction, on)).ok)) closed += 1;
  }
  return closed;
}

/**
 * Cancels online orders that were not paid within their store's minutes and that the store has not accepted; stock goes
 * back. The gateway is asked first, so that a payment just made keeps its order. Answers how many were cancelled.
 */
export async function autoCancel(parts: Parts): Promise<number> {
  const due = await parts.db
    .select({ order_no: orders.order_no, language: members.language })
    .from(orders)
    .innerJoin(members, eq(members.uid, orders.uid))
    .where(and(lte(orders.auto_cancel_at, parts.clock()), eq(orders.order_status, OrderStatus.pending)))
    .orderBy(asc(orders.auto_cancel_at))
    .limit(AT_ONCE);
  let cancelled = 0;
  for (const { order_no, language } of due) {
    const payment = await openPayment(parts.db, order_no);
    if (payment !== null) await askGateway(parts, payment);
    const now = parts.clock();
    const on = { order_no, action: "auto_cancel", actor: "system", uid: null, now } as const;
    const isCancelled = await parts.db.transaction(async (db) => {
      const applied = await applyAction(db, { ...on, reason: ownCancelReason("unpaidInTime", language) });
      // Paid, or taken to the register, in the meantime: the clock has nothing more to say.
      if (!applied.ok)
        await db.update(orders).set({ auto_cancel_at: null }).where(eq(orders.order_no, order_no));
      return applied.ok;
    });
    if (isCancelled) cancelled += 1;
  }
  return cancelled;
}
