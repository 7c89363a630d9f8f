import type { PayType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { Parts } from "#provider/server/context.ts";
import { beginAtGateway } from "./beginAtGateway.ts";
import { newPayments } from "./newPayments.ts";
import type { PaymentRow } from "./openPayment.ts";

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
