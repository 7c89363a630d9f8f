// Japan's Payment Services Act on prepaid value that is good at its issuer's own stores alone.

/**
 * Unused yen of prepaid value above which its issuer reports to the Local Finance Bureau and secures half of it (Payment
 * Services Act of Japan, articles 5, 14 and 23; Order for its enforcement, article 6).
 */
export const REPORTED_ABOVE = 10_000_000;

export interface BaseDate {
  /** March 31 or September 30, at whose end it is counted what is unused. */
  readonly day: string;
  /** The last day on which it can be reported and secured: two months later. */
  readonly due: string;
}

/**
 * The base dates of the Payment Services Act before a day, the latest first.
 * @param today a day as `2026-11-21`, which is no base date yet: it is not over
 * @param count how many
 */
export function baseDatesBefore(today: string, count: number): BaseDate[] {
  const dates: BaseDate[] = [];
  for (let year = Number(today.slice(0, 4)); dates.length < count; year -= 1) {
    const ofYear: readonly BaseDate[] = [
      { day: `${year}-09-30`, due: `${year}-11-30` },
      { day: `${year}-03-31`, due: `${year}-05-31` },
    ];
    dates.push(...ofYear.filter(({ day }) => day < today));
  }
  return dates.slice(0, count);
}

/** Days that end before any six months do: what is good for no longer than that is exempt. */
export const EXEMPT_DAYS = 180;

/** Whether prepaid value is exempt by how long it is good; null: without end. */
export function isExempt(validity_days: number | null): boolean {
  return validity_days !== null && validity_days <= EXEMPT_DAYS;
}
