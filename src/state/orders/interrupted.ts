import { parseRecord } from "#domain/values/untrusted.ts";
import { sessionStore } from "#state/storage/storage.ts";

/** An order that was asked for when signing in came in between: it is placed on coming back, without another tap. */
interface Interrupted {
  readonly client_order_id: string;
  /** Yen that the customer was shown. */
  readonly shown_total: number;
  /** In milliseconds of this device's clock. */
  readonly at: number;
}

const KEY = "noren.interrupted";
/** Milliseconds after which nobody remembers that they have tapped. */
const LONGEST = 15 * 60_000;

/** Keeps, in this tab, that an order was interrupted by signing in. */
export function keepInterrupted(order: Omit<Interrupted, "at">, now = Date.now()): void {
  sessionStore.set(KEY, JSON.stringify({ ...order, at: now }));
}

/** The order that was interrupted in this tab a moment ago; null where none was. */
export function interruptedOrder(now = Date.now()): Interrupted | null {
  const { at, client_order_id, shown_total } = parseRecord(sessionStore.get(KEY));
  if (typeof client_order_id !== "string" || typeof shown_total !== "number") return null;
  return typeof at === "number" && at <= now && now - at < LONGEST
    ? { client_order_id, shown_total, at }
    : null;
}

/** Once it is placed, or who asked for it would not sign in. */
export function forgetInterrupted(): void {
  sessionStore.remove(KEY);
}
