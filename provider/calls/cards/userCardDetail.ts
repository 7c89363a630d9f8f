import { userCardDetail } from "#contract/calls/cards.ts";
import { answer } from "#provider/server/context.ts";
import { askForCards } from "#provider/cards/askForCards.ts";
import { cardsOf } from "#provider/cards/cardsOf.ts";
import { ownCard } from "#provider/cards/ownCard.ts";
import { presentCards } from "#provider/cards/presentCards.ts";

/** A card whose bank refused, or still is asked, is none (101): so whoever comes back from there learns what became of it. */
export const answerUserCardDetail = answer(userCardDetail, async ({ card_id }, context) => {
  const { caller, db, fail, now, parts } = context;
  const { uid } = caller;
  await askForCards(parts, uid);
  await ownCard(db, { uid, card_id }, fail);
  const all = presentCards(await cardsOf(db, uid), now);
  return all.find((card) => card.card_id === card_id) ?? fail(101);
});
