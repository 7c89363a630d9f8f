import type { Card } from "#contract/payment.ts";

/** How saved cards stand, to tell later whether one came or changed. */
export function standOf(cards: readonly Card[]): string {
  return cards
    .map(({ card_id, number, valid_period }) => `${card_id} ${number} ${valid_period}`)
    .toSorted()
    .join("\n");
}
