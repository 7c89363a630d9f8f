import type { LineOffer } from "#contract/cart.ts";

/** What a line of an activity's cart keeps of the offer that it was put in from. */
export function lineOffer({
  special_id,
  kind,
  receive_from,
  receive_until,
  limit_per_person,
}: LineOffer): LineOffer {
  return { special_id, kind, receive_from, receive_until, limit_per_person };
}
