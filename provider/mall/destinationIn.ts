import type { AddressRow } from "#provider/addresses/ownAddress.ts";
import { postalAreas } from "#provider/places/postalAreas.ts";

/** Where a parcel goes, as fees ask: the postal code says which prefecture it is, whatever was written beside it. */
export function destinationIn({ postal_code, prefecture }: Pick<AddressRow, "postal_code" | "prefecture">): {
  readonly prefecture: string;
  readonly postal_code: string;
} {
  const prefectures = postalAreas(postal_code).map((area) => area.prefecture);
  const isOne = prefectures.length === 0 || prefectures.includes(prefecture);
  return { postal_code, prefecture: isOne ? prefecture : (prefectures[0] ?? prefecture) };
}
