import type { OrderType } from "#contract/enumerations.ts";
import type { WeekHours } from "#contract/store.ts";
import type { StoreRow } from "./findStore.ts";

type Hours = Pick<StoreRow, "business_hours" | "pickup_hours" | "delivery_hours">;

/** The hours in which a store takes orders of a kind; a mall order is taken at any hour. */
export function hoursOf(store: Hours, order_type: OrderType): WeekHours {
  return { 1: store.business_hours, 2: store.pickup_hours, 3: store.delivery_hours, 4: ALWAYS }[order_type];
}

const ALWAYS: WeekHours = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
  weekday,
  spans: [{ open: "00:00", close: "24:00", last_order: "24:00" }],
}));
