import type { OrderType } from "#contract/enumerations.ts";
import type { WeekHours } from "#contract/store.ts";
import { type Opening, openingAt } from "#domain/openingHours.ts";
import type { StoreRow } from "./findStore.ts";
import { isHoliday } from "./holidays.ts";

type Hours = Pick<
  StoreRow,
  "business_hours" | "pickup_hours" | "delivery_hours" | "time_zone" | "paused_until"
>;

export interface OpeningNow extends Opening {
  /** The desk has paused the orders; `next_open_at` says until when. */
  readonly is_resting: boolean;
}

/** The hours in which a store takes orders of a kind; a mall order is taken at any hour. */
export function hoursOf(store: Hours, order_type: OrderType): WeekHours {
  return { 1: store.business_hours, 2: store.pickup_hours, 3: store.delivery_hours, 4: ALWAYS }[order_type];
}

const ALWAYS: WeekHours = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
  weekday,
  spans: [{ open: "00:00", close: "24:00", last_order: "24:00" }],
}));

/** Whether orders of a kind are taken at an instant: the store's hours, and a rest that its desk has begun. */
export function openingOf(store: Hours, order_type: OrderType, now: Date): OpeningNow {
  const at = (instant: Date) => openingAt(hoursOf(store, order_type), instant, store.time_zone, isHoliday);
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
