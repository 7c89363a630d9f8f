import { and, asc, eq, lte } from "drizzle-orm";
import { members } from "#provider/db/tables/members.ts";
import { orders } from "#provider/db/tables/orders.ts";
import type { Parts } from "#provider/server/context.ts";
import { askGateway } from "#provider/payments/askGateway.ts";
import { openPayment } from "#provider/payments/openPayment.ts";
import { applyAction } from "./applyAction.ts";
import { unpaidInTime } from "./cancelReason.ts";

const AT_ONCE = 50;

/**
 * Cancels online orders that were not paid within their store's minutes and that the store has not accepted; stock goes
 * back. The gateway is asked first, so that a payment just made keeps its order. Answers how many were cancelled.
 */
export async function autoCancel(parts: Parts): Promise<number> {
  const due = await parts.db
    .select({ order_no: orders.order_no, language: members.language })
    .from(orders)
    .innerJoin(members, eq(members.uid, orders.uid))
    .where(and(lte(orders.auto_cancel_at, parts.clock()), eq(orders.order_status, 0)))
    .orderBy(asc(orders.auto_cancel_at))
    .limit(AT_ONCE);
  let cancelled = 0;
  for (const { order_no, language } of due) {
    const payment = await openPayment(parts.db, order_no);
    if (payment !== null) await askGateway(parts, payment);
    const now = parts.clock();
    const on = { order_no, action: "auto_cancel", actor: "system", uid: null, now } as const;
    const isCancelled = await parts.db.transaction(async (db) => {
      const applied = await applyAction(db, { ...on, reason: unpaidInTime[language] });
      // Paid, or taken to the register, in the meantime: the clock has nothing more to say.
      if (!applied.ok)
        await db.update(orders).set({ auto_cancel_at: null }).where(eq(orders.order_no, order_no));
      return applied.ok;
    });
    if (isCancelled) cancelled += 1;
  }
  return cancelled;
}
