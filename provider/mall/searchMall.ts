import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import type { ResponseOf } from "#contract/call.ts";
import type { mallSearchGoods } from "#contract/calls/mallStore.ts";
import * as Code from "#contract/codes.ts";
import { MallSort } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Form } from "#domain/search/forms.ts";
import { type Match, matchOf, Rank, similarTo } from "#domain/search/rank.ts";
import { LineKind } from "#domain/search/searchIndex.ts";
import { queriesOf, type SearchQuery } from "#domain/search/searchQuery.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { dictionary } from "#provider/search/foodWords.ts";
import { type Candidate, foundBy, goodsLike, ranked } from "#provider/search/searchGoods.ts";
import { isHeld } from "#provider/search/isHeld.ts";
import { saidOfNames } from "#provider/search/saidOfNames.ts";
import { beginsWith, holdsByGrams, mayBeLike, standsInName } from "#provider/search/searchSql.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import type { Fail } from "#provider/server/context.ts";
import { goodsWithShops, mallGoodsIds, mallSorts, presentedGoods, WALKED } from "./mallGoods.ts";
import { inMall, ofShops, onSale } from "./shops.ts";

interface Wanted {
  /** One shop's alone. */
  readonly store_id: string | undefined;
  readonly keyword: string;
  readonly sort: MallSort;
  readonly cursor: string | undefined;
}

/** Tells a place among ranked goods from one in a sort of the mall's. */
const RANKED = "search";
/** How many were shown, and the last of them. */
const Place = z.tuple([z.literal(RANKED), z.int(), z.string()]);

/** Goods that are looked through, those that sell best first. */
const LOOKED_THROUGH = 1_000;
/** Goods that are like what was typed, of those gone through: enough for a page, if they come near. */
const LIKE_FIRST = 60;
const COLUMNS = { grams: goods.search_grams, text: goods.search_text, isDescribed: true };
const INDEX = sql<string>`${goods.search_text}`;
const NAMES = { grams: goods.name_grams, text: goods.search_text, kinds: LineKind.name };

interface Shown {
  readonly key: string;
  readonly language: WireLanguage;
}

/** A search, and how well goods stand in it by their index: null where they do not. */
interface Found {
  readonly query: SearchQuery;
  readonly isNear: boolean;
  readonly matchIn: (row: Candidate) => Match | null;
}

/** A page of the mall's goods that hold some words: the best first, or by another sort. 114 for a foreign cursor. */
export async function searchMall(
  db: Database,
  { store_id, keyword, sort, cursor }: Wanted,
  shown: Shown,
  fail: Fail<typeof Code.missingParameter>,
): Promise<ResponseOf<typeof mallSearchGoods>> {
  const [query, ...others] = queriesOf(keyword, dictionary);
  if (query === undefined) return { goods: [], shops: [], next_cursor: null };
  const own = store_id === undefined ? undefined : eq(goods.store_id, store_id);
  const sold = sql`${and(onSale, own)}`;
  const page = { store_id, sort, cursor };
  for (const each of [query, ...others]) {
    const where = holdsByGrams(COLUMNS, each);
    if (!(await isHeld(db, goods, sold, where))) continue;
    const found = { query: each, isNear: false, matchIn: ({ index }: Candidate) => matchOf(index, each) };
    if (sort !== MallSort.comprehensive)
      return sortedPage(db, found, { ...page, where, isByIndex: true }, shown, fail);
    return rankedPage(db, found, { ...page, ...heldIds(db, each, own) }, shown, fail);
  }
  const isFirst = cursor === undefined && sort === MallSort.comprehensive;
  const { hits, isNear, ...near } = await goodsLike([query, ...others], {
    async like(each) {
      const isLike = mayBeLike(goods.search_grams, each);
      const best = isFirst
        ? await read(db, bestSold(own), and(isLike, ofShops(goods.store_id)), LIKE_FIRST)
        : [];
      const first = best.filter(
        ({ index }) => (similarTo(index, each)?.rank ?? Infinity) <= Rank.similar + 1,
      );
      // Nothing comes nearer than by one letter: what sells less would come after these.
      return first.length > PAGE_SIZE ? best : read(db, sql`${goods}`, and(sold, isLike), LOOKED_THROUGH);
    },
  });
  const ids = hits.map(({ row }) => row.id);
  const matches = new Map(hits.map(({ match, row }) => [row.id, match]));
  const found = { ...near, isNear, matchIn: ({ id }: Candidate) => matches.get(id) ?? null };
  return sort === MallSort.comprehensive
    ? rankedPage(db, found, { ...page, parts: [() => Promise.resolve(ids)] }, shown, fail)
    : sortedPage(db, found, { ...page, where: inArray(goods.id, ids), isByIndex: true }, shown, fail);
}

const order = [asc(mallSorts[MallSort.bestSold].key), asc(goods.id)];

/** The mall's goods that sell best, so many as are gone through. */
const bestSold = (own: SQL | undefined): SQL => sql`(select * from ${goods} where ${and(inMall, own)}
  order by ${sql.join(order, sql`, `)} limit ${WALKED}) as ${goods}`;

