import { and, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import { refundSpend } from "#provider/ledger/refundSpend.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";

/**
 * Gives what cards and vouchers paid of an order back to just those; once, with whatever the caller's transaction
 * decides. The order is locked. Answers the transactions that went back.
 * @param as `refunded` with the order; `abandoned` where others take their place, or none
 */
export async function giveBackParts(
  db: Database,
  { order_no, store_id }: Pick<OrderRow, "order_no" | "store_id">,
  now: Date,
  as: "refunded" | "abandoned" = "refunded",
): Promise<string[]> {
  const back = await db
    .update(payments)
    .set({ state: as, updated_at: now })
    .where(and(eq(payments.order_no, order_no), eq(payments.is_part, true), eq(payments.state, "paid")))
    .returning({ trans_id: payments.trans_id });
  for (const { trans_id } of back) await refundSpend(db, { trans_id, order_no, store_id, now });
  if (back.length > 0) await db.update(orders).set({ stored_total: 0 }).where(eq(orders.order_no, order_no));
  return back.map(({ trans_id }) => trans_id);
}
