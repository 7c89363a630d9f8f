import type { ParsedRequestOf } from "#contract/call.ts";
import type { createOrder } from "#contract/calls/order.ts";
import * as Code from "#contract/codes.ts";
import { OrderType } from "#contract/enumerations.ts";
import { phoneNumber } from "#provider/members/member.ts";
import type { ContextOf } from "#provider/server/context.ts";
import type { Begun } from "./beginOrder.ts";
import { booked } from "./booked.ts";
import type { Fulfilment } from "./placeOrder.ts";

/** An order that is collected: called at the counter by its number. 114 without a contact, or with a number that cannot be. */
export function pickUp(
  begun: Begun,
  request: ParsedRequestOf<typeof createOrder>,
  context: ContextOf<typeof createOrder>,
): Promise<Fulfilment> {
  const { fail } = context;
  const own = {
    order_type: OrderType.takeAway,
    isNumbered: true,
    receiver: async () => {
      const { contact } = request;
      if (contact === undefined) return fail(Code.missingParameter, { fields: ["contact"] });
      const contact_phone =
        phoneNumber(contact.phone) ?? fail(Code.missingParameter, { fields: ["contact.phone"] });
      const { email: contact_email = null, name: contact_name } = contact;
      const columns = { contact_name, contact_phone, contact_email, delivery_address: null, distance: null };
      return { columns, terms: null };
    },
    booking: (pickup_at: Date) => ({ pickup_at }),
  } as const;
  return booked(begun, own, request, context);
}
