import type { OrderDetail } from "#contract/order.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { findHolding } from "#provider/refill/ownHolding.ts";
import { partsOf } from "./partsOf.ts";

const CANCELLED = -1;
const REFUNDED = 3;

/** What went back to which card and voucher with an order that is over. */
export async function presentStoredBack(
  db: Database,
  { order_no, order_status, pay_status }: Pick<OrderRow, "order_no" | "order_status" | "pay_status">,
  language: WireLanguage,
): Promise<OrderDetail["stored_back"]> {
  if (order_status !== CANCELLED && pay_status !== REFUNDED) return [];
  const back: OrderDetail["stored_back"] = [];
  for (const { kind, id, amount } of await partsOf(db, [order_no], "refunded")) {
    const held = await findHolding(db, kind, id);
    back.push({ kind, id, amount, name: held?.name[language] ?? "" });
  }
  return back;
}
