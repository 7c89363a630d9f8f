import type { Database } from "#provider/db/database.ts";
import type { Said } from "#provider/desk/said.ts";
import type { ActionOnOrder } from "#provider/orders/actionOnOrder.ts";
import { type Applied, applyAction } from "#provider/orders/applyAction.ts";
import { leftToPay } from "#provider/orders/leftToPay.ts";
import { lockOrder } from "#provider/orders/lockOrder.ts";

/**
 * Hands a take-away out, and with it takes what is still to be paid for it (specification, section 4, pay status 5):
 * `taken` is that amount in yen, as the form said it. What is said where the form asked for another, or for none.
 */
export async function handOut(
  db: Database,
  on: ActionOnOrder,
  taken: string,
): Promise<Applied | Extract<Said, "cash_first">> {
  const order = await lockOrder(db, on.order_no);
  const left = order?.order_status === 1 ? leftToPay(order) : 0;
  if (left > 0) {
    if (taken !== String(left)) return "cash_first";
    const paid = await applyAction(db, { ...on, action: "pay_cash" });
    if (!paid.ok) return paid;
  }
  return applyAction(db, on);
}
