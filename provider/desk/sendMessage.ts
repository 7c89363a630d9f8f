import { and, eq } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { inform } from "#provider/informs/inform.ts";

/** Sends the guest of an order a message in the store's own words; false for an order that is not of this store. */
export async function sendMessage(
  db: Database,
  on: { readonly store_id: string; readonly order_no: string; readonly content: string; readonly now: Date },
): Promise<boolean> {
  const { store_id, order_no, content, now } = on;
  const [order] = await db
    .select({ uid: orders.uid })
    .from(orders)
    .where(and(eq(orders.order_no, order_no), eq(orders.store_id, store_id)));
  if (order === undefined) return false;
  await inform(db, { uid: order.uid, store_id, order_no, event: "store_message", content, now });
  return true;
}
