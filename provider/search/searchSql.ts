import { and, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Form } from "#domain/search/forms.ts";
import {
  beginningGram,
  LineKind,
  LONGEST_BEGINNING,
  shortKanaPattern,
  withoutLine,
  wordGrams,
} from "#domain/search/searchIndex.ts";
import type { SearchQuery, Without } from "#domain/search/searchQuery.ts";

/** That an index holds all words of a search: read row by row, for a store's menu and the like. */
export function holds(text: SQLWrapper, { words, without }: SearchQuery): SQL | undefined {
  return and(
    ...words.map(({ forms }) => or(...forms.map((form) => stands(text, form)))),
    ...without.map(({ allergens, phrase }) =>
      or(
        and(...allergens.map((one) => sql`strpos(${text}, ${`\n${withoutLine(one)}\n`}) > 0`)),
        stands(text, { text: phrase, isStart: false, isShortKana: false }),
      ),
    ),
  );
}

/** An index and its grams. */
interface Columns {
  readonly grams: SQLWrapper;
  readonly text: SQLWrapper;
  /** Whether it has descriptions, in which what only sounds alike is chance. */
  readonly isDescribed: boolean;
}

/** The same by an index of grams, for many rows. */
export function holdsByGrams(
  { grams, isDescribed, text }: Columns,
  { words, without }: SearchQuery,
): SQL | undefined {
  const stand = (form: Form) =>
    isDescribed && form.isSound ? standsInLines(text, form, UNDESCRIBED) : stands(text, form);
  return and(
    ...words.map(({ forms }) =>
      // The pairs may lie apart.
      or(...forms.map((form) => and(holdsGrams(grams, wordGrams(form.text)), stand(form)))),
    ),
    ...without.map((each) => lacks(grams, each)),
  );
}

/** That an index has all of these grams. */
export const holdsGrams = (grams: SQLWrapper, wanted: readonly string[]): SQL =>
  sql`${grams} @> ${listOf(wanted)}`;

/** Of what is called so, its grams alone are asked for. */
const lacks = (grams: SQLWrapper, { allergens, phrase }: Without): SQL | undefined =>
  or(holdsGrams(grams, allergens.map(withoutLine)), holdsGrams(grams, wordGrams(phrase)));

/** Names in an index, and what is kept of them alone by `nameGrams`. */
interface Names {
  readonly grams: SQLWrapper;
  readonly text: SQLWrapper;
  /** Of lines, as the inside of brackets: what `grams` are of. */
  readonly kinds: string;
}

/** That a name begins with a text: the gram tells all of it, unless that is a long one. */
export function beginsWith({ grams, text }: Names, beginning: string): SQL | undefined {
  const isShort = [...beginning].length <= LONGEST_BEGINNING;
  return and(
    holdsGrams(grams, [beginningGram(beginning)]),
    isShort ? undefined : matches(text, `\n${LineKind.name}~? ${escaped(beginning)}`),
  );
}

/** That a name holds a form of a word: a pair or a single character is told by its gram; longer ones' pairs may lie apart. */
export function standsInName({ grams, kinds, text }: Names, form: Form): SQL | undefined {
  const isTold = !form.isShortKana && !form.isStart && [...form.text].length <= 2;
  return and(holdsGrams(grams, wordGrams(form.text)), isTold ? undefined : standsInLines(text, form, kinds));
}

/** The kinds of all lines but descriptions, and but what is not in it. */
const UNDESCRIBED = "A-CEG-Z";

/** That a form stands in a line of some kinds, which are the inside of brackets. */
function standsInLines(text: SQLWrapper, { isShortKana, isStart, text: word }: Form, kinds: string): SQL {
  const held = `\n[${kinds}][0-9]*~?${isStart ? "[^\n]* " : " [^\n]*"}${escaped(word)}`;
  return matches(text, isShortKana ? shortKanaPattern(word, kinds) : held);
}

/** By a function: PostgreSQL takes a third to match it, and next to none to match the operator, and chooses its way by that. */
const matches = (text: SQLWrapper, pattern: string): SQL => sql`regexp_like(${text}, ${pattern})`;

const escaped = (text: string): string => text.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&");

/** That an index may hold something like each word: it has a third of the pairs of one of its forms. */
export function mayBeLike(grams: SQLWrapper, { words, without }: SearchQuery): SQL | undefined {
  return and(
    ...words.map(({ forms }) =>
      or(
        ...forms.map(({ text }) => {
          const pairs = wordGrams(text);
          const least = Math.max(1, Math.floor(pairs.length / 3));
          const list = listOf(pairs);
          return sql`(${grams} && ${list} and (select count(*) from unnest(${list}) as pair
            where pair = any(${grams})) >= ${least})`;
        }),
      ),
    ),
    ...without.map((each) => lacks(grams, each)),
  );
}

const stands = (text: SQLWrapper, form: Omit<Form, "isSound">): SQL =>
  form.isShortKana
    ? sql`${text} ~ ${shortKanaPattern(form.text)}`
    : sql`strpos(${text}, ${form.isStart ? ` ${form.text}` : form.text}) > 0`;

function listOf(texts: readonly string[]): SQL {
  const list = texts.map((text) => sql`${text}`);
  return sql`array[${sql.join(list, sql`, `)}]::text[]`;
}
