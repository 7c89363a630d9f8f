import type { OrderType } from "#contract/enumerations.ts";
import type { SpecialDays } from "#contract/store.ts";
import type { StoreRow } from "./findStore.ts";
import { hoursOf } from "./hoursOf.ts";

type Hours = Pick<StoreRow, "business_hours" | "pickup_hours" | "delivery_hours" | "special_days">;

/** The days with hours of their own for a way of ordering; one that has no hours at all is not begun by them. */
export function specialDaysOf(store: Hours, order_type: OrderType): SpecialDays[] {
  if (hoursOf(store, order_type).every(({ spans }) => spans.length === 0)) return [];
  return store.special_days.filter(({ order_types }) => order_types.includes(order_type));
}
