import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import type { DeliveryTerms } from "#contract/store.ts";
import { deliveryTerms } from "#domain/delivery/deliveryTerms.ts";
import { distanceBetween } from "#domain/delivery/distance.ts";
import { type AddressRow, locate, ownAddress, positionOf } from "#provider/members/addresses/addresses.ts";
import type { Caller, Context } from "#provider/server/context.ts";
import type { StoreRow } from "./findStore.ts";

interface Delivery {
  /** Metres in a straight line. */
  readonly distance: number;
  /** Null where it is out of range. */
  readonly terms: DeliveryTerms | null;
}

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
  if (from === null || !store.order_types.includes(OrderType.delivery)) return null;
  const distance = Math.round(distanceBetween(from, to));
  return { distance, terms: deliveryTerms(store, { distance, postal_code: to.postal_code ?? null }) };
}

/**
 * On what terms a store delivers to one of the caller's addresses. 401 where there is no such address, or nobody knows
 * where it is; 308 where the store delivers nowhere; 403 out of range, with how far it is.
 */
export async function termsAt(
  store: StoreRow,
  address_id: string | undefined,
  context: Context<
    Caller,
    typeof Code.offPremisesUnsupported | typeof Code.addressMissing | typeof Code.beyondDeliveryRange
  >,
): Promise<{
  readonly address: AddressRow;
  readonly place: { readonly latitude: number; readonly longitude: number };
  readonly distance: number;
  readonly terms: DeliveryTerms;
}> {
  const { caller, db, fail } = context;
  if (address_id === undefined) return fail(Code.addressMissing);
  const address = await ownAddress(db, { uid: caller.uid, address_id }, fail);
  // It may have been kept while the geocoder did not answer.
  const place = positionOf(address) ?? (await locate(address, context)) ?? fail(Code.addressMissing);
  const delivery = deliveryTo(store, { ...place, postal_code: address.postal_code });
  if (delivery === null) return fail(Code.offPremisesUnsupported);
  const { distance, terms } = delivery;
  if (terms === null) return fail(Code.beyondDeliveryRange, { distance, max_distance: store.max_distance });
  return { address, place, distance, terms };
}
