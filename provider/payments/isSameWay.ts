import type { PayType } from "#contract/enumerations.ts";
import { typedCardRef } from "./cardToPay.ts";
import type { PaymentRow } from "./openPayment.ts";

/** Whether a payment under way is what is asked for now: by the same method, and by the same card where one is named. */
export function isSameWay(
  open: PaymentRow,
  asked: {
    /** The number of what is paid. */
    readonly subject: string;
    readonly pay_type: PayType;
    readonly card_id?: string | undefined;
    readonly vault_token?: string | undefined;
  },
  signingKey: string,
): boolean {
  const { subject, pay_type, card_id, vault_token } = asked;
  if (open.pay_type !== pay_type) return false;
  if (vault_token !== undefined) return open.gateway_ref === typedCardRef(signingKey, subject, vault_token);
  if (card_id !== undefined) return open.card_id === card_id;
  // Of a card that was charged here the payment page knows nothing.
  return !/^(?:card|typed)-/.test(open.gateway_ref);
}
