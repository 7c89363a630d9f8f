const DAY = 86_400_000;

/**
 * Until when a card or voucher is good once something is added to it: what is there gains time, and loses none.
 * @param days that the addition is good for; null: for ever
 * @param before until when what is there is good; undefined when there is nothing
 */
export function validUntil(now: Date, days: number | null, before: Date | null | undefined): Date | null {
  if (days === null || before === null) return null;
  const until = new Date(now.getTime() + days * DAY);
  return before !== undefined && before > until ? before : until;
}
