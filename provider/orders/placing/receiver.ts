import { eq } from "drizzle-orm";
import type { ParsedRequestOf } from "#contract/call.ts";
import type { createOrder } from "#contract/calls/order.ts";
import type { DeliveryTerms } from "#contract/store.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import type { AddressRow } from "#provider/members/addresses/addresses.ts";
import { phoneNumber } from "#provider/members/member.ts";
import type { OrderRow } from "#provider/orders/lockOrder.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { termsAt } from "#provider/stores/delivery.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";

interface Receiver {
  /** Who is called for and where, as the order keeps it. */
  readonly columns: Pick<
    OrderRow,
    "contact_name" | "contact_phone" | "contact_email" | "delivery_address" | "distance"
  >;
  /** On what terms it is delivered; null where it is collected. */
  readonly terms: DeliveryTerms | null;
}

/**
 * Whom an order away from the table is for. Collecting: the contact, 114 without one or with a number that cannot be.
 * Delivery: the address's receiver, as `destinationOf` finds it.
 */
export async function receiverOf(
  store: StoreRow,
  { contact, delivery, order_type }: ParsedRequestOf<typeof createOrder>,
  context: ContextOf<typeof createOrder>,
): Promise<Receiver> {
  const { fail } = context;
  if (order_type === 3) return destinationOf(store, delivery?.address_id, context);
  if (contact === undefined) return fail(114, { fields: ["contact"] });
  const contact_phone = phoneNumber(contact.phone) ?? fail(114, { fields: ["contact.phone"] });
  const { email: contact_email = null, name: contact_name } = contact;
  return {
    columns: { contact_name, contact_phone, contact_email, delivery_address: null, distance: null },
    terms: null,
  };
}

/**
 * One of the member's addresses as an order's destination, on the store's terms there. 401 without one, or where nobody
 * knows where it is; 403 out of range, with how far it is.
 */
async function destinationOf(
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
