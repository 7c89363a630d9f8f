import type { Allergen } from "#contract/allergens.ts";
import { folded, nameForms, type Unify } from "./forms.ts";

/** Raised when texts are folded otherwise than before: what is kept is then written anew. */
export const SEARCH_VERSION = 4;

/**
 * What the lines of an index are of. Capital letters stand in no folded text.
 * The number of an option, also of one that brings something, or of what is contained follows its letter.
 */
export const LineKind = {
  name: "N",
  reading: "R",
  tag: "T",
  option: "O",
  contained: "A",
  /** What is in it by the words that it is told in. */
  stated: "S",
  /** What an option brings, by the words of its name. */
  brought: "P",
  description: "D",
  /** Of a store: what its goods are called. */
  dish: "G",
  /** What goods were checked not to contain, by the wire's word. */
  without: "F",
} as const;
export type LineKind = (typeof LineKind)[keyof typeof LineKind];

/** Behind the kind of a line that says how something sounds, where it is written otherwise. */
const HEARD = "~";

/** The kind of a line, with the number of an option or of what is contained, as "O3". */
export const lineName = (line: string): string => line.slice(0, line.indexOf(" ")).replace(HEARD, "");

/** What one of the goods is searched by; texts in all languages. */
export interface Searchable {
  readonly names: readonly string[];
  /** In kana. */
  readonly reading: string;
  /** Words of its tags and of its category. */
  readonly tags: readonly string[];
  /** Names of each option, with its reading. */
  readonly options: readonly (readonly string[])[];
  /** Words of each allergen that it contains. */
  readonly contained: readonly (readonly string[])[];
  /** Words of what each option brings by its name. */
  readonly brought: readonly (readonly string[])[];
  /** Words of what its names and descriptions state to be in it beside. */
  readonly stated: readonly string[];
  readonly without: readonly Allergen[];
  readonly descriptions: readonly string[];
}

/** Writes the lines of a kind, for each form of some names. */
const namesIn = (unify: Unify) => (kind: string, texts: readonly string[]) =>
  texts.flatMap((text) => {
    const forms = nameForms(text, unify);
    return [
      ...forms.written.map((form) => `${kind} ${form}`),
      ...forms.heard.map((form) => `${kind}${HEARD} ${form}`),
    ];
  });

/** The index of goods: a line for each form of each text, between line breaks. */
export function goodsIndex(goods: Searchable, unify: Unify): string {
  const names = namesIn(unify);
  return written([
    ...names(LineKind.name, goods.names),
    ...names(LineKind.reading, [goods.reading]),
    ...names(LineKind.tag, goods.tags),
    ...goods.options.flatMap((texts, place) => names(`${LineKind.option}${place}`, texts)),
    ...goods.contained.flatMap((texts, place) => names(`${LineKind.contained}${place}`, texts)),
    ...names(LineKind.stated, goods.stated),
    ...goods.brought.flatMap((texts, place) => names(`${LineKind.brought}${place}`, texts)),
    ...goods.without.map(withoutLine),
    ...goods.descriptions.map((text) => `${LineKind.description} ${folded(text, unify)}`),
  ]);
}

/** What a store is searched by beside its goods. */
export interface SearchableStore {
  readonly names: readonly string[];
  readonly reading: string;
  /** Of its kind. */
  readonly kind: readonly string[];
}

const OF_DISHES: Readonly<Record<string, string>> = {
  [LineKind.name]: LineKind.dish,
  [LineKind.reading]: LineKind.dish,
  [LineKind.tag]: LineKind.tag,
  [LineKind.option]: LineKind.option,
  [LineKind.contained]: LineKind.contained,
  [LineKind.stated]: LineKind.stated,
  [LineKind.brought]: LineKind.brought,
  [LineKind.without]: LineKind.without,
};

