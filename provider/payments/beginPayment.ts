import { eq } from "drizzle-orm";
import type { PayType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { payments } from "#provider/db/tables/payments.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { Parts } from "#provider/parts.ts";
import { newPayment } from "./newPayment.ts";
import type { PaymentRow } from "./openPayment.ts";
import { returnUrl } from "./returnUrl.ts";

/**
 * Begins a payment of an order's total at the gateway; the order is locked and has none under way. When the gateway
 * gives no answer the payment is `unknown` and leads nowhere: what became of it is asked for later.
 */
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
  { payment: gateway, random }: Pick<Parts, "payment" | "random">,
): Promise<PaymentRow> {
  const { order, pay_type, title, origin, language, tableId, now } = payment;
  const [trans_id, ref] = [random(18), random(18)];
  const row = await newPayment(db, order, { trans_id, gateway_ref: ref, pay_type, now });
  const return_url = returnUrl({ origin, trans_id, storeId: order.store_id, tableId });
  const request = { ref, amount: order.total, pay_type, title, return_url, origin, language, now };
  const begun = await db
    .transaction((inner) => gateway.begin({ db: inner, ...request }))
    .catch((error: unknown) => {
      // Asked wrongly, which no waiting mends; anything else is a gateway that gave no answer.
      if (error instanceof RangeError) throw error;
      return null;
    });
  const known = begun === null ? { state: "unknown" as const } : { redirect_url: begun.redirect_url };
  await db.update(payments).set(known).where(eq(payments.trans_id, trans_id));
  return { ...row, ...known };
}
