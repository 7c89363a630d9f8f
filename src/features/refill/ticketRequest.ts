import type { RequestOf } from "#contract/call.ts";
import type { refillUseCard } from "#contract/calls/refillCard.ts";

interface Shown {
  readonly storeId: string;
  readonly cardId?: string | undefined;
  readonly voucherId?: string | undefined;
  readonly topUp?: string | undefined;
}

/** What is shown at the counter, as the address names it. */
export function ticketRequest(
  { cardId, storeId, topUp, voucherId }: Shown,
  amount: number,
): RequestOf<typeof refillUseCard> {
  if (topUp !== undefined) return { kind: 1, store_id: storeId, amount, purpose: "top_up" };
  const id = cardId ?? voucherId;
  return {
    kind: cardId === undefined ? 2 : 1,
    ...(id === undefined ? {} : { id }),
    store_id: storeId,
    amount,
  };
}
