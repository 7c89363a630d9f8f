import { distanceBetween } from "#domain/distanceBetween.ts";
import { positionOf } from "#provider/addresses/positionOf.ts";
import type { StoreRow } from "./findStore.ts";

interface Delivery {
  /** Metres in a straight line. */
  readonly distance: number;
  readonly isInRange: boolean;
}

const DELIVERY = 3;

/** Whether a store delivers to a place; null when it delivers nowhere. */
export function deliveryTo(
  store: StoreRow,
  to: { readonly latitude: number; readonly longitude: number },
): Delivery | null {
  const from = positionOf(store);
  if (from === null || !store.order_types.includes(DELIVERY)) return null;
  const distance = Math.round(distanceBetween(from, to));
  return { distance, isInRange: store.max_distance === null || distance <= store.max_distance };
}
