import * as z from "zod/mini";
import { askPlatform, type Send } from "#provider/gateways/askPlatform.ts";
import type { GeocoderGateway } from "#provider/gateways/geocoder.ts";
import type { Log } from "#provider/log.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { GoogleResult, placeOfGoogle } from "./placeOfGoogle.ts";

/** Days for which Google's terms let positions be kept (Maps Service Specific Terms, "Geocoding API", caching). */
const KEPT = 30 * 86_400_000;
const MOST = 10;

const Answer = z.object({ status: z.string(), results: z.optional(z.array(z.unknown())) });

/** The languages as Google names them. */
const languages: Readonly<Record<WireLanguage, string>> = {
  ja: "ja",
  zh: "zh-CN",
  en: "en",
  tw: "zh-TW",
  ko: "ko",
};

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
    const query = new URLSearchParams({ ...question, region: "jp", language: languages[language], key });
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
