import { eq } from "drizzle-orm";
import { giveCouponBack } from "#provider/coupons/giveCouponBack.ts";
import type { Database } from "#provider/db/database.ts";
import { orderLines } from "#provider/db/tables/orders.ts";
import { signalStore } from "#provider/informs/signalStore.ts";
import { countDiners } from "./joinSitting.ts";
import type { OrderRow } from "./lockOrder.ts";
import { returnSlot } from "./takeSlot.ts";
import { returnStock } from "./takeStock.ts";

/**
 * Frees what a cancelled order held: its pieces in stock, its diners at the table, its place in the booked time,
 * its coupon.
 */
export async function undoOrder(db: Database, order: OrderRow, now: Date): Promise<void> {
  // What nobody let in held nothing but its coupon.
  if (order.let_in_until !== null) return giveCouponBack(db, order);
  const lines = await db
    .select({ goods_id: orderLines.goods_id, number: orderLines.number })
    .from(orderLines)
    .where(eq(orderLines.order_no, order.order_no));
  const isBack = await returnStock(db, lines);
  if (isBack) await signalStore(db, order.store_id, "menu_changed", now);
  if (order.sitting_id !== null) await countDiners(db, order.sitting_id, -order.people);
  const { order_type, store_id } = order;
  const slot_at = order.pickup_at ?? order.receive_at;
  if (slot_at !== null && (order_type === 2 || order_type === 3))
    await returnSlot(db, { store_id, order_type, slot_at });
  await giveCouponBack(db, order);
}
