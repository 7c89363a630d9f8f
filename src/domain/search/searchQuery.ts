import type { Allergen } from "#contract/allergens.ts";
import { type Form, folded, type Unify, wordForms } from "./forms.ts";

/** What a search is read by: how characters are written, and what allergens are called, folded. */
export interface Dictionary {
  readonly unify: Unify;
  readonly allergens: ReadonlyMap<string, readonly Allergen[]>;
}

/** A search as it is carried out: all of it must be found. */
export interface SearchQuery {
  readonly words: readonly SearchWord[];
  /** What one wants to do without. */
  readonly without: readonly Without[];
}

/** "卵なし": what must have been checked not to be in it, or be in a name in these words. */
export interface Without {
  readonly allergens: readonly Allergen[];
  readonly phrase: string;
}

export interface SearchWord {
  readonly word: string;
  readonly forms: readonly Form[];
}

/** More words than this narrow nothing that a person looks for. */
const MOST_WORDS = 10;

/** A search as one has typed it. "卵なし", "egg-free" and the like ask for what was checked not to contain it. */
export function readQuery(keyword: string, dictionary: Dictionary): SearchQuery {
  const { rest, without } = takeWithout(folded(keyword, dictionary.unify), dictionary);
  const words = rest.split(" ").filter(Boolean).slice(0, MOST_WORDS);
  return { words: words.map((word) => ({ word, forms: wordForms(word) })), without };
}

/** The ways to read what one has typed, the first as it stands; none where nothing was asked for. */
export function queriesOf(keyword: string, dictionary: Dictionary): readonly SearchQuery[] {
  const query = readQuery(keyword, dictionary);
  if (isEmpty(query)) return [];
  const parted = partedQuery(keyword, dictionary);
  return parted.words.length > query.words.length ? [query, parted] : [query];
}

/** The same search with words that were typed in one parted where the script changes: 辛いラーメン as 辛い and ラーメン. */
export function partedQuery(keyword: string, dictionary: Dictionary): SearchQuery {
  const parts = keyword
    .normalize("NFKC")
    .match(/[ァ-ヺ][ァ-ヺー]*|[\p{Script=Latin}\p{Number}]+|[^ァ-ヺ\p{Script=Latin}\p{Number}]+/gu);
  return readQuery((parts ?? []).join(" "), dictionary);
}

export const isEmpty = ({ words, without }: SearchQuery): boolean =>
  words.length === 0 && without.length === 0;

const BEFORE = ["no ", "non ", "without ", "不含", "不加", "不放", "无", "没有", "free from "];
const AFTER = [
  " free",
  "free",
  "なし",
  "无し",
  "ぬき",
  "抜き",
  "不使用",
  "ふりー",
  "不可",
  "を使わない",
  "を含まない",
  "の入っていない",
  "が入っていない",
  " 없음",
  "없음",
  " 없는",
  "없는",
  " 없이",
  " 제외",
  "제외",
  " 빼고",
  "프리",
  " 프리",
  " 무첨가",
];

/** Takes the allergens that one wants to do without out of a search. */
function takeWithout(text: string, { allergens, unify }: Dictionary) {
  const without: Without[] = [];
  const named = [...allergens.keys()].toSorted((one, other) => other.length - one.length);
  let rest = ` ${text} `;
  for (const name of named) {
    if (!rest.includes(name)) continue;
    const phrases = [
      ...AFTER.map((sign) => name + unify(sign)),
      ...BEFORE.map((sign) => unify(sign) + name),
    ].toSorted((one, other) => other.length - one.length);
    for (const phrase of phrases) {
      if (!holdsPhrase(rest, phrase)) continue;
      rest = rest.replace(phrase, " ");
      without.push({ allergens: allergens.get(name) ?? [], phrase });
    }
  }
  return { rest: rest.trim(), without };
}

/** Letters that blanks part stand alone; the others may stand anywhere. */
function holdsPhrase(text: string, phrase: string): boolean {
  return /^[a-z ]+$/.test(phrase) ? text.includes(` ${phrase} `) : text.includes(phrase);
}
