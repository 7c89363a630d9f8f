import type { WireLanguage } from "#contract/scalars.ts";
import type { PlaceFound } from "#provider/gateways/geocoder/geocoder.ts";
import { type Landmark, landmarks } from "./gazetteer/landmarks.ts";
import {
  landmarkName,
  municipalities,
  type Municipality,
  municipalityNames,
  type NamedMunicipality,
} from "./municipalities.ts";
import { foldLetters, foldName, romanise } from "./names.ts";
import { describePlace } from "./presentPlace.ts";
import { type Town, towns } from "./readAddress.ts";

/** Characters from which on the beginning of a name finds it; fewer must be all of it. */
const PREFIX = 2;

interface Wanted {
  /** In the script in which it was typed. */
  readonly folded: string;
  /** In letters, where it was typed in letters or kana. */
  readonly letters: string;
}

/** Well-known places, cities and towns by their names, whole ones first. */
export function searchPlaces(keyword: string, language: WireLanguage): PlaceFound[] {
  const wanted = wantedOf(keyword);
  if (wanted.folded === "") return [];
  const marks = landmarks.map((landmark) => ({ landmark, rank: rankOfLandmark(landmark, wanted) }));
  const cities = municipalityNames.map((named) => ({ named, rank: rankOfCity(named, wanted) }));
  const found = [
    ...marks.map(({ landmark, rank }) => ({ rank, place: () => ofLandmark(landmark, language) })),
    ...cities.map(({ named, rank }) => ({ rank, place: () => ofTown(named.municipality, null, language) })),
    ...townsNamed(wanted).map(({ town, rank }) => ({
      rank,
      place: () => ofTown(municipalities.get(town.code), town, language),
    })),
  ];
  return found
    .flatMap(({ place, rank }) => (rank === null ? [] : [{ place, rank }]))
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ place }) => place() ?? []);
}

/** A municipality, or a town of it, as a place; null where nobody knows where it is. */
export function ofTown(
  municipality: Municipality | undefined,
  town: Town | null,
  language: WireLanguage,
): PlaceFound | null {
  if (municipality === undefined || municipality.latitude === null || municipality.longitude === null)
    return null;
  const { latitude, longitude } = municipality;
  const known = { municipality, latitude, longitude };
  if (town === null) return describePlace(known, language);
  return describePlace({ ...known, town: town.name, postal_code: town.postal_code }, language);
}

function ofLandmark(landmark: Landmark, language: WireLanguage): PlaceFound | null {
  const municipality = municipalities.get(landmark.code);
  if (municipality === undefined) return null;
  const { latitude, longitude } = landmark;
  return describePlace(
    { municipality, latitude, longitude, name: landmarkName(landmark, language) },
    language,
  );
}

function wantedOf(keyword: string): Wanted {
  const folded = foldName(keyword.replace(/(?<=.)(?:\s+station|駅|车站|車站|站|역)\s*$/iu, ""));
  const isSpelled = /^[a-z0-9\u3041-\u3096\u30fc]+$/.test(folded);
  return { folded, letters: isSpelled ? foldLetters(romanise(folded)) : "" };
}

/** Whole names before beginnings, the well-known before cities, cities before towns. */
function rankOf(names: readonly string[], wanted: string, whole: number): number | null {
  if (wanted === "") return null;
  if (names.includes(wanted)) return whole;
  const isBeginning = wanted.length >= PREFIX && names.some((name) => name.startsWith(wanted));
  return isBeginning ? whole + 3 : null;
}

function rankOfLandmark({ names }: Landmark, { folded, letters }: Wanted): number | null {
  return rankOf(Object.values(names).map(foldName), folded, 0) ?? rankOf([foldLetters(names.en)], letters, 0);
}

function rankOfCity(named: NamedMunicipality, { folded, letters }: Wanted): number | null {
  const { names, bare, bareLetters, greater } = named;
  return rankOf([...names, bare], folded, 1) ?? rankOf([named.letters, bareLetters, greater], letters, 1);
}

function townsNamed({ folded, letters }: Wanted): { town: Town; rank: number | null }[] {
  // Their kana are not known.
  if (letters !== "") return [];
  return towns().flatMap((town) => {
    const rank = rankOf([town.folded], folded, 2);
    return rank === null ? [] : [{ town, rank }];
  });
}
