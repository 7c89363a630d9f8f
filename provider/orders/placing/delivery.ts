import { eq } from "drizzle-orm";
import type { ParsedRequestOf } from "#contract/call.ts";
import type { createOrder } from "#contract/calls/order.ts";
import { OrderType } from "#contract/enumerations.ts";
import { addresses } from "#provider/db/tables/addresses.ts";
import type { AddressRow } from "#provider/members/addresses/addresses.ts";
import { phoneNumber } from "#provider/members/member.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { termsAt } from "#provider/stores/delivery.ts";
import type { Begun } from "./beginOrder.ts";
import { booked, type Receiver } from "./booked.ts";
import type { Fulfilment } from "./placeOrder.ts";

/**
 * An order that is brought to one of the member's addresses, on the store's terms there; a courier goes by the order's
 * number. 401 without an address, or where nobody knows where it is; 403 out of range, with how far it is.
 */
export function delivery(
  begun: Begun,
  request: ParsedRequestOf<typeof createOrder>,
  context: ContextOf<typeof createOrder>,
): Promise<Fulfilment> {
  const own = {
    order_type: OrderType.delivery,
    isNumbered: false,
    receiver: async () => {
      const to = await termsAt(begun.store, request.delivery?.address_id, context);
      const { address, place, distance, terms } = to;
      await context.db
        .update(addresses)
        .set({ ...place, used_at: context.now })
        .where(eq(addresses.id, address.id));
      const contact = contactOf(address);
      const position = { latitude: place.latitude, longitude: place.longitude };
      const delivery_address = contact.delivery_address && { ...contact.delivery_address, position };
      return { columns: { ...contact, delivery_address, distance }, terms };
    },
    booking: (receive_at: Date) => ({ receive_at }),
  } as const;
  return booked(begun, own, request, context);
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
