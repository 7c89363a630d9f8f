import { and, asc, eq, isNull } from "drizzle-orm";
import type { Code } from "#contract/codes.ts";
import { step } from "#domain/orders/orderMachine.ts";
import type { Database } from "#provider/db/database.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { informEvent } from "#provider/informs/informEvent.ts";
import { giveBackParts } from "#provider/payments/giveBackParts.ts";
import { signalStore } from "#provider/informs/signalStore.ts";
import type { ActionOnOrder } from "./actionOnOrder.ts";
import { eventOf } from "./eventOf.ts";
import { letIn } from "./lettingIn.ts";
import { lockOrder, type OrderRow } from "./lockOrder.ts";
import { orderChange } from "./orderChange.ts";
import { stateOf } from "./orderFacts.ts";
import { undoOrder } from "./undoOrder.ts";

const REFUNDED = 3;

export type Applied =
  /** `refund_due`: commit, then call `refundDue`, which gives the money back. */
  | { readonly ok: true; readonly order: OrderRow; readonly refund_due: boolean }
  | { readonly ok: false; readonly code: Code };

/**
 * The one way in which an order changes its state: the order's machine decides under the order's lock, and the change,
 * what it frees, and the notices are written together. In a transaction of the caller's; 412 when there is no such order.
 */
export async function applyAction(db: Database, on: ActionOnOrder): Promise<Applied> {
  const { order_no, action, actor, now } = on;
  const order = await lockOrder(db, order_no);
  if (order === null) return { ok: false, code: 412 };
  const rounds = await db
    .select()
    .from(orderRounds)
    .where(eq(orderRounds.order_no, order_no))
    .orderBy(asc(orderRounds.round));
  const before = stateOf({ order, rounds, is_reviewed: false }, on.uid);
  const result = step(before, action, actor);
  if (!result.ok) return result;
  const { state, refund_due } = result;

  const isLetIn = before.is_to_be_let_in === true && state.order_status === 1;
  const sitting_id = isLetIn ? await letIn(db, order, now) : null;
  if (isLetIn && sitting_id === null) return { ok: false, code: 309 };
  const change = {
    ...orderChange(before, state, on),
    ...(isLetIn && { sitting_id, let_in_until: null }),
  };
  if (Object.keys(change).length === 0) return { ok: true, order, refund_due };
  const [written] = await db.update(orders).set(change).where(eq(orders.order_no, order_no)).returning();
  if (written === undefined) throw new Error(`Order ${order_no} vanished under its lock`);

  if (action === "accept") {
    const waiting = and(eq(orderRounds.order_no, order_no), isNull(orderRounds.accepted_at));
    await db.update(orderRounds).set({ accepted_at: now }).where(waiting);
  }
  if (state.order_status === -1 && before.order_status !== -1) await undoOrder(db, written, now);
  const event = eventOf(before, state, on, order.trans_id === null);
  const { uid, store_id } = written;
  const isOwnDoing = on.actor === "customer";
  if (event !== null)
    await informEvent(db, { uid, store_id, order_no, event, note: on.reason ?? "", isOwnDoing, now });
  if (written.table_id !== null) await signalStore(db, store_id, "table_changed", now);
  const isUndone = state.order_status === -1 || state.pay_status === REFUNDED;
  if (!isUndone || written.stored_total === 0) return { ok: true, order: written, refund_due };
  const back = await giveBackParts(db, written, now);
  const isPaidByThem = order.trans_id !== null && back.includes(order.trans_id);
  if (isPaidByThem && before.pay_status !== 0) {
    const note = on.reason ?? "";
    await informEvent(db, { uid, store_id, order_no, event: "payment_refunded", note, now });
  }
  return { ok: true, order: { ...written, stored_total: 0 }, refund_due };
}
