import { eq } from "drizzle-orm";
import type { createOrder } from "#contract/calls/order.ts";
import type { AddressRow } from "#provider/addresses/ownAddress.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import { phoneNumber } from "#provider/members/phoneNumber.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { termsAt } from "#provider/stores/termsAt.ts";
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
  const { address, place, distance, terms } = await termsAt(store, address_id, context);
  await context.db
    .update(addresses)
    .set({ ...place, used_at: context.now })
    .where(eq(addresses.id, address.id));
  return { columns: { ...contactOf(address), distance }, terms };
}

/** An address as an order keeps it. */
export function contactOf(row: AddressRow): Omit<Receiver["columns"], "distance"> {
  const { address, city, detail, email, name, phone, postal_code, prefecture } = row;
  return {
    contact_name: name,
    contact_phone: phoneNumber(phone) ?? phone,
    contact_email: email,
    delivery_address: { name, phone, postal_code, address: `${prefecture}${city}${address}`, detail },
  };
}
