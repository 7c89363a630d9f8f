import type { Action } from "#domain/orderMachine.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import type { Parts } from "#provider/parts.ts";
import { refundDue } from "#provider/payments/refundDue.ts";

const actions = [
  "accept",
  "complete",
  "pay_cash",
  "settle",
  "refund",
  "cancel",
] as const satisfies readonly Action[];

/** Does what the desk's button says to an order of this store; false when the order's rules refuse it. */
export async function actOnOrder(
  parts: Parts,
  on: {
    readonly store_id: string;
    readonly order_no: string;
    readonly action: string;
    readonly reason: string;
  },
): Promise<boolean> {
  const action = actions.find((one) => one === on.action);
  if (action === undefined) return false;
  const { order_no, store_id, reason } = on;
  const applied = await parts.db
    .transaction(async (db) => {
      const result = await applyAction(db, {
        order_no,
        action,
        actor: "store",
        uid: null,
        now: parts.clock(),
        ...(reason === "" ? {} : { reason }),
      });
      if (result.ok && result.order.store_id !== store_id) throw new OtherStore();
      return result;
    })
    .catch((error: unknown) => {
      if (error instanceof OtherStore) return { ok: false as const };
      throw error;
    });
  if (applied.ok && applied.refund_due) await refundDue(parts);
  return applied.ok;
}

/** Undoes what was done to the order of a store that this desk is not of. */
class OtherStore extends Error {}
