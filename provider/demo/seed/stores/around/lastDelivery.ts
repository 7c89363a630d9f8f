import type { WeekHours } from "#contract/store.ts";

const EARLIER = 30;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The hours of deliveries: as the store's, with the last order half an hour earlier, for the way. */
export function lastDelivery(hours: WeekHours): WeekHours {
  return hours.map(({ weekday, spans }) => ({
    weekday,
    spans: spans.map((span) => ({ ...span, last_order: clockOf(minutesOf(span.last_order) - EARLIER) })),
  }));
}
