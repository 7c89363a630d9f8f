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

/**
 * When a store opens on its next business day, in whichever way it does first; null where that is not within two months.
 * A night that runs past midnight belongs to the day before, and so do the small hours: who is open day and night begins a day
 * at five.
 */
export function nextBusinessDay(store: Store, now: Date): Date | null {
  const { order_types, time_zone } = store;
  const ways = WAYS.filter((way) => order_types.includes(way));
  const spansOn = (day: string) =>
    ways.flatMap((way) =>
      daySpans(hoursOf(store, way), day, time_zone, isHoliday, specialDaysOf(store, way)),
    );
  const today = localDay(now, time_zone);
  const before = addDays(today, -1);
  const time = now.getTime();
  const isNight =
    time < zonedInstant(today, MORNING, time_zone).getTime() ||
    spansOn(before).some(({ close, open }) => open <= time && time < close);
  const present = isNight ? before : today;
  for (let offset = 1; offset <= FARTHEST; offset += 1) {
    const day = addDays(present, offset);
    const opens = spansOn(day).map(({ open }) => open);
    if (opens.length === 0) continue;
    const begins = Math.max(Math.min(...opens), zonedInstant(day, MORNING, time_zone).getTime());
    if (begins > time) return new Date(begins);
  }
  return null;
}
