import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { type Database, retried } from "#provider/db/database.ts";
import { refillOrders } from "#provider/db/tables/storedValue.ts";
import type { Parts } from "#provider/server/context.ts";
import { giveUp } from "#provider/payments/giveUp.ts";
import { lockPurchase } from "./lockPurchase.ts";
import { openRefillPayment } from "./openRefillPayment.ts";

const MINUTES = 15;
const AT_ONCE = 50;

/**
 * Gives up purchases that were not paid in time. The gateway is asked to end their payment first; what it says was paid
 * is credited, also when it says so only later. Answers how many were given up.
 */
export async function giveUpPurchases(parts: Parts): Promise<number> {
  const before = new Date(parts.clock().getTime() - MINUTES * 60_000);
  const isWaiting = and(isNull(refillOrders.credited_at), isNull(refillOrders.given_up_at));
  const due = await parts.db
    .select({ refill_order_no: refillOrders.refill_order_no })
    .from(refillOrders)
    .where(and(isWaiting, lte(refillOrders.placed_at, before)))
    .orderBy(asc(refillOrders.placed_at))
    .limit(AT_ONCE);
  let done = 0;
  for (const { refill_order_no } of due) {
    const payment = await openRefillPayment(parts.db, refill_order_no);
    if (payment !== null) await giveUp(parts, payment);
    const now = parts.clock();
    const end = async (db: Database) => {
      await lockPurchase(db, refill_order_no);
      return db
        .update(refillOrders)
        .set({ given_up_at: now })
        .where(and(eq(refillOrders.refill_order_no, refill_order_no), isWaiting))
        .returning({ refill_order_no: refillOrders.refill_order_no });
    };
    const given = await retried(() => parts.db.transaction(end));
    done += given.length;
  }
  return done;
}
