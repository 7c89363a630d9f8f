import type { WireLanguage } from "#contract/scalars.ts";
import type { Point } from "#provider/gateways/geocoder/geocoder.ts";
import { type MunicipalityName, municipalityName, prefectureName } from "./municipalities.ts";
import type { PlaceFound } from "./placeFound.ts";

interface Known extends Point {
  readonly municipality: MunicipalityName;
  readonly name?: string;
  readonly town?: string;
  readonly postal_code?: string | null;
}

/** A place in the words of a language: in English the smaller comes first. */
export function describePlace(known: Known, language: WireLanguage): PlaceFound {
  const { municipality, name = "", town = "", postal_code = null, latitude, longitude } = known;
  const prefecture = prefectureName(municipality.code, language);
  const city = municipalityName(municipality, language);
  const parts = [prefecture, city, town].filter((part) => part !== "");
  const address =
    language === "en" ? parts.toReversed().join(", ") : parts.join(language === "ko" ? " " : "");
  return { name, address, postal_code, prefecture, city, town, latitude, longitude };
}
