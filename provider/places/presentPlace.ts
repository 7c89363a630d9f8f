import type * as z from "zod/mini";
import type { Place } from "#contract/address.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { PlaceFound, Point } from "#provider/gateways/geocoder/geocoder.ts";
import { type MunicipalityName, municipalityName, prefectureName } from "./municipalities.ts";

/** A place that a geocoder found, in the contract's words. */
export function presentPlace({ latitude, longitude, ...words }: PlaceFound): z.infer<typeof Place> {
  return { ...words, position: { latitude, longitude } };
}

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
