import { and, eq, ne } from "drizzle-orm";
import {
  addCreditCart,
  creditCartList,
  delCreditCart,
  editCreditCard,
  userCardDetail,
} from "#contract/calls/cards.ts";
import * as Code from "#contract/codes.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { lockMember } from "#provider/members/member.ts";
import { answer } from "#provider/server/context.ts";
import { askForCards, cardsOf, MOST_CARDS, ownCard, preferCard, presentCards, retireCards } from "./cards.ts";
import { keepCard, saveCard } from "./saveCard.ts";

export const answerAddCreditCart = answer(addCreditCart, async (request, context) => {
  const { vault_token, is_default } = request;
  const { caller, db, fail, language, now, origin, outside, page_origin, parts } = context;
  const { uid } = caller;
  await lockMember(db, uid);
  const there = await db.$count(cards, and(eq(cards.uid, uid), ne(cards.last4, "")));
  if (there >= MOST_CARDS) return fail(Code.saveFailed, { most: MOST_CARDS });
  const kept = await outside(`keep ${uid} ${vault_token}`, () =>
    keepCard(parts, { vault_token, origin, page_origin, language }),
  );
  if ("refused" in kept) return fail(kept.refused);
  return saveCard(db, kept, { uid, wants_default: is_default === 1, now }, fail);
});

export const answerCreditCartList = answer(creditCartList, async (_, context) => {
  const { caller, db, fail, now, origin, parts } = context;
  const vault = parts.payment.vault(origin);
  if (vault === null) return fail(Code.payTypeUnsupported);
  await askForCards(parts, caller.uid);
  return {
    cards: presentCards(await cardsOf(db, caller.uid), now),
    vault,
  };
});

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

/** A new number or period is a new card to the vault and its bank; the saved one keeps its id, and its place till then. */
export const answerEditCreditCard = answer(editCreditCard, async (request, context) => {
  const { card_id, vault_token, is_default } = request;
  const { caller, db, fail, language, now, origin, outside, page_origin, parts } = context;
  const { uid } = caller;
  await lockMember(db, uid);
  await ownCard(db, { uid, card_id }, fail);
  if (vault_token === undefined && is_default !== 1) return fail(Code.incompleteCard);
  if (vault_token === undefined) {
    await preferCard(db, { uid, id: card_id });
    const all = presentCards(await cardsOf(db, uid), now);
    return {
      card: all.find((each) => each.card_id === card_id) ?? fail(Code.saveFailed),
      redirect_url: null,
    };
  }
  const kept = await outside(`keep ${uid} ${vault_token}`, () =>
    keepCard(parts, { vault_token, origin, page_origin, language }),
  );
  if ("refused" in kept) return fail(kept.refused);
  // Of the cards that are to take its place the last one does.
  await retireCards(db, eq(cards.replaces, card_id));
  return saveCard(db, kept, { uid, wants_default: is_default === 1, replaces: card_id, now }, fail);
});

/** A card whose bank refused, or still is asked, is none (101): so whoever comes back from there learns what became of it. */
export const answerUserCardDetail = answer(userCardDetail, async ({ card_id }, context) => {
  const { caller, db, fail, now, parts } = context;
  const { uid } = caller;
  await askForCards(parts, uid);
  await ownCard(db, { uid, card_id }, fail);
  const all = presentCards(await cardsOf(db, uid), now);
  return all.find((card) => card.card_id === card_id) ?? fail(Code.noData);
});
