import { refillCardList } from "#contract/calls/refillCard.ts";
import { answer } from "#provider/server/context.ts";
import { offersOf } from "#provider/refill/offersOf.ts";
import { presentOffer } from "#provider/refill/presentOffer.ts";
import { findStore } from "#provider/stores/findStore.ts";

export const answerRefillCardList = answer(refillCardList, async ({ store_id, kind }, context) => {
  const { db, fail, language, parts } = context;
  const shown = { language, gateway: parts.payment };
  const store = await findStore(db, store_id, fail);
  const { offers, free } = await offersOf(db, store_id);
  const isCard = kind === undefined || kind === 1;
  return {
    offers: offers
      .filter((offer) => kind === undefined || offer.kind === kind)
      .map((offer) => presentOffer(offer, store, shown)),
    free_amount: free === null || !isCard ? null : { minimum: free.price, maximum: free.amount },
  };
});
