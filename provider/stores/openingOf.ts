import type { OrderType } from "#contract/enumerations.ts";
import { type Opening, openingAt } from "#domain/hours/openingHours.ts";
import type { StoreRow } from "./findStore.ts";
import { hoursOf } from "./hoursOf.ts";
import { isHoliday } from "./holidays.ts";
import { specialDaysOf } from "./specialDaysOf.ts";

type Hours = Pick<
  StoreRow,
  "business_hours" | "pickup_hours" | "delivery_hours" | "special_days" | "time_zone" | "paused_until"
>;

export interface OpeningNow extends Opening {
  /** The desk has paused the orders; `next_open_at` says until when. */
  readonly is_resting: boolean;
}

/** Whether orders of a kind are taken at an instant: the store's hours, and a rest that its desk has begun. */
export function openingOf(store: Hours, order_type: OrderType, now: Date): OpeningNow {
  const hours = hoursOf(store, order_type);
  const special = specialDaysOf(store, order_type);
  const at = (instant: Date) => openingAt(hours, instant, store.time_zone, isHoliday, special);
  const { paused_until } = store;
  if (paused_until === null || paused_until <= now) return { ...at(now), is_resting: false };
  const after = at(paused_until);
  return {
    ...at(now),
    is_open: false,
    next_open_at: after.is_open ? paused_until : after.next_open_at,
    is_resting: true,
  };
}
