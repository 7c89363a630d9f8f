import type * as z from "zod/mini";
import type { AddressDraft } from "#contract/address.ts";
import type { Point } from "#provider/gateways/geocoder/geocoder.ts";
import { postalDigits } from "#provider/places/postalAreas.ts";
import type { AddressRow } from "./ownAddress.ts";

type Written = Omit<AddressRow, "id" | "uid" | "is_default" | "created_at" | "used_at">;

/** What was filled in, as it is kept. */
export function addressRow(draft: z.output<typeof AddressDraft>, position: Point | null): Written {
  const { email = null, label = "", postal_code, position: _, is_default: _default, ...words } = draft;
  return {
    ...words,
    email,
    label,
    postal_code: postalDigits(postal_code),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
  };
}
