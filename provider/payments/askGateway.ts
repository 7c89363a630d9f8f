import { retried } from "#provider/db/database.ts";
import type { Parts } from "#provider/server/context.ts";
import type { PaymentRow } from "./openPayment.ts";
import { refundDue } from "./refundDue.ts";
import { settle } from "./settle.ts";

/**
 * Asks the gateway what became of a payment, and takes the answer in; one that was declined may still turn out to be
 * paid. Never inside a transaction: the gateway may be slow, and nothing is locked while it thinks.
 */
export async function askGateway(
  parts: Parts,
  payment: Pick<PaymentRow, "trans_id" | "gateway_ref" | "state">,
): Promise<void> {
  if (payment.state === "paid" || payment.state === "refunded") return;
  const { trans_id } = payment;
  const answer = await parts.payment.inquire(payment.gateway_ref);
  const now = parts.clock();
  const { refund_due } = await retried(() =>
    parts.db.transaction((db) => settle(db, { trans_id, answer, now })),
  );
  if (refund_due) await refundDue(parts);
}
