import { keepGift, readGift } from "#state/payments/underWay.ts";
import { giftCode } from "./giftCode.ts";

/**
 * Keeps the code of a gift's printed link for the form, signing in on the way to it included. It stands in the
 * address's fragment, which is sent to nobody: no log of addresses holds what a voucher is had for.
 */
export function keepLinkedGift(hash: string): void {
  const code = giftCode(new URLSearchParams(hash.slice(1)).get("code") ?? "");
  const kept = readGift();
  if (code !== "" && code !== kept?.activation_code)
    keepGift({ phone: "", email: "", ...kept, activation_code: code });
}
