import * as z from "zod/mini";
import { sessionStore } from "./sessionStore.ts";

const KEY = "noren.purchase";

const Purchase = z.object({
  /** What was chosen to be bought, and by whom. */
  choice: z.string(),
  refill_order_no: z.string(),
  /** The order that waits for it to be paid. */
  for_order: z.nullable(z.string()),
});
/** A purchase of stored value of which this tab does not know yet that it is paid. */
export type Purchase = z.infer<typeof Purchase>;

/** The purchase under way in this tab: whoever comes back from its payment page goes on with it. */
export function readPurchase(): Purchase | null {
  const text = sessionStore.get(KEY);
  if (text === null) return null;
  try {
    const read = Purchase.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Keeps a purchase under way; null once it is decided, so that the next one is another. */
export function keepPurchase(purchase: Purchase | null): void {
  if (purchase === null) sessionStore.remove(KEY);
  else sessionStore.set(KEY, JSON.stringify(purchase));
}
