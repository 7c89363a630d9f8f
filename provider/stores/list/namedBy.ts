import { and, type SQL, sql } from "drizzle-orm";
import { stores } from "#provider/db/tables/stores.ts";
import { searchText } from "#domain/values/searchText.ts";
import { searchGrams } from "./searchGrams.ts";

/** More words than this narrow nothing that a person looks for. */
const MOST_WORDS = 10;

/** Stores whose names, type or goods hold each word of a keyword, in any language; undefined without a word. */
export function namedBy(keyword: string): SQL | undefined {
  const words = searchText(keyword).split(" ").filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const grams = [...new Set(words.flatMap(wordGrams))];
  const wanted = sql.join(
    grams.map((gram) => sql`${gram}`),
    sql`, `,
  );
  return and(
    sql`${stores.search_grams} @> array[${wanted}]::text[]`,
    // The pairs may lie apart.
    ...words.map((word) => sql`strpos(${stores.search_text}, ${word}) > 0`),
  );
}

/** Pairs alone, where there are any: single characters narrow nothing beside them. */
function wordGrams(word: string): string[] {
  const grams = searchGrams(word);
  const pairs = grams.filter((gram) => [...gram].length > 1);
  return pairs.length > 0 ? pairs : grams;
}
