import { checkDistance } from "#contract/calls/places.ts";
import { ownAddress } from "#provider/addresses/ownAddress.ts";
import { positionOf } from "#provider/addresses/positionOf.ts";
import { answer } from "#provider/server/context.ts";
import { flag } from "#provider/server/envelope.ts";
import { deliveryTo } from "#provider/stores/deliveryTo.ts";
import { findStore } from "#provider/stores/findStore.ts";

export const answerCheckDistance = answer(checkDistance, async (request, { db, caller, fail }) => {
  const { store_id, address_id, position = null } = request;
  const store = await findStore(db, store_id, fail);
  if (store.left_at !== null) return fail(201);
  const asked = async () => {
    if (address_id === undefined) return position;
    if (caller === null) return fail(401);
    const address = await ownAddress(db, { uid: caller.uid, address_id }, fail);
    const place = positionOf(address);
    return place === null ? null : { ...place, postal_code: address.postal_code };
  };
  const to = await asked();
  if (to === null) return fail(401);
  const delivery = deliveryTo(store, to);
  if (delivery === null) return fail(308);
  const { distance, terms } = delivery;
  // Whoever is out of range is told what the store asks in general.
  const { dispatchprice, freeprice, minimum_order } = terms ?? store;
  return {
    distance,
    is_in_range: flag(terms !== null),
    max_distance: store.delivery_zones.length > 0 ? null : store.max_distance,
    dispatchprice,
    freeprice,
    minimum_order,
    minutes: store.delivery_minutes,
  };
});
