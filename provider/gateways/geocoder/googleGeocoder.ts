import * as z from "zod/mini";
import type { WireLanguage } from "#contract/scalars.ts";
import { intlTag, localeOfWire } from "#domain/values/localeCodes.ts";
import { askPlatform, type Send } from "#provider/gateways/askPlatform.ts";
import type { Log } from "#provider/operations/log.ts";
import type { GeocoderGateway, PlaceFound } from "./geocoder.ts";

/** Days for which Google's terms let positions be kept (Maps Service Specific Terms, "Geocoding API", caching). */
const KEPT = 30 * 86_400_000;
const MOST = 10;

const Answer = z.object({ status: z.string(), results: z.optional(z.array(z.unknown())) });

interface GoogleOptions {
  /** Where Google's API is: https://maps.googleapis.com, or another for tests. */
  readonly api: string;
  readonly key: string;
  readonly send: Send;
  readonly log: Log;
}

/** Google's Geocoding API over HTTP, for Japan alone. The key stays on the server. */
export function googleGeocoder({ api, key, send, log }: GoogleOptions): GeocoderGateway {
  async function ask(question: Readonly<Record<string, string>>, language: WireLanguage, timeLimit: number) {
    const query = new URLSearchParams({
      ...question,
      region: "jp",
      language: intlTag(localeOfWire(language)),
      key,
    });
    const request = new Request(`${api}/maps/api/geocode/json?${query}`);
    const answer = await askPlatform(request, { send, log, platform: "Google Geocoding", timeLimit });
    if (answer === null) return "unreachable";
    const parsed = Answer.safeParse(answer.body);
    const status = parsed.data?.status ?? "no JSON";
    if (status === "ZERO_RESULTS" || status === "INVALID_REQUEST") return [];
    if (status !== "OK") {
      // A key that is refused, or a quota that is used up, is the operator's to mend.
      log.warn("platform failed", { platform: "Google Geocoding", status });
      return "unreachable";
    }
    return (parsed.data?.results ?? []).flatMap((result) => {
      const known = GoogleResult.safeParse(result);
      return known.success ? [known.data] : [];
    });
  }

  return {
    source: "google",
    keepsFor: KEPT,

    async find(keyword, { language, timeLimit }) {
      const results = await ask({ address: keyword, components: "country:JP" }, language, timeLimit);
      if (results === "unreachable") return results;
      return results
        .map((result) => placeOfGoogle(result, language))
        .filter((place) => place !== null)
        .slice(0, MOST);
    },

    async at({ latitude, longitude }, { language, timeLimit }) {
      const results = await ask({ latlng: `${latitude},${longitude}` }, language, timeLimit);
      if (results === "unreachable") return results;
      const place = results.map((result) => placeOfGoogle(result, language)).find((each) => each !== null);
      // Where one stands, not where the address has its sign.
      return place === undefined ? null : { ...place, latitude, longitude };
    },
  };
}

const Component = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) });

/** One result of Google's Geocoding API, as far as it is read. */
const GoogleResult = z.object({
  formatted_address: z.string(),
  address_components: z.array(Component),
  types: z.array(z.string()),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
});

/** Kinds of results that have a name of their own beside their address. */
const NAMED = ["establishment", "point_of_interest", "premise", "transit_station", "train_station"];

/** A result in the provider's words; null when it is not an address in Japan, as a plus code at sea is not. */
function placeOfGoogle(result: z.infer<typeof GoogleResult>, language: WireLanguage): PlaceFound | null {
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
