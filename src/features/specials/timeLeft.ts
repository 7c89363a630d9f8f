const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something still runs, in the one unit that tells it best; the last minute counts as one. */
export type TimeLeft =
  | { readonly in: "days"; readonly count: number }
  | { readonly in: "hours"; readonly hours: number; readonly minutes: number }
  | { readonly in: "minutes"; readonly count: number }
  | { readonly in: "over" };

/** How long it is from `now` until an RFC 3339 time: whole days, below one hours and minutes. */
export function timeLeft(until: string, now: Date): TimeLeft {
  const left = Date.parse(until) - now.getTime();
  if (left <= 0) return { in: "over" };
  if (left >= DAY) return { in: "days", count: Math.floor(left / DAY) };
  if (left >= HOUR) {
    return { in: "hours", hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) };
  }
  return { in: "minutes", count: Math.max(1, Math.floor(left / MINUTE)) };
}
