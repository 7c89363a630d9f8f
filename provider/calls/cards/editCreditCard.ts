import { eq } from "drizzle-orm";
import { editCreditCard } from "#contract/calls/cards.ts";
import { answer } from "#provider/server/context.ts";
import { cardsOf } from "#provider/cards/cardsOf.ts";
import { keepCard } from "#provider/cards/keepCard.ts";
import { ownCard } from "#provider/cards/ownCard.ts";
import { preferCard } from "#provider/cards/preferCard.ts";
import { presentCards } from "#provider/cards/presentCards.ts";
import { retireCards } from "#provider/cards/retireCards.ts";
import { saveCard } from "#provider/cards/saveCard.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { lockMember } from "#provider/members/lockMember.ts";

/** A new number or period is a new card to the vault and its bank; the saved one keeps its id, and its place till then. */
export const answerEditCreditCard = answer(editCreditCard, async (request, context) => {
  const { card_id, vault_token, is_default } = request;
  const { caller, db, fail, language, now, origin, outside, page_origin, parts } = context;
  const { uid } = caller;
  await lockMember(db, uid);
  await ownCard(db, { uid, card_id }, fail);
  if (vault_token === undefined && is_default !== 1) return fail(121);
  if (vault_token === undefined) {
    await preferCard(db, { uid, id: card_id });
    const all = presentCards(await cardsOf(db, uid), now);
    return { card: all.find((each) => each.card_id === card_id) ?? fail(115), redirect_url: null };
  }
  const kept = await outside(`keep ${uid} ${vault_token}`, () =>
    keepCard(parts, { vault_token, origin, page_origin, language }),
  );
  if ("refused" in kept) return fail(kept.refused);
  // Of the cards that are to take its place the last one does.
  await retireCards(db, eq(cards.replaces, card_id));
  return saveCard(db, kept, { uid, wants_default: is_default === 1, replaces: card_id, now }, fail);
});
