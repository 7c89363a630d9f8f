import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { FoundBy } from "#contract/goods.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { type Match, matchOf, matchOfAny, similarTo } from "#domain/search/rank.ts";
import { LineKind } from "#domain/search/searchIndex.ts";
import { queriesOf, type SearchQuery } from "#domain/search/searchQuery.ts";
import type { Database } from "#provider/db/database.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { type GoodsRow, offered } from "#provider/menu/goods.ts";
import { dictionary, nameOfAllergen } from "./foodWords.ts";
import { checkedWithout } from "./goodsSearch.ts";
import { holds } from "./searchSql.ts";

/** One of the goods that a search may have found. */
export interface Candidate {
  readonly id: string;
  readonly index: string;
}

export interface Hit<Row extends Candidate> {
  readonly row: Row;
  readonly match: Match;
}

export interface Hits<Row extends Candidate> {
  readonly query: SearchQuery;
  /** The best first; those of one rank as they were read. */
  readonly hits: readonly Hit<Row>[];
  /** Nothing holds the words as they were typed, and these are like them. */
  readonly isNear: boolean;
}

/** Where candidates are read from, in the order in which equals are shown. */
export interface Shelf<Row extends Candidate> {
  /** Goods that hold all words. */
  readonly holding: (query: SearchQuery) => Promise<readonly Row[]>;
  /** Goods that may hold something like them. */
  readonly like: (query: SearchQuery) => Promise<readonly Row[]>;
}

/**
 * Searches goods: as typed, then with words parted where the script changes, then for typing errors, and last for most of
 * the words. What must not be in it is asked for each time. Null where nothing was asked for.
 */
export async function searchGoods<Row extends Candidate>(
  keyword: string,
  shelf: Shelf<Row>,
): Promise<Hits<Row> | null> {
  const queries = queriesOf(keyword, dictionary);
  const [query] = queries;
  if (query === undefined) return null;
  for (const each of queries) {
    const hits = ranked(await shelf.holding(each), ({ index }) => matchOf(index, each));
    if (hits.length > 0) return { query: each, hits, isNear: false };
  }
  return goodsLike([query, ...queries.slice(1)], shelf);
}

/** What comes near a search that nothing holds: with typing errors, and last what has most of the words. */
export async function goodsLike<Row extends Candidate>(
  queries: readonly [SearchQuery, ...SearchQuery[]],
  { like }: Pick<Shelf<Row>, "like">,
): Promise<Hits<Row>> {
  let [last] = queries;
  let rows: readonly Row[] = [];
  for (const each of queries) {
    last = each;
    rows = each.words.length === 0 ? [] : await like(each);
    const similar = ranked(rows, ({ index }) => similarTo(index, each));
    if (similar.length > 0) return { query: each, hits: similar, isNear: true };
  }
  const most = holdingMost(rows, last);
  return { query: last, hits: most, isNear: most.length > 0 };
}

/** The best first; those of one rank as they were read. */
export function ranked<Row extends Candidate>(
  rows: readonly Row[],
  matchIn: (row: Row) => Match | null,
): Hit<Row>[] {
  return rows
    .flatMap((row) => {
      const match = matchIn(row);
      return match === null ? [] : [{ row, match }];
    })
    .toSorted((one, other) => one.match.rank - other.match.rank);
}

/** Goods that hold as many of several words as any do. */
function holdingMost<Row extends Candidate>(rows: readonly Row[], query: SearchQuery): Hit<Row>[] {
  if (query.words.length < 2) return [];
  const found = rows.flatMap((row) => {
    const match = matchOfAny(row.index, query);
    return match === null ? [] : [{ row, match, held: match.held }];
  });
  const most = Math.max(...found.map(({ held }) => held), 0);
  return found
    .filter(({ held }) => held === most)
    .toSorted((one, other) => one.match.rank - other.match.rank);
}

/** Why goods were found, where their name does not show it; null where it does. */
export function foundBy(
  { row, match }: { readonly row: GoodsRow; readonly match: Match },
  { without }: SearchQuery,
  language: WireLanguage,
): FoundBy | null {
  const of = (by: FoundBy["by"], words: string | undefined) =>
    words === undefined ? null : { goods_id: row.id, by, words };
  const place = Number(match.line?.slice(1));
  switch (match.line?.charAt(0)) {
    case LineKind.option:
    case LineKind.brought:
      return of("option", row.option_groups.flatMap(({ options }) => options)[place]?.name[language]);
    case LineKind.contained: {
      const allergen = row.allergens[place];
      return of("contains", allergen && nameOfAllergen(allergen, language));
    }
    default: {
      const checked = checkedWithout(row);
      const names = without
        .flatMap(({ allergens }) => allergens)
        .filter((allergen) => checked.includes(allergen))
        .map((allergen) => nameOfAllergen(allergen, language));
      return of("without", names.length === 0 ? undefined : names.join(" · "));
    }
  }
}

const SHOWN = 3;
/** Goods of a page of stores that are looked through. */
const LOOKED_THROUGH = 2_000;

/** The goods of some stores that hold the words of a search, the best first, a few of each store. */
export async function goodsOfStores(
  db: Database,
  store_ids: readonly string[],
  { query, isNear }: { readonly query: SearchQuery; readonly isNear: boolean },
) {
  const words: SQL | undefined = isNear ? undefined : holds(goods.search_text, query);
  const rows = await db
    .select({
      id: goods.id,
      store_id: goods.store_id,
      name: goods.name,
      reading: goods.reading,
      price: goods.price,
      index: goods.search_text,
    })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.category_id))
    .where(and(inArray(goods.store_id, [...store_ids]), offered, sql`not ${goods.is_course}`, words))
    .orderBy(asc(categories.position), asc(goods.position), asc(goods.id))
    .limit(LOOKED_THROUGH);
  const hits = ranked(rows, ({ index }) => (isNear ? similarTo(index, query) : matchOf(index, query)));
  const byStore = Map.groupBy(hits, ({ row }) => row.store_id);
  return new Map(
    [...byStore].map(([store_id, some]) => [store_id, some.slice(0, SHOWN).map(({ row }) => row)]),
  );
}
