import { foldName } from "./foldName.ts";
import { type Municipality, municipalities } from "./municipalities.ts";
import { foldLetters } from "./romanise.ts";

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
