import { foldName } from "./foldName.ts";
import type { Municipality } from "./municipalities.ts";
import { municipalityNames } from "./municipalityNames.ts";
import { prefectures } from "./prefectures.ts";
import { foldLetters } from "./romanise.ts";
import { type Town, towns } from "./towns.ts";

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
    .map(({ municipality, name }) => ({ municipality, town: townOf(municipality, rest.slice(name.length)) }));
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
