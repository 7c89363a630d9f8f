import type { DeliveryTerms, DeliveryZone, StoreDetail } from "#contract/store.ts";

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

export type DeliveryPrices = Pick<StoreDetail, "dispatchprice" | "freeprice">;

/**
 * Delivery fee in yen: `dispatchprice`, unless the goods subtotal reaches a non-zero `freeprice` (specification,
 * section 9). The subtotal is that after goods discounts and before a coupon, which never costs the free delivery.
 */
export function deliveryFee(prices: DeliveryPrices, goods_subtotal: number): number {
  const isFree = prices.freeprice > 0 && goods_subtotal >= prices.freeprice;
  return isFree ? 0 : prices.dispatchprice;
}

/**
 * Yen that goods of so much still lack: until they reach the least that is delivered (409), and until they are delivered
 * for nothing; 0 where they have reached it, or where there is nothing to reach. The subtotal is that after the goods'
 * own discounts (specification, section 9).
 */
export function deliveryGap(
  { dispatchprice, freeprice, minimum_order }: DeliveryTerms,
  goods_subtotal: number,
): { readonly toMinimum: number; readonly toFree: number } {
  const isEverFree = dispatchprice > 0 && freeprice > 0;
  return {
    toMinimum: Math.max(0, minimum_order - goods_subtotal),
    toFree: isEverFree ? Math.max(0, freeprice - goods_subtotal) : 0,
  };
}
