import type { OrderType } from "#contract/enumerations.ts";
import { daySpans, type Span } from "#domain/hours/openingHours.ts";
import { addDays, localDay } from "#domain/hours/zonedTime.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { isHoliday } from "#provider/stores/holidays.ts";
import { hoursOf } from "#provider/stores/hoursOf.ts";
import { specialDaysOf } from "#provider/stores/specialDaysOf.ts";

type Hours = Pick<
  StoreRow,
  "business_hours" | "pickup_hours" | "delivery_hours" | "special_days" | "time_zone" | "paused_until"
>;

/** Hours may begin as late as 29:59 and run for a day: those of two days ago can still run. */
const DAYS_BACK = 2;
/** Today and eight days on. */
export const DAYS_AHEAD = 8;

/** When a store takes orders of a kind from now on, for the coming days; no two begin at the same moment. */
export function openingSpans(store: Hours, order_type: OrderType, now: Date): Span[] {
  const today = localDay(now, store.time_zone);
  const hours = hoursOf(store, order_type);
  const special = specialDaysOf(store, order_type);
  const byOpening = new Map<number, Span>();
  for (let day = -DAYS_BACK; day <= DAYS_AHEAD; day += 1) {
    for (const span of daySpans(hours, addDays(today, day), store.time_zone, isHoliday, special)) {
      const known = byOpening.get(span.open);
      if (span.open >= span.last_order || span.last_order <= now.getTime()) continue;
      if (known === undefined || known.last_order < span.last_order) byOpening.set(span.open, span);
    }
  }
  return [...byOpening.values()];
}
