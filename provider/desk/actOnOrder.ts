import { and, eq } from "drizzle-orm";
import type { Action } from "#domain/orderMachine.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import { refundDue } from "#provider/payments/refundDue.ts";
import type { Counter } from "./counter.ts";

const actions = ["accept", "complete", "pay_cash", "settle", "refund", "cancel"] as const satisfies Action[];

/** Does what the desk's button says to an order of this store; false when the order's rules refuse it. */
export async function actOnOrder(
  { parts, write }: Counter,
  on: {
    readonly store_id: string;
    readonly order_no: string;
    readonly action: string;
    readonly reason: string;
  },
): Promise<boolean> {
  const { order_no, store_id, reason } = on;
  const action = actions.find((one) => one === on.action);
  if (action === undefined) return false;
  const [own] = await parts.db
    .select({ order_no: orders.order_no })
    .from(orders)
    .where(and(eq(orders.order_no, order_no), eq(orders.store_id, store_id)));
  if (own === undefined) return false;
  const now = parts.clock();
  const applied = await write((db) =>
    applyAction(db, { order_no, action, actor: "store", uid: null, now, ...(reason && { reason }) }),
  );
  if (!applied.ok) return false;
  if (applied.refund_due) {
    await refundDue(parts);
    await write(() => Promise.resolve());
  }
  return true;
}
