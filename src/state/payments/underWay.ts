import { keepInSession } from "#state/storage/sessionValue.ts";
import { sessionStore, textsIn } from "#state/storage/storage.ts";

const PURCHASE_KEY = "noren.purchase";

/** A purchase of stored value of which this tab does not know yet that it is paid. */
export interface Purchase {
  /** What was chosen to be bought, and by whom. */
  readonly choice: string;
  readonly refill_order_no: string;
  /** The order that waits for it to be paid. */
  readonly for_order: string | null;
}

/** The purchase under way in this tab: whoever comes back from its payment page goes on with it. */
export function readPurchase(): Purchase | null {
  const { choice, refill_order_no, for_order = null } = textsIn(sessionStore.get(PURCHASE_KEY));
  return choice && refill_order_no ? { choice, refill_order_no, for_order } : null;
}

/** Keeps a purchase under way; null once it is decided, so that the next one is another. */
export function keepPurchase(purchase: Purchase | null): void {
  keepInSession(PURCHASE_KEY, purchase);
}

const GIFT_KEY = "noren.gift";

/** A gift that is being taken, while its code is on the way to the phone. */
export interface GiftDraft {
  readonly activation_code: string;
  readonly phone: string;
  readonly email: string;
}

/** What was filled in for a gift in this tab; null for nothing. */
export function readGift(): GiftDraft | null {
  const { activation_code, phone = "", email = "" } = textsIn(sessionStore.get(GIFT_KEY));
  return activation_code ? { activation_code, phone, email } : null;
}

/** Keeps what was filled in while one reads the message with the code; null once the gift is taken. */
export function keepGift(gift: GiftDraft | null): void {
  keepInSession(GIFT_KEY, gift);
}

const CLAIM_KEY = "noren.claim";

/** The coupon whose claim the customer pressed for before they signed in; null when there is none. In this tab alone. */
export function readClaimWish(): string | null {
  return sessionStore.get(CLAIM_KEY);
}

/** Keeps the wish while the customer signs in, or forgets it. */
export function keepClaimWish(coupon_id: string | null): void {
  if (coupon_id === null) sessionStore.remove(CLAIM_KEY);
  else sessionStore.set(CLAIM_KEY, coupon_id);
}
