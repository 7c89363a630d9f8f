import { and, eq, inArray } from "drizzle-orm";
import { PayStatus } from "#contract/enumerations.ts";
import type { PaymentState } from "#contract/payment.ts";
import type { Database } from "#provider/db/database.ts";
import { orders } from "#provider/db/tables/orders.ts";
import { payments } from "#provider/db/tables/payments.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import { besideParts } from "#provider/orders/orderFacts.ts";
import type { Parts } from "#provider/server/context.ts";

export type PaymentRow = typeof payments.$inferSelect;

/** Begun, and the gateway has not said what became of it. */
export const OPEN: PaymentState[] = ["created", "unknown"];

/** The order's payment under way; there is never a second. Null when there is none. */
export async function openPayment(db: Database, order_no: string): Promise<PaymentRow | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.order_no, order_no), inArray(payments.state, OPEN)));
  return payment ?? null;
}

/** What a payment is begun with. */
export type PaymentBy = Pick<PaymentRow, "trans_id" | "gateway_ref" | "gateway" | "pay_type"> & {
  readonly card_id?: string | null;
  readonly now: Date;
};

/** Writes down a payment that is about to be asked for, of an order or of a purchase of value. */
export async function writePayment(
  db: Database,
  of: Pick<PaymentRow, "store_id" | "uid" | "amount"> &
    Partial<Pick<PaymentRow, "order_no" | "refill_order_no">>,
  { trans_id, gateway_ref, gateway, pay_type, card_id = null, now }: PaymentBy,
): Promise<PaymentRow> {
  const row: PaymentRow = {
    trans_id,
    order_no: null,
    refill_order_no: null,
    ...of,
    is_part: false,
    // The database says so itself.
    is_to_return: false,
    paid_at: null,
    back_at: null,
    pay_type,
    state: "created",
    gateway_ref,
    gateway,
    gateway_id: null,
    begun_at: null,
    redirect_url: null,
    card_id,
    created_at: now,
    updated_at: now,
  };
  await db.insert(payments).values(row);
  return row;
}

/**
 * Writes down that what is left to pay of an order is to be paid, before anyone is asked for it. The order has no payment
 * under way.
 */
export async function newPayment(db: Database, order: OrderRow, by: PaymentBy): Promise<PaymentRow> {
  const { order_no, store_id, uid } = order;
  const row = await writePayment(db, { order_no, store_id, uid, amount: besideParts(order) }, by);
  await db.update(orders).set({ trans_id: row.trans_id }).where(eq(orders.order_no, order_no));
  return row;
}

/** Writes down that orders are to be paid together, as one try; answers the first order's payment. */
export async function newPayments(
  db: Database,
  rows: readonly OrderRow[],
  by: Omit<PaymentBy, "trans_id">,
  { random }: Pick<Parts, "random">,
): Promise<PaymentRow> {
  const [order, ...others] = rows;
  if (order === undefined) throw new RangeError("A payment is for an order");
  const first = await newPayment(db, order, { ...by, trans_id: random(18) });
  for (const other of others) await newPayment(db, other, { ...by, trans_id: random(18) });
  return first;
}

/** Paid by any way: 1, or 5, collected at the counter. */
export function isPaid({ pay_status }: Pick<OrderRow, "pay_status">): boolean {
  return pay_status === PayStatus.paid || pay_status === PayStatus.collected;
}
