import type { refillCardList } from "#contract/calls/refillCard.ts";
import type { ResponseOf } from "#contract/call.ts";
import { typedAmount } from "#domain/values/typedText.ts";
import type { AmountTrouble } from "#parts/storedValue/useAmountWords.ts";

/** What a store sells. */
export type Sold = ResponseOf<typeof refillCardList>;
export type Offer = Sold["offers"][number];

/** No id of an offer's: an amount that the customer names. */
export const FREE = "free";

/** What is chosen at first: the offer of the address, or the least that covers what is lacking. */
export function firstChoice(
  { offers, free_amount }: Sold,
  offerId: string | undefined,
  lacking: number | null,
) {
  const named = offers.find(({ offer_id }) => offer_id === offerId);
  if (named) return named.offer_id;
  if (lacking === null) return null;
  if (free_amount !== null && lacking <= free_amount.maximum) return FREE;
  const cards = offers.filter(({ kind, amount }) => kind === 1 && amount >= lacking);
  return cards.toSorted((one, other) => one.price - other.price)[0]?.offer_id ?? null;
}

/** The amount that is typed for a card, or what is wrong with it. */
export function freeAmount(
  typed: string,
  { minimum, maximum }: NonNullable<Sold["free_amount"]>,
):
  | { readonly yen: number; readonly trouble: null }
  | { readonly yen: null; readonly trouble: AmountTrouble } {
  const { yen, fault } = typedAmount(typed);
  if (fault !== null) return { yen: null, trouble: { kind: fault } };
  if (yen < minimum || yen > maximum) return { yen: null, trouble: { kind: "bounds", minimum, maximum } };
  return { yen, trouble: null };
}
