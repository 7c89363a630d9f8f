import { eq } from "drizzle-orm";
import {
  addCreditCart,
  creditCartList,
  delCreditCart,
  editCreditCard,
  userCardDetail,
} from "#contract/calls/cards.ts";
import * as Code from "#contract/codes.ts";
import { cards } from "#provider/db/tables/cards.ts";
import { vaultAt, vaultOf } from "#provider/gateways/payments/paymentGateways.ts";
import { lockMember } from "#provider/members/member.ts";
import { answer, type Parts } from "#provider/server/context.ts";
import { askForCards, cardsOf, MOST_CARDS, ownCard, preferCard, presentCards, retireCards } from "./cards.ts";
import { forgetCard, presentSaved, saveCard } from "./saveCard.ts";

export const answerAddCreditCart = answer(addCreditCart, async (request, context) => {
  const { vault_token, is_default } = request;
  const { caller, db, fail, language, now, origin, outside, page_origin, parts } = context;
  const { uid } = caller;
  const wanted = { uid, vault_token, wants_default: is_default === 1, origin, page_origin, language };
  const saved = await outside(`keep ${uid} ${vault_token}`, () => saveCard(parts, wanted));
  if (!("refused" in saved)) return presentSaved(db, saved, { uid, now }, fail);
  return saved.refused === Code.saveFailed
    ? fail(Code.saveFailed, { most: MOST_CARDS })
    : fail(saved.refused);
});

export const answerCreditCartList = answer(creditCartList, async (_, context) => {
  const { caller, db, fail, now, origin, parts } = context;
  const kept = vaultAt(parts.payment, "");
  if (kept === null) return fail(Code.payTypeUnsupported);
  await askForCards(parts, caller.uid);
  return {
    cards: presentCards(await cardsOf(db, caller.uid), now),
    vault: kept.vault.address(origin),
  };
});

export const answerDelCreditCart = answer(delCreditCart, async ({ card_id }, context) => {
  const { caller, db, fail, now, outside, parts } = context;
  const { uid } = caller;
  await outside(`forget ${uid} ${card_id}`, () => removeCard(parts, { uid, card_id })).then(
    (refused) => refused !== null && fail(refused),
  );
  return { cards: presentCards(await cardsOf(db, uid), now) };
});

/**
 * Takes a card away from its member, then has its vault forget it: one that cannot be reached forgets it later, and the
 * card is gone for its member all the same. Answers why not, as `ownCard` says.
 */
async function removeCard(
  parts: Parts,
  { uid, card_id }: { readonly uid: string; readonly card_id: string },
): Promise<typeof Code.noData | typeof Code.noPermission | null> {
  const { db, payment: gateways } = parts;
  const [card] = await db.select().from(cards).where(eq(cards.id, card_id));
  if (card === undefined || card.confirmed_at === null) return Code.noData;
  if (card.uid !== uid) return Code.noPermission;
  await retireCards(db, eq(cards.id, card_id));
  const vault = vaultOf(gateways, card.gateway);
  if (vault !== null) await forgetCard(parts, vault, card);
  return null;
}

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
  const wanted = { uid, vault_token, wants_default: is_default === 1, origin, page_origin, language };
  const saved = await outside(`keep ${uid} ${vault_token}`, () =>
    saveCard(parts, { ...wanted, replaces: card_id }),
  );
  return "refused" in saved ? fail(saved.refused) : presentSaved(db, saved, { uid, now }, fail);
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
