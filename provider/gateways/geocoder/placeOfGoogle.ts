import * as z from "zod/mini";
import type { WireLanguage } from "#contract/scalars.ts";
import type { PlaceFound } from "#provider/places/placeFound.ts";

const Component = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) });

/** One result of Google's Geocoding API, as far as it is read. */
export const GoogleResult = z.object({
  formatted_address: z.string(),
  address_components: z.array(Component),
  types: z.array(z.string()),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
});

/** Kinds of results that have a name of their own beside their address. */
const NAMED = ["establishment", "point_of_interest", "premise", "transit_station", "train_station"];

/** A result in the provider's words; null when it is not an address in Japan, as a plus code at sea is not. */
export function placeOfGoogle(
  result: z.infer<typeof GoogleResult>,
  language: WireLanguage,
): PlaceFound | null {
  const { address_components: components, geometry } = result;
  const partOf = (type: string) => components.find(({ types }) => types.includes(type));
  const nameOf = (type: string) => partOf(type)?.long_name ?? "";
  const prefecture = nameOf("administrative_area_level_1");
  if (prefecture === "" || partOf("country")?.short_name !== "JP") return null;
  // From the county or city to its ward, as addresses in Japan are written; in English the other way round.
  const city = ["administrative_area_level_2", "locality", "sublocality_level_1"].map(nameOf);
  const town = ["sublocality_level_2", "sublocality_level_3"].map(nameOf);
  const joined = (parts: readonly string[]) => {
    const known = [...new Set(parts)].filter((part) => part !== "");
    if (language === "en") return known.toReversed().join(", ");
    return known.join(language === "ko" ? " " : "");
  };
  const isNamed = result.types.some((type) => NAMED.includes(type));
  const digits = nameOf("postal_code").replace(/\D/g, "");
  return {
    name: isNamed
      ? (components.find(({ types }) => types.some((type) => NAMED.includes(type)))?.long_name ?? "")
      : "",
    address: withoutCountry(result.formatted_address),
    postal_code: digits.length === 7 ? digits : null,
    prefecture,
    city: joined(city),
    town: joined(town),
    latitude: geometry.location.lat,
    longitude: geometry.location.lng,
  };
}

/** Everyone knows that it is in Japan, and the postal code stands in a field of its own. */
function withoutCountry(address: string): string {
  return address
    .replace(/^(?:日本|일본|Japan)[、,\s]*/, "")
    .replace(/^邮政编码[:：]\s*|^郵遞區號[:：]\s*/, "")
    .replace(/^〒?\s*\d{3}-\d{4}\s*/, "")
    .replace(/,?\s*(?:〒?\d{3}-\d{4},?\s*)?(?:Japan|日本)?$/, "")
    .trim();
}
