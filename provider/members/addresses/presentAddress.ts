import { desc, eq } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Address } from "#contract/address.ts";
import type { Database } from "#provider/db/database.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import { deliveryTo } from "#provider/stores/delivery.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { type AddressRow, positionOf } from "./addresses.ts";

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

/** A member's addresses, the default first, then the one used last. */
export async function addressesOf(db: Database, uid: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.uid, uid))
    .orderBy(desc(addresses.is_default), desc(addresses.used_at), addresses.id);
}
