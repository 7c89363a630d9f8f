import { retried } from "#provider/db/database.ts";
import type { Parts } from "#provider/server/context.ts";
import type { PaymentRow } from "./openPayment.ts";
import { refundDue } from "./refundDue.ts";
import { settle } from "./settle.ts";

/**
 * Gives up a payment that its customer turned away from, so that another method can be begun; one that is decided, or of
 * which the gateway does not say, stays. Never inside a transaction.
 */
export async function giveUp(
  parts: Parts,
  { trans_id, gateway_ref }: Pick<PaymentRow, "trans_id" | "gateway_ref">,
): Promise<void> {
  const answer = await parts.payment.abandon(gateway_ref);
  const now = parts.clock();
  const { refund_due } = await retried(() =>
    parts.db.transaction((db) => settle(db, { trans_id, answer, now })),
  );
  if (refund_due) await refundDue(parts);
}
