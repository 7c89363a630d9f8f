import type { RequestOf } from "#contract/call.ts";
import { orderInvoice } from "#contract/calls/afterOrder.ts";
import type { Receipt } from "#contract/order.ts";
import type { Action } from "#domain/orders/orderMachine.ts";
import { applyAction } from "#provider/orders/applyAction.ts";
import type { Guest } from "./guest.ts";
import type { Planted } from "./planted.ts";

type Changes = Partial<RequestOf<typeof orderInvoice>>;

/** Orders that are paid at the store, and receipts for them. */
export function receiptsOf(provider: Planted) {
  const desk = async (order_no: string, ...actions: readonly Action[]): Promise<void> => {
    const now = provider.parts.clock();
    for (const action of actions)
      await provider.db.transaction(async (db) => {
        const done = await applyAction(db, { order_no, action, actor: "store", uid: null, now });
        if (!done.ok) throw new Error(`${action} was refused with ${done.code}`);
      });
  };
  const ask = (one: Pick<Guest, "send">, order_no: string, changes: Changes = {}) =>
    one.send(orderInvoice, { order_no, kind: 2, companyName: "株式会社のれん", ...changes });
  return {
    /** The store does something with the order. */
    desk,
    /** What asking for a receipt comes to. */
    ask,
    /** A receipt; throws unless it was made out. */
    make: async (one: Pick<Guest, "send">, order_no: string, changes: Changes = {}): Promise<Receipt> => {
      const { code, data } = await ask(one, order_no, changes);
      if (code !== 1001) throw new Error(`No receipt: ${code}`);
      return data;
    },
  };
}
