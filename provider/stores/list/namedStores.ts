import { and, asc, inArray, or, type SQL, sql } from "drizzle-orm";
import { StoreSort } from "#contract/enumerations.ts";
import { folded } from "#domain/search/forms.ts";
import { similarTo } from "#domain/search/rank.ts";
import { LineKind } from "#domain/search/searchIndex.ts";
import { queriesOf, type SearchQuery } from "#domain/search/searchQuery.ts";
import type { Database } from "#provider/db/database.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { dictionary } from "#provider/search/foodWords.ts";
import { isHeld } from "#provider/search/isHeld.ts";
import { beginsWith, holdsByGrams, mayBeLike, standsInName } from "#provider/search/searchSql.ts";
import { onShow, sortKeys } from "./storePage.ts";

/** The stores that words find, and how. */
export interface Named {
  readonly query: SearchQuery;
  readonly where: SQL;
  /** The best first: whose own names begin with the words, whose own names hold them, the others. */
  readonly rings: readonly SQL[];
  /** Nothing holds the words as they were typed: these are like them. */
  readonly isNear: boolean;
}

const COLUMNS = { grams: stores.search_grams, text: stores.search_text, isDescribed: false };
const NAMES = { grams: stores.name_grams, text: stores.search_text, kinds: LineKind.name + LineKind.reading };
/** Stores that are looked into for something like what was typed, the best known first. */
const LOOKED_INTO = 150;

/** Finds out how stores are to be chosen by words; null where the words are none. */
export async function namedBy(keyword: string, db: Database): Promise<Named | null> {
  const queries = queriesOf(keyword, dictionary);
  const [query] = queries;
  if (query === undefined) return null;
  for (const each of queries) {
    const where = holdsByGrams(COLUMNS, each) ?? sql`true`;
    if (await isHeld(db, stores, onShow, where))
      return { query: each, where, rings: ringsOf(each, keyword), isNear: false };
  }
  const ids = await storesLike(query, db);
  return { query, where: inArray(stores.id, ids), rings: [sql`true`], isNear: ids.length > 0 };
}

async function storesLike(query: SearchQuery, db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: stores.id, index: stores.search_text })
    .from(stores)
    .where(and(onShow, mayBeLike(stores.search_grams, query)))
    .orderBy(asc(sortKeys[StoreSort.comprehensive]), asc(stores.id))
    .limit(LOOKED_INTO);
  return rows.filter(({ index }) => similarTo(index, query) !== null).map(({ id }) => id);
}

/** Whether the name of a store begins with what was typed, holds every word, or neither: looked up by the names' grams. */
function ringsOf({ words }: SearchQuery, keyword: string): SQL[] {
  if (words.length === 0) return [sql`true`];
  const [word] = words;
  const typed = folded(keyword, dictionary.unify);
  const beginnings = words.length === 1 && word ? word.forms.map(({ text }) => text) : [typed];
  const begins = or(...beginnings.map((text) => beginsWith(NAMES, text)));
  const inNames = and(...words.map(({ forms }) => or(...forms.map((form) => standsInName(NAMES, form)))));
  const first = begins ?? sql`false`;
  const second = inNames ?? sql`false`;
  return [first, sql`(not (${first}) and (${second}))`, sql`(not (${first}) and not (${second}))`];
}
