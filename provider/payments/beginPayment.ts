import type { PayType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { Parts } from "#provider/parts.ts";
import { beginAtGateway } from "./beginAtGateway.ts";
import { newPayment } from "./newPayment.ts";
import type { PaymentRow } from "./openPayment.ts";

/** Begins a payment of an order at the gateway; the order is locked and has none under way. */
export async function beginPayment(
  db: Database,
  payment: {
    readonly order: OrderRow;
    readonly pay_type: PayType;
    readonly title: string;
    readonly origin: string;
    readonly language: WireLanguage;
    readonly tableId: string | undefined;
    readonly now: Date;
  },
  parts: Pick<Parts, "payment" | "random">,
): Promise<PaymentRow> {
  const { order, pay_type, now } = payment;
  const [trans_id, gateway_ref] = [parts.random(18), parts.random(18)];
  const row = await newPayment(db, order, { trans_id, gateway_ref, pay_type, now });
  return beginAtGateway(db, row, { ...payment, store_id: order.store_id }, parts);
}
