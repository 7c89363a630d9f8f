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
import { goodsColumns } from "#provider/menu/goods.ts";
import { dictionary } from "#provider/search/foodWords.ts";
import { type Candidate, foundBy, goodsLike, ranked } from "#provider/search/searchGoods.ts";
import { isHeld } from "#provider/search/isHeld.ts";
import { saidOfNames } from "#provider/search/saidOfNames.ts";
import { beginsWith, holdsByGrams, mayBeLike, standsInName } from "#provider/search/searchSql.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import type { Fail } from "#provider/server/context.ts";
import { mallGoods, mallGoodsPage, mallSorts } from "./mallGoods.ts";
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
/** Goods that are gone through before all that hold a word are looked up. */
const WALKED = 200;
const COLUMNS = { grams: goods.search_grams, text: goods.search_text, isDescribed: true };
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
      const where = and(sold, mayBeLike(goods.search_grams, each));
      const best = isFirst ? await read(db, where, WALKED) : [];
      const first = best.filter(
        ({ index }) => (similarTo(index, each)?.rank ?? Infinity) <= Rank.similar + 1,
      );
      // Nothing comes nearer than by one letter: what sells less would come after these.
      return first.length > PAGE_SIZE ? best : read(db, where, LOOKED_THROUGH);
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

const read = (db: Database, where: SQL | undefined, limit: number): Promise<Candidate[]> =>
  db
    .select({ id: goods.id, index: goods.search_text })
    .from(goods)
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
      const best = sql`(select * from ${goods} where ${and(inMall, own)}
        order by ${sql.join(order, sql`, `)} limit ${WALKED}) as ${goods}`;
      const some = await from(best, which);
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
    return ranked(await read(db, where, LOOKED_THROUGH), ({ index }) => matchOf(index, query)).map(
      ({ row }) => row.id,
    );
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
  const presented = await mallGoods(db, page, { store_id, language });
  return {
    ...presented,
    next_cursor: end === undefined ? null : writeCursor(key, [RANKED, from + page.length, end]),
    ...(await told(db, found, presented.goods, language)),
  };
}

async function sortedPage(
  db: Database,
  found: Found,
  wanted: Parameters<typeof mallGoodsPage>[1],
  shown: Shown,
  fail: Fail<typeof Code.missingParameter>,
): Promise<ResponseOf<typeof mallSearchGoods>> {
  const page = await mallGoodsPage(db, wanted, shown, fail);
  return { ...page, ...(await told(db, found, page.goods, shown.language)) };
}

/** What is said beside the goods of a page: why they were found, and whether they are but like what was typed. */
async function told(
  db: Database,
  found: Found,
  page: readonly { readonly id: string }[],
  language: WireLanguage,
) {
  const { isNear, matchIn, query } = found;
  const ids = page.map(({ id }) => id);
  const all =
    ids.length === 0
      ? []
      : await db
          .select({ ...goodsColumns, index: goods.search_text })
          .from(goods)
          .where(inArray(goods.id, ids));
  const rows = ids.flatMap((id) => all.find((row) => row.id === id) ?? []);
  const found_by = rows.flatMap((row) => {
    const match = matchIn(row);
    return (match && foundBy({ row, match }, query, language)) ?? [];
  });
  return { found_by, ...saidOfNames(rows, found, language), ...(isNear ? { is_near: 1 as const } : {}) };
}
