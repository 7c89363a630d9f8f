import type * as z from "zod/mini";
import type { CardSaved } from "#contract/payment.ts";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { cardsOf } from "./cardsOf.ts";
import { confirmCard } from "./confirmCard.ts";
import type { Kept } from "./keepCard.ts";
import { presentCards } from "./presentCards.ts";

/** Writes a card down that the vault keeps; it can be paid with once its bank agreed. Its member is locked. */
export async function saveCard(
  db: Database,
  kept: Exclude<Kept, { refused: 121 | 427 }>,
  as: {
    readonly uid: string;
    readonly wants_default: boolean;
    /** The card whose place it takes. */
    readonly replaces?: string;
    readonly now: Date;
  },
  fail: Fail<115>,
): Promise<z.infer<typeof CardSaved>> {
  const { card_id, vault_token, redirect_url } = kept;
  const { brand, last4, valid_period, consent } = kept.card;
  const { uid, wants_default, replaces = null, now } = as;
  const seen = { brand, last4, valid_period, wants_default, replaces };
  await db.insert(cards).values({ id: card_id, uid, vault_token, ...seen, created_at: now });
  if (consent !== "given") return { card: null, redirect_url };
  const id = await confirmCard(db, card_id, now);
  const all = presentCards(await cardsOf(db, uid), now);
  return { card: all.find((each) => each.card_id === id) ?? fail(115), redirect_url: null };
}
