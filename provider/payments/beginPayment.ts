import { eq } from "drizzle-orm";
import type { PayType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { Parts } from "#provider/server/context.ts";
import { newPayments, type PaymentRow } from "./paymentRows.ts";

/**
 * Begins one payment at the gateway for what is left to pay of orders, of which each keeps its own share; the orders are
 * locked and have none under way. Answers the first order's.
 */
export async function beginPayment(
  db: Database,
  payment: {
    readonly orders: readonly OrderRow[];
    readonly pay_type: PayType;
    readonly title: string;
    readonly origin: string;
    readonly page_origin: string;
    readonly language: WireLanguage;
    readonly tableId: string | undefined;
    readonly now: Date;
  },
  parts: Pick<Parts, "payment" | "random">,
): Promise<PaymentRow> {
  const { orders, pay_type, now } = payment;
  const by = { gateway_ref: parts.random(18), pay_type, now };
  const { first, amount, store_id } = await newPayments(db, orders, by, parts);
  return beginAtGateway(db, first, { ...payment, store_id, amount }, parts);
}

/**
 * Begins a payment at the gateway that is written down already. When the gateway gives no answer the payment is
 * `unknown` and leads nowhere: what became of it is asked for later.
 */
export async function beginAtGateway(
  db: Database,
  row: PaymentRow,
  by: {
    /** What is asked for under the reference: the sum where several payments share it. */
    readonly amount?: number;
    readonly store_id: string;
    readonly title: string;
    readonly origin: string;
    readonly page_origin: string;
    readonly language: WireLanguage;
    readonly tableId: string | undefined;
    readonly now: Date;
  },
  { payment: gateway }: Pick<Parts, "payment">,
): Promise<PaymentRow> {
  const { store_id: storeId, title, origin, page_origin, language, tableId, now } = by;
  const { trans_id, gateway_ref: ref, pay_type } = row;
  const amount = by.amount ?? row.amount;
  const return_url = returnUrl({ page_origin, trans_id, storeId, tableId });
  const request = { ref, amount, pay_type, title, return_url, origin, language, now };
  const begun = await db
    .transaction((inner) => gateway.begin({ db: inner, ...request }))
    .catch((error: unknown) => {
      // Asked wrongly, which no waiting mends; anything else is a gateway that gave no answer.
      if (error instanceof RangeError) throw error;
      return null;
    });
  const known = begun === null ? { state: "unknown" as const } : { redirect_url: begun.redirect_url };
  await db.update(payments).set(known).where(eq(payments.gateway_ref, ref));
  return { ...row, ...known };
}

/** The client's page that waits for the result; the table's link goes along, so that the way back is not lost. */
export function returnUrl(to: {
  /** Of the client. */
  readonly page_origin: string;
  readonly trans_id: string;
  readonly storeId: string;
  readonly tableId: string | undefined;
}): string {
  const { page_origin, trans_id, storeId, tableId } = to;
  const query = new URLSearchParams({ trans_id, storeId, ...(tableId === undefined ? {} : { tableId }) });
  return `${page_origin}/payLoading?${query}`;
}
