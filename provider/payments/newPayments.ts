import type { Database } from "#provider/db/database.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { Parts } from "#provider/server/context.ts";
import { newPayment } from "./newPayment.ts";
import type { PaymentRow } from "./openPayment.ts";

/** Writes down that orders are to be paid together, under one reference of the gateway's; what they come to in yen. */
export async function newPayments(
  db: Database,
  orders: readonly OrderRow[],
  by: Pick<PaymentRow, "gateway_ref" | "pay_type"> & { readonly card_id?: string | null; readonly now: Date },
  { random }: Pick<Parts, "random">,
): Promise<{ readonly first: PaymentRow; readonly amount: number; readonly store_id: string }> {
  const [order, ...others] = orders;
  if (order === undefined) throw new RangeError("A payment is for an order");
  const first = await newPayment(db, order, { ...by, trans_id: random(18) });
  let { amount } = first;
  for (const other of others) amount += (await newPayment(db, other, { ...by, trans_id: random(18) })).amount;
  return { first, amount, store_id: order.store_id };
}
