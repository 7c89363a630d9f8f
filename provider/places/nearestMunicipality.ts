import * as z from "zod";
import { distanceBetween } from "#domain/delivery/distance.ts";
import type { Point } from "#provider/gateways/geocoder/geocoder.ts";
import data from "./gazetteer/municipalities.json" with { type: "json" };
import { landmarks } from "./gazetteer/landmarks.ts";
import { type MunicipalityName, municipalities } from "./municipalities.ts";

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
