import type { AddressDraft } from "#state/addressDraft.ts";
import type { AddressValues } from "./addressValues.ts";

type Written = Pick<AddressValues, "prefecture" | "city" | "address">;

/** An address as the one text that a position on the map is set for. */
export function writtenPlace({ prefecture, city, address }: Written): string {
  return prefecture.trim() + city.trim() + address.trim();
}

/**
 * The position that the customer set on the map; null where they set none, or wrote another address since. One that was
 * set before anything was written is that of the address that follows.
 */
export function positionFor(values: Written, { position, position_of }: AddressDraft) {
  const isOfThis = position_of === "" || position_of === writtenPlace(values);
  return position && isOfThis ? position : null;
}
