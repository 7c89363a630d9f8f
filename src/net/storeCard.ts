import type * as z from "zod/mini";
import { type CardFault, CardRefused, CardStored, type CardTyped, type Vault } from "#contract/payment.ts";
import type { Trouble } from "./answer.ts";

/** Milliseconds until the vault is given up; what it stored by then lapses by itself. */
const TIME_LIMIT = 30_000;

/** What the vault made of a card. Nothing is charged by it: whatever the trouble, it can be sent again. */
export type StoringAnswer =
  | { readonly kind: "stored"; readonly card: z.infer<typeof CardStored> }
  | { readonly kind: "refused"; readonly faults: readonly CardFault[] }
  /** Too many cards were tried from here. */
  | { readonly kind: "wait" }
  | { readonly kind: Exclude<Trouble, "contract"> };

/**
 * Sends a card from the field to the gateway's vault, the only place that it is ever sent to: without cookies, without
 * a referrer, kept by no cache, and named in no error. `left` ends it when its form has gone.
 */
export async function storeCard(vault: Vault, typed: CardTyped, left: AbortSignal): Promise<StoringAnswer> {
  const given = new AbortController();
  let isLate = false;
  const giveUp = () => given.abort();
  const timer = setTimeout(() => {
    isLate = true;
    giveUp();
  }, TIME_LIMIT);
  left.addEventListener("abort", giveUp);
  try {
    const response = await fetch(vault.url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${vault.key}` },
      body: JSON.stringify(typed),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      redirect: "error",
      signal: given.signal,
    });
    if (response.status === 429) return { kind: "wait" };
    const body: unknown = await response.json().catch(() => null);
    const stored = CardStored.safeParse(body);
    if (response.status === 201 && stored.success) return { kind: "stored", card: stored.data };
    const refused = CardRefused.safeParse(body);
    if (response.status === 422 && refused.success) return { kind: "refused", faults: refused.data.faults };
    return { kind: "server" };
  } catch {
    if (isLate) return { kind: "timeout" };
    return { kind: navigator.onLine ? "unreachable" : "offline" };
  } finally {
    clearTimeout(timer);
    left.removeEventListener("abort", giveUp);
  }
}
