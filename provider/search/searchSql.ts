import { and, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Form } from "#domain/search/forms.ts";
import { shortKanaPattern, withoutLine, wordGrams } from "#domain/search/searchIndex.ts";
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

/** The same by an index of grams, for many rows. */
export function holdsByGrams(
  { grams, text }: { readonly grams: SQLWrapper; readonly text: SQLWrapper },
  { words, without }: SearchQuery,
): SQL | undefined {
  return and(
    ...words.map(({ forms }) =>
      // The pairs may lie apart.
      or(...forms.map((form) => and(sql`${grams} @> ${listOf(wordGrams(form.text))}`, stands(text, form)))),
    ),
    ...without.map((each) => lacks(grams, each)),
  );
}

/** Of what is called so, its grams alone are asked for. */
const lacks = (grams: SQLWrapper, { allergens, phrase }: Without): SQL | undefined =>
  or(sql`${grams} @> ${listOf(allergens.map(withoutLine))}`, sql`${grams} @> ${listOf(wordGrams(phrase))}`);

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
