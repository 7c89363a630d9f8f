import { refillMember } from "#contract/calls/refillCard.ts";
import { answer } from "#provider/server/context.ts";
import { cardsOf } from "#provider/refill/cardsOf.ts";
import { goodBalances } from "#provider/refill/goodBalances.ts";
import { vouchersOf } from "#provider/refill/vouchersOf.ts";
import { findStore } from "#provider/stores/findStore.ts";

export const answerRefillMember = answer(refillMember, async ({ for_store }, context) => {
  const { caller, db, fail, language, now } = context;
  if (for_store !== undefined) await findStore(db, for_store, fail);
  const of = { uid: caller.uid, for_store, language, now };
  const cards = await cardsOf(db, of);
  const vouchers = await vouchersOf(db, of);
  const balances = await goodBalances(db, caller.uid, now, for_store);
  return { ...balances, cards, vouchers };
});
