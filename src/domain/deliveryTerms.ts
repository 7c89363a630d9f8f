import type { DeliveryTerms, DeliveryZone } from "#contract/deliveryZone.ts";

interface Delivers extends DeliveryTerms {
  /** Metres in a straight line that the store delivers to; null: any. */
  readonly max_distance: number | null;
  /** Empty: everywhere within `max_distance` on the store's own terms. */
  readonly delivery_zones: readonly DeliveryZone[];
}

interface Destination {
  /** Metres in a straight line. */
  readonly distance: number;
  /** Seven digits; null where it is not known. */
  readonly postal_code: string | null;
}

/**
 * On what terms a store delivers to a place: those of the first zone that holds it; null where it does not deliver (403,
 * "beyond delivery range"). A zone with a distance and postal codes holds what is within both.
 */
export function deliveryTerms(store: Delivers, to: Destination): DeliveryTerms | null {
  const { max_distance, delivery_zones } = store;
  const terms =
    delivery_zones.length === 0
      ? isWithin(max_distance, to) && store
      : delivery_zones.find((zone) => isWithin(zone.max_distance, to) && isNamed(zone, to));
  if (!terms) return null;
  const { dispatchprice, freeprice, minimum_order } = terms;
  return { dispatchprice, freeprice, minimum_order };
}

function isWithin(metres: number | null, { distance }: Destination): boolean {
  return metres === null || distance <= metres;
}

function isNamed({ postal_codes }: DeliveryZone, { postal_code }: Destination): boolean {
  return postal_codes.length === 0 || postal_codes.some((start) => postal_code?.startsWith(start) === true);
}
