import { sessionStore } from "./sessionStore.ts";

const KEY = "noren.claim";

/** The coupon whose claim the customer pressed for before they signed in; null when there is none. In this tab alone. */
export function readClaimWish(): string | null {
  return sessionStore.get(KEY);
}

/** Keeps the wish while the customer signs in, or forgets it. */
export function keepClaimWish(coupon_id: string | null): void {
  if (coupon_id === null) sessionStore.remove(KEY);
  else sessionStore.set(KEY, coupon_id);
}
