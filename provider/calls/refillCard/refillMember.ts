import { refillMember } from "#contract/calls/refillCard.ts";
import { answer } from "#provider/answer.ts";
import { cardsOf } from "#provider/refill/cardsOf.ts";
import { vouchersOf } from "#provider/refill/vouchersOf.ts";
import { findStore } from "#provider/stores/findStore.ts";

export const answerRefillMember = answer(refillMember, async ({ for_store }, context) => {
  const { caller, db, fail, language, now } = context;
  if (for_store !== undefined) await findStore(db, for_store, fail);
  const of = { uid: caller.uid, for_store, language, now };
  const cards = await cardsOf(db, of);
  const vouchers = await vouchersOf(db, of);
  // What has expired is nobody's to spend, also before it is written off.
  const isGood = (until: string | null) => until === null || new Date(until) > now;
  const total = (held: readonly { readonly balance: number; readonly valid_until: string | null }[]) =>
    held.reduce((sum, { balance, valid_until }) => sum + (isGood(valid_until) ? balance : 0), 0);
  return { card_balance: total(cards), voucher_balance: total(vouchers), cards, vouchers };
});
