import { addDays } from "./zonedTime.ts";

/** The first and the last day that can be chosen, YYYY-MM-DD, both included. */
export interface DeliveryDays {
  readonly delivery_from: string;
  readonly delivery_until: string;
}

/**
 * The days on which a parcel can arrive: once the slowest of its goods is handed to the carrier and has been on its way,
 * and from then on for `days_ahead` days. `today` is the shop's.
 */
export function deliveryDays(
  today: string,
  shop: { readonly transit_days: number; readonly days_ahead: number },
  goods: readonly { readonly ships_within_days: number }[],
): DeliveryDays {
  const ships = Math.max(0, ...goods.map(({ ships_within_days }) => ships_within_days));
  const delivery_from = addDays(today, ships + shop.transit_days);
  return { delivery_from, delivery_until: addDays(delivery_from, Math.max(1, shop.days_ahead) - 1) };
}
