const DAY = 86_400_000;
const MINUTE = 60_000;
/** Japan's clocks are nine hours ahead of UTC, all year. */
const JAPAN = 9 * 3_600_000;

/** The last minute of the day that comes `days` after that of `now`, by Japan's clock. */
export function lastMinute(now: Date, days: number): Date {
  const midnight = Math.floor((now.getTime() + JAPAN) / DAY) * DAY - JAPAN;
  return new Date(midnight + (days + 1) * DAY - MINUTE);
}
