import type { GeocoderGateway, PlaceFound, Point } from "./geocoder.ts";
import { distanceBetween } from "#domain/delivery/distance.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { landmarks } from "#provider/places/gazetteer/landmarks.ts";
import { describePlace } from "#provider/places/presentPlace.ts";
import { isInJapan } from "#provider/places/isInJapan.ts";
import {
  landmarkName,
  municipalities,
  nearestMunicipality,
  prefectureName,
} from "#provider/places/municipalities.ts";
import { prefectures } from "#provider/places/prefectures.ts";
import { foldName } from "#provider/places/names.ts";
import { readAddress } from "#provider/places/readAddress.ts";
import { ofTown, searchPlaces } from "#provider/places/searchPlaces.ts";
import { postalAreas } from "#provider/places/postalAreas.ts";

const MOST = 10;
/** Metres from a well-known place at which one is still there. */
const THERE = 300;

/**
 * Finds places by the data that come with the provider: towns and cities at the position of their city or ward, some
 * well-known stations and places to about 200 m. For exact addresses there is Google's.
 */
export const embeddedGeocoder: GeocoderGateway = {
  source: "embedded",
  keepsFor: null,
  find: async (keyword, { language }) => find(keyword.normalize("NFKC"), language),
  at: async (position, { language }) => (isInJapan(position) ? at(position, language) : null),
};

const POSTAL_CODE = /〒?\s*(?<!\d)(\d{3})[-‐–−ー]?(\d{4})(?!\d)/;

function find(text: string, language: WireLanguage): PlaceFound[] {
  const [code = "", three = "", four = ""] = POSTAL_CODE.exec(text) ?? [];
  const words = text.replace(code, " ");
  const found = [
    ...ofPrefecture(words, language),
    ...readAddress(words).flatMap(({ municipality, town }) => ofTown(municipality, town, language) ?? []),
    ...(code === "" ? searchPlaces(words, language) : ofPostalCode(three + four, language)),
  ];
  return unlike(found).slice(0, MOST);
}

/** A prefecture by its name alone: where its first city is, which is the capital. */
function ofPrefecture(text: string, language: WireLanguage): PlaceFound[] {
  const wanted = foldName(text);
  const named = prefectures.find(({ name }) => Object.values(name).some((each) => foldName(each) === wanted));
  const capital = [...municipalities.values()].find(({ code }) => code.startsWith(named?.code ?? "none"));
  if (named === undefined || capital?.latitude == null || capital.longitude === null) return [];
  const municipality = { code: named.code, name: "", english: "" };
  return [
    describePlace({ municipality, latitude: capital.latitude, longitude: capital.longitude }, language),
  ];
}

function ofPostalCode(digits: string, language: WireLanguage): PlaceFound[] {
  return postalAreas(digits).flatMap(({ prefecture, city, town }) => {
    const municipality = [...municipalities.values()].find(
      ({ code, name }) => name === city && prefectureName(code, "ja") === prefecture,
    );
    if (municipality === undefined) return [];
    const named =
      town === ""
        ? null
        : { name: town, folded: foldName(town), postal_code: digits, code: municipality.code };
    return ofTown(municipality, named, language) ?? [];
  });
}

/** A town has several postal codes, a station several lines: each is told once. */
function unlike(places: readonly PlaceFound[]): PlaceFound[] {
  const told = new Set<string>();
  return places.filter(({ name, address }) => {
    const key = `${name} ${address}`;
    return !told.has(key) && told.add(key) !== undefined;
  });
}

function at(position: Point, language: WireLanguage): PlaceFound | null {
  const municipality = nearestMunicipality(position);
  if (municipality === null) return null;
  const [near] = landmarks
    .map((landmark) => ({ landmark, distance: distanceBetween(landmark, position) }))
    .filter(({ distance }) => distance <= THERE)
    .toSorted((one, other) => one.distance - other.distance);
  const name = near === undefined ? "" : landmarkName(near.landmark, language);
  return describePlace({ municipality, name, ...position }, language);
}
