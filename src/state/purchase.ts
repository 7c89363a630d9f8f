import { sessionStore } from "./sessionStore.ts";
import { textsIn } from "./textsIn.ts";

const KEY = "noren.purchase";

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
  const { choice, refill_order_no, for_order = null } = textsIn(sessionStore.get(KEY));
  return choice && refill_order_no ? { choice, refill_order_no, for_order } : null;
}

/** Keeps a purchase under way; null once it is decided, so that the next one is another. */
export function keepPurchase(purchase: Purchase | null): void {
  if (purchase === null) sessionStore.remove(KEY);
  else sessionStore.set(KEY, JSON.stringify(purchase));
}
