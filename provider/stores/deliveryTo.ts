import type { DeliveryTerms } from "#contract/store.ts";
import { deliveryTerms } from "#domain/delivery/deliveryTerms.ts";
import { distanceBetween } from "#domain/delivery/distance.ts";
import { positionOf } from "#provider/addresses/positionOf.ts";
import type { StoreRow } from "./findStore.ts";

interface Delivery {
  /** Metres in a straight line. */
  readonly distance: number;
  /** Null where it is out of range. */
  readonly terms: DeliveryTerms | null;
}

const DELIVERY = 3;

/** How far off a place is, and on what terms a store delivers there; null when it delivers nowhere. */
export function deliveryTo(
  store: StoreRow,
  to: {
    readonly latitude: number;
    readonly longitude: number;
    /** Seven digits; absent where it is not known. */
    readonly postal_code?: string;
  },
): Delivery | null {
  const from = positionOf(store);
  if (from === null || !store.order_types.includes(DELIVERY)) return null;
  const distance = Math.round(distanceBetween(from, to));
  return { distance, terms: deliveryTerms(store, { distance, postal_code: to.postal_code ?? null }) };
}
