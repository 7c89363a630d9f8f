import * as z from "zod/mini";
import { sessionStore } from "./sessionStore.ts";

const KEY = "noren.gift";

const GiftDraft = z.object({ activation_code: z.string(), phone: z.string(), email: z.string() });
/** A gift that is being taken, while its code is on the way to the phone. */
export type GiftDraft = z.infer<typeof GiftDraft>;

/** What was filled in for a gift in this tab; null for nothing. */
export function readGift(): GiftDraft | null {
  const text = sessionStore.get(KEY);
  if (text === null) return null;
  try {
    const read = GiftDraft.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Keeps what was filled in while one reads the message with the code; null once the gift is taken. */
export function keepGift(gift: GiftDraft | null): void {
  if (gift === null) sessionStore.remove(KEY);
  else sessionStore.set(KEY, JSON.stringify(gift));
}
