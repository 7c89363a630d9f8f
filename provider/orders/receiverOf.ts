import type { ParsedRequestOf } from "#contract/call.ts";
import type { createOrder } from "#contract/calls/order.ts";
import type { DeliveryTerms } from "#contract/store.ts";
import type { ContextOf } from "#provider/server/context.ts";
import { phoneNumber } from "#provider/members/phoneNumber.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { destinationOf } from "./destinationOf.ts";
import type { OrderRow } from "./lockOrder.ts";

export interface Receiver {
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
