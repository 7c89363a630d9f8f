import { creditCartList } from "#contract/calls/cards.ts";
import { answer } from "#provider/server/context.ts";
import { askForCards } from "#provider/cards/askForCards.ts";
import { cardsOf } from "#provider/cards/cardsOf.ts";
import { presentCards } from "#provider/cards/presentCards.ts";

export const answerCreditCartList = answer(creditCartList, async (_, context) => {
  const { caller, db, fail, now, origin, parts } = context;
  const vault = parts.payment.vault(origin);
  if (vault === null) return fail(431);
  await askForCards(parts, caller.uid);
  return {
    cards: presentCards(await cardsOf(db, caller.uid), now),
    vault,
  };
});
