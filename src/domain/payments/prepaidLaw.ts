// Japan's Payment Services Act on prepaid value that is good at its issuer's own stores alone.

/** Yen: an issuer with more unused on a base day reports it, and secures half of it. */
export const DEPOSIT_ABOVE = 10_000_000;

/** Days that end before any six months do: what is good for no longer than that is exempt. */
export const EXEMPT_DAYS = 180;

/** Whether prepaid value counts for the law by how long it is good; null: without end. */
export function isExempt(validity_days: number | null): boolean {
  return validity_days !== null && validity_days <= EXEMPT_DAYS;
}

/** The next day, or today, on which unused value is counted: the last of March or of September. Days as 2026-03-31. */
export function nextBaseDay(today: string): string {
  const year = today.slice(0, 4);
  const days = [`${year}-03-31`, `${year}-09-30`, `${Number(year) + 1}-03-31`];
  return days.find((day) => day >= today) ?? today;
}
