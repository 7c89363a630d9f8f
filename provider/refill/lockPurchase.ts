import { eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { members } from "#provider/db/tables/members.ts";
import { refillOrders } from "#provider/db/tables/storedValue.ts";

export type PurchaseRow = typeof refillOrders.$inferSelect;

/**
 * A purchase of stored value kept from other transactions until this one ends, and its buyer with it: always in this
 * order, buyer, purchase. Null when there is no such purchase.
 */
export async function lockPurchase(
  db: Database,
  refill_order_no: string,
): Promise<{ readonly purchase: PurchaseRow; readonly hasLeft: boolean } | null> {
  const wanted = eq(refillOrders.refill_order_no, refill_order_no);
  const [known] = await db.select({ uid: refillOrders.uid }).from(refillOrders).where(wanted);
  if (known === undefined) return null;
  const [buyer] = await db.select().from(members).where(eq(members.uid, known.uid)).for("no key update");
  const [purchase] = await db.select().from(refillOrders).where(wanted).for("update");
  return purchase === undefined ? null : { purchase, hasLeft: buyer?.deleted_at !== null };
}
