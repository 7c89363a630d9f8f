import { sessionStore } from "./sessionStore.ts";
import { textsIn } from "./textsIn.ts";

const KEY = "noren.gift";

/** A gift that is being taken, while its code is on the way to the phone. */
export interface GiftDraft {
  readonly activation_code: string;
  readonly phone: string;
  readonly email: string;
}

/** What was filled in for a gift in this tab; null for nothing. */
export function readGift(): GiftDraft | null {
  const { activation_code, phone = "", email = "" } = textsIn(sessionStore.get(KEY));
  return activation_code ? { activation_code, phone, email } : null;
}

/** Keeps what was filled in while one reads the message with the code; null once the gift is taken. */
export function keepGift(gift: GiftDraft | null): void {
  if (gift === null) sessionStore.remove(KEY);
  else sessionStore.set(KEY, JSON.stringify(gift));
}
