import { foldWidth } from "#domain/values/typedText.ts";
import type { AddressDraft } from "#state/places/addressDraft.ts";
import type { AddressValues } from "./addressValues.ts";

type Written = Pick<AddressValues, "prefecture" | "city" | "address">;

/** An address as the one text that a position on the map is set for. */
export function writtenPlace({ prefecture, city, address }: Written): string {
  return prefecture.trim() + city.trim() + address.trim();
}

/**
 * The position that the customer set on the map; null where they set none, or wrote another address since. One that was
 * set before all was written, as before the block's number, is that of the address that follows.
 */
export function positionFor(values: Written, { position, position_of }: AddressDraft) {
  if (!position || position_of === undefined) return null;
  return goesOn(foldWidth(position_of), foldWidth(writtenPlace(values))) ? position : null;
}

/** Whether an address is one that was begun, written further: 1-1 goes on as 1-1-3, and not as 1-12. */
function goesOn(begun: string, written: string): boolean {
  if (!written.startsWith(begun)) return false;
  return !(/\d$/.test(begun) && /^\d/.test(written.slice(begun.length)));
}