const read = (db: Database, from: SQL, where: SQL | undefined, limit: number): Promise<Candidate[]> =>
  db
    .select({ id: sql<string>`${goods.id}`, index: sql<string>`${goods.search_text}` })
    .from(from)
    .where(where)
    .orderBy(...order)
    .limit(limit);

/** Ids in their order, so many at least where there are as many. */
type Part = (limit: number) => Promise<readonly string[]>;

/**
 * Goods that hold all words, as `matchOf` ranks them: those whose names begin with them and those whose names hold them
 * are told by the names' grams, so that the others need to be read only when these are too few.
 * @param own which of the mall's
 */
function heldIds(
  db: Database,
  query: SearchQuery,
  own: SQL | undefined,
): { readonly parts: readonly Part[] } {
  const { words } = query;
  const ofNames =
    (part: SQL | undefined): Part =>
    async (limit) => {
      const which = and(part, holdsByGrams(COLUMNS, { ...query, words: [] }), ofShops(goods.store_id));
      const from = (table: SQL, where: SQL | undefined) =>
        db
          .select({ id: sql<string>`${goods.id}` })
          .from(table)
          .where(where)
          .orderBy(...order)
          .limit(limit);
      // What many names hold is found among those that sell best; what few hold, by its grams.
      const some = await from(bestSold(own), which);
      const found = some.length === limit ? some : await from(sql`${goods}`, and(inMall, own, which));
      return found.map(({ id }) => id);
    };
  // Nothing was asked for but what is not to be in it.
  if (words.length === 0) return { parts: [ofNames(undefined)] };
  const inEach = (stands: (form: Form) => SQL | undefined) =>
    and(...words.map(({ forms }) => or(...forms.map(stands)))) ?? sql`false`;
  const begins = inEach(({ text }) => beginsWith(NAMES, text));
  const inNames = inEach((form) => standsInName(NAMES, form));
  const others: Part = async () => {
    const where = and(onSale, own, holdsByGrams(COLUMNS, query), sql`not (${begins}) and not (${inNames})`);
    return ranked(await read(db, sql`${goods}`, where, LOOKED_THROUGH), ({ index }) =>
      matchOf(index, query),
    ).map(({ row }) => row.id);
  };
  return { parts: [ofNames(begins), ofNames(sql`not (${begins}) and (${inNames})`), others] };
}

async function rankedPage(
  db: Database,
  found: Found,
  {
    store_id,
    cursor,
    parts,
  }: Pick<Wanted, "store_id" | "cursor"> & {
    /** The best first. */
    readonly parts: readonly Part[];
  },
  { key, language }: Shown,
  fail: Fail<typeof Code.missingParameter>,
): Promise<ResponseOf<typeof mallSearchGoods>> {
  const place = readCursor(Place, cursor, key, fail);
  const [, count, last] = place ?? [RANKED, 0, ""];
  // Where one goes on is looked for among all that were shown.
  const enough = place === null ? PAGE_SIZE + 1 : LOOKED_THROUGH;
  const ids: string[] = [];
  for (const part of parts) if (ids.length < enough) ids.push(...(await part(enough - ids.length)));
  // What was sold since may have moved some: one goes on behind the last that was shown.
  const from = ids.includes(last) ? ids.indexOf(last) + 1 : count;
  const page = ids.slice(from, from + PAGE_SIZE);
  const end = from + PAGE_SIZE < ids.length ? page.at(-1) : undefined;
  const rows = await goodsWithShops(db, page, INDEX);
  return {
    ...presentedGoods(rows, { store_id, language }),
    next_cursor: end === undefined ? null : writeCursor(key, [RANKED, from + page.length, end]),
    ...told(found, rows, language),
  };
}

async function sortedPage(
  db: Database,
  found: Found,
  wanted: Parameters<typeof mallGoodsIds>[1],
  { key, language }: Shown,
  fail: Fail<typeof Code.missingParameter>,
): Promise<ResponseOf<typeof mallSearchGoods>> {
  const { ids, next_cursor } = await mallGoodsIds(db, wanted, key, fail);
  const rows = await goodsWithShops(db, ids, INDEX);
  const { store_id } = wanted;
  return {
    ...presentedGoods(rows, { store_id, language }),
    next_cursor,
    ...told(found, rows, language),
  };
}

/** What is said beside the goods of a page: why they were found, and whether they are but like what was typed. */
function told(
  { isNear, matchIn, query }: Found,
  page: Awaited<ReturnType<typeof goodsWithShops>>,
  language: WireLanguage,
) {
  const rows = page.map(({ row, index }) => ({ ...row, index }));
  const found_by = rows.flatMap((row) => {
    const match = matchIn(row);
    return (match && foundBy({ row, match }, query, language)) ?? [];
  });
  return {
    found_by,
    ...saidOfNames(rows, { query, isNear }, language),
    ...(isNear ? { is_near: 1 as const } : {}),
  };
}
