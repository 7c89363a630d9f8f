import { PayType } from "#contract/enumerations.ts";
import type { Database } from "#provider/db/database.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { besideParts, isPaidByParts } from "#provider/orders/orderFacts.ts";
import { noteRefund } from "./refundRows.ts";

/** Writes down the cash that goes back over the counter with an order: what balances and parts did not pay of it. */
export async function noteCashBack(db: Database, order: OrderRow, now: Date): Promise<void> {
  const { order_no, pay_type, store_id } = order;
  await noteRefund(db, {
    id: `cash ${order_no}`,
    store_id,
    order_no,
    trans_id: null,
    pay_type: pay_type ?? PayType.cash,
    amount: besideParts(order),
    reason: order.refund_reason || order.cancel_reason,
    made_at: now,
  });
}

/**
 * Writes down what parts of its table's bill had paid of an order and goes back with it, over the counter: by its way where
 * they were all of it, else in cash.
 */
export async function notePartsBack(
  db: Database,
  before: OrderRow,
  order: OrderRow,
  now: Date,
): Promise<void> {
  const { order_no, parts_total: amount, pay_type, store_id, trans_id } = order;
  const isAllOfIt = isPaidByParts(before) && trans_id === null;
  await noteRefund(db, {
    id: `parts ${order_no}`,
    store_id,
    order_no,
    trans_id: null,
    pay_type: isAllOfIt ? (pay_type ?? PayType.cash) : PayType.cash,
    amount,
    reason: order.refund_reason || order.cancel_reason,
    made_at: now,
  });
}
