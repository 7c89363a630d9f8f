import { editsAllowed, editsWithin } from "./editDistance.ts";
import { initialsOfAll } from "./hangul.ts";
import { folded, nameForms, type Unify } from "./forms.ts";
import type { SearchWord } from "./searchQuery.ts";

/** A name as it is shown, with its reading in kana where that is known. */
export interface ShownName {
  readonly text: string;
  readonly reading?: string | undefined;
}

/** A stretch of a name that is taken whole: a letter, or Chinese characters beside each other with how they are read. */
interface Stretch {
  readonly text: string;
  readonly read: string;
}

/** More Chinese stretches than this are not matched with a reading: there would be too many ways. */
const MOST_STRETCHES = 8;
const HAN = /^\p{Script=Han}/u;
const KANA = /^[ぁ-ゖァ-ヺー]/u;

const lettersOf = (text: string): Stretch[] => Array.from(text, (each) => ({ text: each, read: each }));

/** A name letter by letter, but with Chinese characters as they are read; null without a reading that fits. */
function stretchesOf({ text, reading = "" }: ShownName, unify: Unify): Stretch[] | null {
  const parts = text.match(/\p{Script=Han}[\p{Script=Han}々]*|./gsu) ?? [];
  const kana = folded(reading, unify);
  const han = parts.filter((part) => HAN.test(part));
  if (kana === "" || han.length === 0 || han.length > MOST_STRETCHES) return null;
  // What stands in brackets behind a name is mostly not read, and a reading may be parted otherwise than the name.
  const reads =
    readAs(withoutBrackets(parts), kana, unify) ??
    readAs(parts, kana, unify) ??
    readAs(withoutBrackets(parts), kana.replaceAll(" ", ""), unify);
  return reads && parts.map((part, place) => ({ text: part, read: reads[place] ?? part }));
}

/** Kana, and none that belongs to the one before follows. */
const READ = "([ぁ-ゖー]+?)(?![ぁぃぅぇぉゃゅょゎっー])";

/** How the Chinese characters among some parts are read; null where the kana is not of these. */
function readAs(parts: readonly string[], kana: string, unify: Unify): (string | undefined)[] | null {
  const isParted = kana.includes(" ");
  const pattern = parts.map((part) => {
    if (HAN.test(part)) return READ;
    if (KANA.test(part)) return folded(part, unify);
    return isParted && part.trim() === "" && part !== "" ? " " : "";
  });
  const reads = new RegExp(`^${pattern.join("").trim()}$`, "u").exec(kana)?.slice(1);
  return reads === undefined ? null : parts.map((part) => (HAN.test(part) ? reads.shift() : undefined));
}

function withoutBrackets(parts: readonly string[]): string[] {
  let depth = 0;
  return parts.map((part) => {
    if (/^[(（]/u.test(part)) depth += 1;
    const isInside = depth > 0;
    if (/^[)）]/u.test(part)) depth -= 1;
    return isInside ? "" : part;
  });
}

/** All ways in which some stretches beside each other may be looked for. */
function formsOf(stretches: readonly Stretch[], unify: Unify): readonly string[] {
  const text = stretches.map((each) => each.text).join("");
  const read = stretches.map((each) => each.read).join("");
  return text === read ? waysOf(text, unify) : [...waysOf(text, unify), ...waysOf(read, unify)];
}

/** Pieces of names whose ways are kept: the same names are found again and again. */
const MOST_KEPT = 20_000;
const kept = new WeakMap<Unify, Map<string, readonly string[]>>();

function waysOf(text: string, unify: Unify): readonly string[] {
  const known = kept.get(unify) ?? new Map<string, readonly string[]>();
  kept.set(unify, known);
  const before = known.get(text);
  if (before !== undefined) return before;
  const { heard, written } = nameForms(text, unify);
  const ways = [...written, ...heard];
  if (known.size >= MOST_KEPT) known.clear();
  known.set(text, ways);
  return ways;
}

/** What initials of a whole name begin with. */
const ALL = initialsOfAll("");

const isLetter = (text: string | undefined): boolean => text !== undefined && /^[\p{L}\p{N}]/u.test(text);

