import { OrderType } from "#contract/enumerations.ts";
import { daySpans } from "#domain/hours/openingHours.ts";
import { addDays, localDay, zonedInstant } from "#domain/hours/zonedTime.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { hoursOf, isHoliday, specialDaysOf } from "./opening.ts";

const WAYS = [OrderType.dineIn, OrderType.takeAway, OrderType.delivery] as const;
/** Minutes from midnight until which it is still the evening before, whether the store is open or not. */
const MORNING = 5 * 60;
/** A store that is closed for longer is opened by somebody who looks at what there is. */
const FARTHEST = 62;

type Store = Pick<
  StoreRow,
  "business_hours" | "pickup_hours" | "delivery_hours" | "special_days" | "time_zone" | "order_types"
>;

/** When a store is open on a day, in any way of ordering. */
function spansOf(store: Store, day: string) {
  const ways = WAYS.filter((way) => store.order_types.includes(way));
  return ways.flatMap((way) =>
    daySpans(hoursOf(store, way), day, store.time_zone, isHoliday, specialDaysOf(store, way)),
  );
}

/**
 * The business day that it is at a store, YYYY-MM-DD: a night that runs past midnight belongs to the day before, and so do
 * the small hours.
 */
export function businessDayAt(store: Store, now: Date): string {
  const { time_zone } = store;
  const today = localDay(now, time_zone);
  const before = addDays(today, -1);
  const time = now.getTime();
  const isNight =
    time < morningOf(store, today).getTime() ||
    spansOf(store, before).some(({ close, open }) => open <= time && time < close);
  return isNight ? before : today;
}

/** The earliest moment at which a store's business day begins. */
export const morningOf = ({ time_zone }: Pick<Store, "time_zone">, day: string): Date =>
  zonedInstant(day, MORNING, time_zone);

/** When the business day after the present one begins at a store, whether it is open on it or not. */
export function nextDayBegins(store: Store, now: Date): Date {
  const present = businessDayAt(store, now);
  const morning = morningOf(store, addDays(present, 1)).getTime();
  const nights = spansOf(store, present)
    .filter(({ close, open }) => open <= morning && morning < close)
    .map(({ close }) => close);
  return new Date(Math.max(morning, ...nights));
}

/**
 * When a store opens on its next business day, in whichever way it does first; null where that is not within two months.
 * Who is open day and night begins a day at five.
 */
export function nextBusinessDay(store: Store, now: Date): Date | null {
  const present = businessDayAt(store, now);
  const time = now.getTime();
  for (let offset = 1; offset <= FARTHEST; offset += 1) {
    const day = addDays(present, offset);
    const opens = spansOf(store, day).map(({ open }) => open);
    if (opens.length === 0) continue;
    const begins = Math.max(Math.min(...opens), morningOf(store, day).getTime());
    if (begins > time) return new Date(begins);
  }
  return null;
}
