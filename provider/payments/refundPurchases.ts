import { and, eq, isNotNull, isNull, ne, or } from "drizzle-orm";
import { type Database, retried } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { refillOrders } from "#provider/db/tables/storedValue.ts";
import { informEvent } from "#provider/informs/informEvent.ts";
import type { Parts } from "#provider/server/context.ts";

const AT_ONCE = 50;

/**
 * Gives back what was paid for stored value and never credited: a second payment of one purchase, and money that came
 * once its buyer had left. As `refundDue` does it for orders, which calls this. Answers how many went back.
 */
export async function refundPurchases(parts: Parts): Promise<number> {
  const isForAnother = and(isNotNull(refillOrders.credited_at), ne(refillOrders.trans_id, payments.trans_id));
  const isForNobody = and(isNull(refillOrders.credited_at), isNotNull(members.deleted_at));
  const due = await parts.db
    .select({
      trans_id: payments.trans_id,
      gateway_ref: payments.gateway_ref,
      amount: payments.amount,
      uid: payments.uid,
      store_id: refillOrders.store_id,
    })
    .from(payments)
    .innerJoin(refillOrders, eq(refillOrders.refill_order_no, payments.refill_order_no))
    .innerJoin(members, eq(members.uid, refillOrders.uid))
    .where(and(eq(payments.state, "paid"), or(isForAnother, isForNobody)))
    .limit(AT_ONCE);
  let done = 0;
  for (const payment of due) {
    const { trans_id, gateway_ref, uid, store_id } = payment;
    const outcome = await parts.payment.refund(gateway_ref, payment).catch(() => "failed" as const);
    // The next housekeeping tries again.
    if (outcome !== "refunded") continue;
    const now = parts.clock();
    const giveBack = async (db: Database) => {
      const [changed] = await db
        .update(payments)
        .set({ state: "refunded", updated_at: now })
        .where(and(eq(payments.trans_id, trans_id), eq(payments.state, "paid")))
        .returning({ trans_id: payments.trans_id });
      if (changed === undefined) return;
      await informEvent(db, { uid, store_id, order_no: null, event: "payment_refunded", now });
    };
    await retried(() => parts.db.transaction(giveBack));
    done += 1;
  }
  return done;
}
