import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import type { PaymentRow } from "./openPayment.ts";

/** What a payment is begun with. */
export type PaymentBy = Pick<PaymentRow, "trans_id" | "gateway_ref" | "pay_type"> & {
  readonly card_id?: string | null;
  readonly now: Date;
};

/** Writes down a payment that is about to be asked for, of an order or of a purchase of value. */
export async function writePayment(
  db: Database,
  of: Pick<PaymentRow, "uid" | "amount"> & Partial<Pick<PaymentRow, "order_no" | "refill_order_no">>,
  { trans_id, gateway_ref, pay_type, card_id = null, now }: PaymentBy,
): Promise<PaymentRow> {
  const row: PaymentRow = {
    trans_id,
    order_no: null,
    refill_order_no: null,
    ...of,
    is_part: false,
    pay_type,
    state: "created",
    gateway_ref,
    redirect_url: null,
    card_id,
    created_at: now,
    updated_at: now,
  };
  await db.insert(payments).values(row);
  return row;
}
