import { eq } from "drizzle-orm";
import type { createOrder } from "#contract/calls/order.ts";
import { type AddressRow, ownAddress } from "#provider/addresses/ownAddress.ts";
import { locate } from "#provider/addresses/locate.ts";
import { positionOf } from "#provider/addresses/positionOf.ts";
import type { ContextOf } from "#provider/context.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { phoneNumber } from "#provider/members/phoneNumber.ts";
import { deliveryTo } from "#provider/stores/deliveryTo.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import type { Receiver } from "./receiverOf.ts";

/**
 * One of the member's addresses as an order's destination, on the store's terms there. 401 without one, or where nobody
 * knows where it is; 403 out of range, with how far it is.
 */
export async function destinationOf(
  store: StoreRow,
  address_id: string | undefined,
  context: ContextOf<typeof createOrder>,
): Promise<Receiver> {
  const { caller, db, fail, now } = context;
  if (address_id === undefined) return fail(401);
  const address = await ownAddress(db, { uid: caller.uid, address_id }, fail);
  // It may have been kept while the geocoder did not answer.
  const place = positionOf(address) ?? (await locate(address, context)) ?? fail(401);
  const delivery = deliveryTo(store, { ...place, postal_code: address.postal_code });
  if (delivery === null) return fail(308);
  const { distance, terms } = delivery;
  if (terms === null) return fail(403, { distance, max_distance: store.max_distance });
  await db
    .update(addresses)
    .set({ ...place, used_at: now })
    .where(eq(addresses.id, address_id));
  return { columns: { ...contactOf(address), distance }, terms };
}

function contactOf(row: AddressRow): Omit<Receiver["columns"], "distance"> {
  const { address, city, detail, email, name, phone, postal_code, prefecture } = row;
  return {
    contact_name: name,
    contact_phone: phoneNumber(phone) ?? phone,
    contact_email: email,
    delivery_address: { name, phone, postal_code, address: `${prefecture}${city}${address}`, detail },
  };
}
