import * as z from "zod/mini";
import { sessionStore } from "#state/storage/storage.ts";

const KEY = "noren.card";

const AwaitedCard = z.object({
  uid: z.string(),
  /** The saved card that another is to take the place of; null for one that is added. */
  replaces: z.nullable(z.string()),
  /** How the saved cards stood when its member left for the bank: their ids, last digits and periods. */
  before: z.string(),
});
/** A card whose bank is being asked, as this tab knows it; nothing of the new card is in it. */
type AwaitedCard = z.infer<typeof AwaitedCard>;

export function keepAwaitedCard(card: AwaitedCard): void {
  sessionStore.set(KEY, JSON.stringify(card));
}

/** The card whose bank was asked, once; null where none was, or by somebody else. */
export function takeAwaitedCard(uid: string): AwaitedCard | null {
  const text = sessionStore.get(KEY);
  if (text === null) return null;
  sessionStore.remove(KEY);
  const read = AwaitedCard.safeParse(parsed(text));
  return read.success && read.data.uid === uid ? read.data : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
