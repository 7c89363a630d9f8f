import { keepGift, readGift } from "#state/payments/underWay.ts";

/** A gift's code as it is printed, in groups of four, however it was typed: in full width, without dashes, in small letters. */
export function giftCode(typed: string): string {
  const signs = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "");
  return (signs.match(/.{1,4}/g) ?? []).join("-");
}

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
