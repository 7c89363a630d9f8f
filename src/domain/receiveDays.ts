import type { LineOffer } from "#contract/cart.ts";

/** Days of the calendar, YYYY-MM-DD, both included; null: no limit on that side. */
export interface ReceiveDays {
  readonly from: string | null;
  readonly until: string | null;
}

export const anyDay: ReceiveDays = { from: null, until: null };

/** The days on which everything on offer in a cart can be had; `from` after `until` where there is no such day. */
export function receiveDays(
  offers: readonly Pick<LineOffer, "receive_from" | "receive_until">[],
): ReceiveDays {
  const from = offers.flatMap(({ receive_from }) => receive_from ?? []).toSorted();
  const until = offers.flatMap(({ receive_until }) => receive_until ?? []).toSorted();
  if (from.length === 0 && until.length === 0) return anyDay;
  return { from: from.at(-1) ?? null, until: until[0] ?? null };
}

export function isOnDays(day: string, { from, until }: ReceiveDays): boolean {
  return (from === null || from <= day) && (until === null || day <= until);
}