type Holds = (way: string, form: string) => boolean;
const begins: Holds = (way, form) => way.startsWith(form);
const includes: Holds = (way, form) => way.includes(form);

/** The shortest part of a name that holds a word as it is written, or as it is read; null where it stands elsewhere. */
export function partHolding(name: ShownName, word: SearchWord, unify: Unify): string | null {
  const read = stretchesOf(name, unify) ?? [];
  return (
    shortest(lettersOf(name.text), begins, word, unify) ??
    shortest(read, begins, word, unify) ??
    shortest(read, includes, word, unify, 1)
  );
}

function shortest(
  stretches: readonly Stretch[],
  holds: Holds,
  { forms }: SearchWord,
  unify: Unify,
  most = stretches.length,
): string | null {
  for (let length = 1; length <= Math.min(most, stretches.length); length += 1) {
    for (let start = 0; start + length <= stretches.length; start += 1) {
      const some = stretches.slice(start, start + length);
      const ways = formsOf(some, unify).filter((way) => start === 0 || !way.startsWith(ALL));
      const before = stretches[start - 1]?.text ?? "";
      const isHeld = forms.some(({ isShortKana, isStart, text }) => {
        if (isStart && isLetter(before)) return false;
        // Behind other kana two are a word of their own, or none.
        const isWhole = isShortKana && KANA.test(before);
        return ways.some((way) => (isWhole ? way === text : holds(way, text)));
      });
      if (isHeld) return textOf(some);
    }
  }
  return null;
}

const textOf = (stretches: readonly Stretch[]): string =>
  stretches
    .map(({ text }) => text)
    .join("")
    .trim();

/** Runs of one script that may be one word together, as 担々麺 and ビビン冷麺. */
const MOST_RUNS = 3;

/** The words of a name that come nearest to one that was mistyped; null where none does. */
export function partNear(name: ShownName, word: SearchWord, unify: Unify): string | null {
  const letters = lettersOf(name.text);
  const runs = runsOf(stretchesOf(name, unify) ?? letters);
  // Where no blank parts words, they stand anywhere in a run.
  const syllables = letters.map((each) => (/[a-z]/i.test(each.text) ? [] : [each]));
  return (
    nearest(runs, MOST_RUNS, word, unify) ??
    nearest(runsOf(letters), MOST_RUNS, word, unify) ??
    nearest(syllables, word.word.length + 1, word, unify)
  );
}

function nearest(
  runs: readonly (readonly Stretch[])[],
  most: number,
  { forms }: SearchWord,
  unify: Unify,
): string | null {
  let best: { readonly text: string; readonly apart: number } | null = null;
  for (const [first] of runs.entries()) {
    for (let count = 1; count <= most && first + count <= runs.length; count += 1) {
      const some = runs.slice(first, first + count).flat();
      for (const way of formsOf(some, unify)) {
        for (const { text: word } of forms) {
          const apart = apartBy(word, way);
          if (apart < (best?.apart ?? Number.POSITIVE_INFINITY)) best = { text: textOf(some), apart };
        }
      }
    }
  }
  return best?.text ?? null;
}

/** How far two words are apart; infinite where one is not the other mistyped. */
function apartBy(word: string, other: string): number {
  const length = [...word].length;
  const differs = Math.abs(length - [...other].length);
  const most = editsAllowed(length);
  if (most === 0 || differs > most) return Number.POSITIVE_INFINITY;
  return editsWithin(word, other, most, false) + differs;
}

function runsOf(stretches: readonly Stretch[]): Stretch[][] {
  const runs: Stretch[][] = [];
  let before = "";
  for (const each of stretches) {
    const script = scriptOf(each.text);
    if (script !== "" && script === before) runs.at(-1)?.push(each);
    else if (script !== "") runs.push([each]);
    before = script;
  }
  return runs;
}

function scriptOf(text: string): string {
  if (HAN.test(text)) return "han";
  if (/^[ァ-ヺー]/u.test(text)) return "katakana";
  if (/^[ぁ-ゖ]/u.test(text)) return "hiragana";
  return isLetter(text) ? "other" : "";
}
