import * as z from "zod/mini";
import { sessionValue } from "#state/storage/sessionValue.ts";

const AwaitedCard = z.object({
  uid: z.string(),
  /** The saved card that another is to take the place of; null for one that is added. */
  replaces: z.nullable(z.string()),
  /** How the saved cards stood when its member left for the bank: their ids, last digits and periods. */
  before: z.string(),
});
/** A card whose bank is being asked, as this tab knows it; nothing of the new card is in it. */
type AwaitedCard = z.infer<typeof AwaitedCard>;

const kept = sessionValue("noren.card", AwaitedCard);

export function keepAwaitedCard(card: AwaitedCard): void {
  kept.keep(card);
}

/** The card whose bank was asked, once; null where none was, or by somebody else. */
export function takeAwaitedCard(uid: string): AwaitedCard | null {
  const card = kept.read();
  kept.keep(null);
  return card?.uid === uid ? card : null;
}
