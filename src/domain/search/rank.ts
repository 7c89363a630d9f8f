import { editsAllowed, editsWithin } from "./editDistance.ts";
import type { Form } from "./forms.ts";
import { lineName, linesOf, LineKind, shortKanaPattern, withoutLine } from "./searchIndex.ts";
import type { SearchQuery, SearchWord } from "./searchQuery.ts";

/** How well a search stands in an index, the best lowest, and the line by which its worst word was found. */
export interface Match {
  readonly rank: number;
  /** As "O3", for the fourth option; null where nothing was typed but what is to be left out. */
  readonly line: string | null;
}

/** The beginning of a name is best; what is only like the word comes after all that holds it. */
export const Rank = {
  prefix: 0,
  name: 1,
  reading: 2,
  tag: 3,
  option: 4,
  contained: 5,
  stated: 6,
  brought: 7,
  description: 8,
  similar: 9,
};

const RANKS: Readonly<Record<string, number>> = {
  [LineKind.name]: Rank.name,
  [LineKind.reading]: Rank.reading,
  [LineKind.tag]: Rank.tag,
  [LineKind.option]: Rank.option,
  [LineKind.contained]: Rank.contained,
  [LineKind.stated]: Rank.stated,
  [LineKind.brought]: Rank.brought,
  [LineKind.description]: Rank.description,
  [LineKind.dish]: Rank.reading,
};

/** How well goods hold all words of a search; null where they do not. */
export function matchOf(index: string, { words, without }: SearchQuery): Match | null {
  if (!isWithout(index, without)) return null;
  return worst(words.map((word) => wordMatch(index, word)));
}

/** How well goods hold most letters of all words; null where they do not. Words that are held whole rank as such. */
export function similarTo(index: string, { words, without }: SearchQuery): Match | null {
  if (!isWithout(index, without)) return null;
  return worst(words.map((word) => wordMatch(index, word) ?? similarMatch(index, word)));
}

/** How well goods hold any of the words, and how many: for where nothing holds them all. */
export function matchOfAny(
  index: string,
  { words, without }: SearchQuery,
): (Match & { readonly held: number }) | null {
  if (!isWithout(index, without)) return null;
  const matches = words.flatMap((word) => wordMatch(index, word) ?? similarMatch(index, word) ?? []);
  const match = worst(matches);
  return match === null || matches.length === 0 ? null : { ...match, held: matches.length };
}

/** What was not checked may be in it: it is never taken for free of it, unless it is called so. */
function isWithout(index: string, without: SearchQuery["without"]): boolean {
  return without.every(
    ({ allergens, phrase }) =>
      allergens.every((allergen) => index.includes(`\n${withoutLine(allergen)}\n`)) ||
      linesOf(index).some((line) => CALLED.includes(line.charAt(0)) && line.includes(phrase)),
  );
}

const CALLED: readonly string[] = [LineKind.name, LineKind.dish];

function worst(matches: readonly (Match | null)[]): Match | null {
  let found: Match = { rank: -1, line: null };
  for (const match of matches) {
    if (match === null) return null;
    if (match.rank > found.rank) found = match;
  }
  return found;
}

function wordMatch(index: string, { forms }: SearchWord): Match | null {
  let best: Match | null = null;
  for (const form of forms) {
    for (const place of placesOf(index, form)) {
      const start = index.lastIndexOf("\n", place) + 1;
      const kind = index.charAt(start);
      if (kind === LineKind.without || (form.isSound && kind === LineKind.description)) continue;
      const blank = index.indexOf(" ", start);
      const line = lineName(index.slice(start, blank + 1));
      const isPrefix = kind === LineKind.name && place === blank + 1;
      const rank = isPrefix ? Rank.prefix : (RANKS[kind] ?? Rank.description);
      if (best === null || rank < best.rank) best = { rank, line };
      if (rank === Rank.prefix) return best;
    }
  }
  return best;
}

function* placesOf(index: string, { isShortKana, isStart, text }: Form): Generator<number> {
  if (isShortKana) {
    for (const found of index.matchAll(new RegExp(shortKanaPattern(text), "gu")))
      yield found.index + found[0].length - text.length;
    return;
  }
  const wanted = isStart ? ` ${text}` : text;
  const ahead = isStart ? 1 : 0;
  for (let at = index.indexOf(wanted); at >= 0; at = index.indexOf(wanted, at + 1)) yield at + ahead;
}

const NAMES: readonly string[] = [
  LineKind.name,
  LineKind.reading,
  LineKind.tag,
  LineKind.option,
  LineKind.dish,
];

/** By how many edits the names of an index come near a word. */
function similarMatch(index: string, word: SearchWord): Match | null {
  const editsIn = knownEdits(word);
  let best: Match | null = null;
  for (const line of linesOf(index)) {
    if (!NAMES.includes(line.charAt(0))) continue;
    const rank = Rank.similar + editsIn(line.slice(line.indexOf(" ") + 1));
    if (rank < (best?.rank ?? Number.POSITIVE_INFINITY)) best = { rank, line: lineName(line) };
  }
  return best;
}

type EditsIn = (text: string) => number;
const editsOf = new WeakMap<SearchWord, EditsIn>();

/** Edits from a word to texts; kept while the word is looked for, since kinds and dishes are called alike in many places. */
function knownEdits(word: SearchWord): EditsIn {
  const begun = editsOf.get(word);
  if (begun !== undefined) return begun;
  const known = new Map<string, number>();
  const forms = word.forms.map(({ text }) => ({
    text,
    letters: [...new Set(text)],
    most: editsAllowed([...text].length),
    isLatin: /^[a-z]+$/.test(text),
  }));
  const editsIn: EditsIn = (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    let fewest = Number.POSITIVE_INFINITY;
    for (const { isLatin, letters, most, text: form } of forms) {
      if (most === 0 || text.length < form.length - most || lacksMore(text, letters, most)) continue;
      fewest = Math.min(fewest, editsWithin(form, text, most, isLatin));
    }
    known.set(text, fewest);
    return fewest;
  };
  editsOf.set(word, editsIn);
  return editsIn;
}

/** Whether a text is without more than so many letters: each takes an edit, and to look for them takes less time. */
function lacksMore(text: string, letters: readonly string[], most: number): boolean {
  let missing = 0;
  for (const letter of letters) if (!text.includes(letter) && (missing += 1) > most) return true;
  return false;
}