/** The index of a store: its own names, and what its goods are called, marked with and made of, by their indexes. */
export function storeIndex(store: SearchableStore, goods: readonly string[], unify: Unify): string {
  const names = namesIn(unify);
  const ofGoods = goods.flatMap(linesOf).flatMap((line) => {
    const kind = OF_DISHES[line.charAt(0)];
    if (kind === undefined) return [];
    const blank = line.indexOf(" ");
    // A reading is what dishes sound like.
    const isHeard = line.startsWith(LineKind.reading) || line.charAt(blank - 1) === HEARD;
    return [kind + (isHeard ? HEARD : "") + line.slice(blank)];
  });
  return written([
    ...names(LineKind.name, store.names),
    ...names(LineKind.reading, [store.reading]),
    ...names(LineKind.tag, store.kind),
    ...ofGoods,
  ]);
}

const KANA = "[ぁ-ゖー]";
const SMALL_KANA = "[ぁぃぅぇぉゃゅょゎ]";

/**
 * Where one or two kana are a word in an index, as a regular expression for JavaScript and PostgreSQL, which begins with a
 * line and ends with the word: at the beginning of kana beside each other; at their end; and where it is written so,
 * within them as well, as long as it cuts no sound in two.
 * @param kinds of the lines, as the inside of brackets
 */
export function shortKanaPattern(word: string, kinds = "A-Z"): string {
  const within = (behind: string) => ` [^\n]*?(?:(?<!${KANA})${word}|${word}(?!${behind}))`;
  const asHeard = `\n(?=[${kinds}])(?:[A-Z][0-9]*${HEARD}|${LineKind.reading})${within(KANA)}`;
  const asWritten = `\n(?!${LineKind.reading})[${kinds}][0-9]*${within(SMALL_KANA)}`;
  return `(?:${asHeard}|${asWritten})`;
}

export const withoutLine = (allergen: Allergen): string => `${LineKind.without} ${allergen}`;

export const linesOf = (index: string): string[] => index.split("\n").filter((line) => line !== "");

function written(lines: readonly string[]): string {
  const each = [...new Set(lines.filter((line) => !line.endsWith(" ")))];
  return each.length === 0 ? "" : `\n${each.join("\n")}\n`;
}

/** What stands for each line in an index of grams: what goods do not contain as a whole. */
export function searchGrams(index: string): string[] {
  const grams = new Set<string>();
  for (const line of linesOf(index)) {
    if (line.startsWith(LineKind.without)) grams.add(line);
    else for (const gram of gramsOf(line.slice(line.indexOf(" ") + 1))) grams.add(gram);
  }
  return [...grams];
}

/** Characters of a name by which its beginning is looked up; what is longer has to be compared. */
export const LONGEST_BEGINNING = 12;

/** What stands in an index of grams for names that begin with a text: capital letters stand in no gram. */
export const beginningGram = (text: string): string =>
  LineKind.name + [...text].slice(0, LONGEST_BEGINNING).join("");

/**
 * What stands for names alone in an index of grams: all their beginnings, and what they hold.
 * @param isWithReading whether what the reading holds counts as well, as with stores
 */
export function nameGrams(index: string, isWithReading: boolean): string[] {
  const grams = new Set<string>();
  for (const line of linesOf(index)) {
    const isName = line.startsWith(LineKind.name);
    if (!isName && !(isWithReading && line.startsWith(LineKind.reading))) continue;
    const text = line.slice(line.indexOf(" ") + 1);
    for (const gram of gramsOf(text)) grams.add(gram);
    if (!isName) continue;
    let beginning = "";
    for (const character of [...text].slice(0, LONGEST_BEGINNING)) {
      beginning += character;
      grams.add(beginningGram(beginning));
    }
  }
  return [...grams];
}

/**
 * The single characters and the pairs of neighbors in a folded text, each once. What holds a word holds its grams, so
 * that an index of them finds one letter, part of a word, and words that no blanks part.
 */
export function gramsOf(text: string): string[] {
  const grams = new Set<string>();
  for (const word of text.split(" ")) {
    let before = "";
    for (const character of word) {
      grams.add(character);
      if (before !== "") grams.add(before + character);
      before = character;
    }
  }
  return [...grams];
}

/** The pairs of a word alone, where there are any: single characters narrow nothing beside them. */
export function wordGrams(word: string): string[] {
  const grams = gramsOf(word);
  const pairs = grams.filter((gram) => [...gram].length > 1);
  return pairs.length > 0 ? pairs : grams;
}
