import type { DeliveryTerms } from "#contract/store.ts";
import { locate } from "#provider/addresses/locate.ts";
import { type AddressRow, ownAddress } from "#provider/addresses/ownAddress.ts";
import { positionOf } from "#provider/addresses/positionOf.ts";
import type { Caller, Context } from "#provider/server/context.ts";
import { deliveryTo } from "./deliveryTo.ts";
import type { StoreRow } from "./findStore.ts";

/**
 * On what terms a store delivers to one of the caller's addresses. 401 where there is no such address, or nobody knows
 * where it is; 308 where the store delivers nowhere; 403 out of range, with how far it is.
 */
export async function termsAt(
  store: StoreRow,
  address_id: string | undefined,
  context: Context<Caller, 308 | 401 | 403>,
): Promise<{
  readonly address: AddressRow;
  readonly place: { readonly latitude: number; readonly longitude: number };
  readonly distance: number;
  readonly terms: DeliveryTerms;
}> {
  const { caller, db, fail } = context;
  if (address_id === undefined) return fail(401);
  const address = await ownAddress(db, { uid: caller.uid, address_id }, fail);
  // It may have been kept while the geocoder did not answer.
  const place = positionOf(address) ?? (await locate(address, context)) ?? fail(401);
  const delivery = deliveryTo(store, { ...place, postal_code: address.postal_code });
  if (delivery === null) return fail(308);
  const { distance, terms } = delivery;
  if (terms === null) return fail(403, { distance, max_distance: store.max_distance });
  return { address, place, distance, terms };
}
