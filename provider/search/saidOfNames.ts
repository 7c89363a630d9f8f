import { LANGUAGES } from "#contract/languages.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { folded } from "#domain/search/forms.ts";
import { partHolding, partNear, type ShownName } from "#domain/search/nameParts.ts";
import type { SearchQuery } from "#domain/search/searchQuery.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { dictionary } from "./foodWords.ts";

/** A name in all languages, with the reading of the Japanese one. */
export interface FoundName {
  readonly name: Localized;
  readonly reading: string;
}

const { unify } = dictionary;
const languages = Object.values(LANGUAGES).map(({ wire }) => wire);

const shownIn = ({ name, reading }: FoundName, language: WireLanguage): ShownName =>
  language === "ja" ? { text: name.ja, reading } : { text: name[language] };

/** What a search says of the names that it found: the parts to be marked, and the words that were probably meant. */
export function saidOfNames(
  names: readonly FoundName[],
  { query, isNear }: { readonly query: SearchQuery; readonly isNear: boolean },
  language: WireLanguage,
): { marks: string[]; meant?: string } {
  const partOf = (name: ShownName, word: SearchQuery["words"][number]) =>
    partHolding(name, word, unify) ?? (isNear ? partNear(name, word, unify) : null);
  const shown = names.map((name) => shownIn(name, language));
  const marks = new Set(
    shown.flatMap((name) => query.words.flatMap((word) => partOf(name, word) ?? [])).filter(Boolean),
  );
  const meant = isNear ? meantBy(names, query, language, partOf) : undefined;
  return { marks: [...marks], ...(meant === undefined ? {} : { meant }) };
}

/** The words of a found name in the place of what was typed: in the guest's language, or in the one that was meant. */
function meantBy(
  names: readonly FoundName[],
  { words }: SearchQuery,
  language: WireLanguage,
  partOf: (name: ShownName, word: SearchQuery["words"][number]) => string | null,
): string | undefined {
  const typed = words.map(({ word }) => word).join(" ");
  for (const name of names) {
    for (const each of [language, ...languages]) {
      const parts = words.map((word) => partOf(shownIn(name, each), word));
      const meant = parts.join(" ");
      if (!parts.includes(null) && folded(meant, unify) !== typed) return meant;
    }
  }
  return undefined;
}
