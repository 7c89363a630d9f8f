import { Email, Phone } from "#contract/scalars.ts";
import { phoneNumber } from "#provider/members/phoneNumber.ts";

/** Whom a gift is sent to: a mailbox, or a phone (E.164). */
export type GiftRecipient = { readonly by: "mail" | "text"; readonly to: string };

/** What staff typed as an address or a phone number, in full width or with gaps; null when it can be neither. */
export function giftRecipient(typed: string): GiftRecipient | null {
  const plain = typed.normalize("NFKC").trim();
  if (plain.includes("@")) {
    const email = Email.safeParse(plain);
    return email.success ? { by: "mail", to: email.data } : null;
  }
  const phone = Phone.safeParse(plain.replaceAll(/[\s().-]/g, ""));
  const to = phone.success ? phoneNumber(phone.data) : null;
  return to === null ? null : { by: "text", to };
}

/** As the desk shows it to whoever comes by: enough to tell one from another. */
export function maskedRecipient(to: string): string {
  return to.includes("@") ? to.replace(/^(.).*@/, "$1…@") : `…${to.slice(-4)}`;
}
