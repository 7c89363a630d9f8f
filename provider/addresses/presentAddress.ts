import type * as z from "zod/mini";
import type { Address } from "#contract/address.ts";
import { flag } from "#provider/server/envelope.ts";
import { deliveryTo } from "#provider/stores/deliveryTo.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import type { AddressRow } from "./ownAddress.ts";
import { positionOf } from "./positionOf.ts";

/** An address for its owner's eyes; with a store, whether it delivers there. */
export function presentAddress(row: AddressRow, store: StoreRow | null): z.infer<typeof Address> {
  const position = positionOf(row);
  const delivery =
    store === null || position === null
      ? null
      : deliveryTo(store, { ...position, postal_code: row.postal_code });
  const {
    id: address_id,
    uid: _uid,
    latitude: _y,
    longitude: _x,
    created_at: _c,
    used_at: _u,
    ...words
  } = row;
  return {
    address_id,
    ...words,
    position,
    is_in_range: store === null || position === null ? null : flag((delivery?.terms ?? null) !== null),
  };
}
