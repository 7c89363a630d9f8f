import { eq } from "drizzle-orm";
import { delCreditCart } from "#contract/calls/cards.ts";
import { answer } from "#provider/server/context.ts";
import { cardsOf } from "#provider/cards/cardsOf.ts";
import { ownCard } from "#provider/cards/ownCard.ts";
import { presentCards } from "#provider/cards/presentCards.ts";
import { retireCards } from "#provider/cards/retireCards.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { lockMember } from "#provider/members/lockMember.ts";

/** A vault that cannot be reached forgets it later: the card is gone for its member all the same. */
export const answerDelCreditCart = answer(delCreditCart, async ({ card_id }, context) => {
  const { caller, db, fail, now, outside, parts } = context;
  const { uid } = caller;
  await lockMember(db, uid);
  const { id, vault_token } = await ownCard(db, { uid, card_id }, fail);
  const isForgotten = await outside(`forget ${id}`, () =>
    parts.payment.forget(vault_token).then(
      () => true,
      () => false,
    ),
  );
  if (isForgotten) await db.delete(cards).where(eq(cards.id, id));
  else await retireCards(db, eq(cards.id, id));
  return { cards: presentCards(await cardsOf(db, uid), now) };
});
