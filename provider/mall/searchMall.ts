import { and, asc, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import type { ResponseOf } from "#contract/call.ts";
import type { mallSearchGoods } from "#contract/calls/mallStore.ts";
import * as Code from "#contract/codes.ts";
import { MallSort } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { type Candidate, foundBy, type Hits, searchGoods } from "#provider/search/searchGoods.ts";
import { saidOfNames } from "#provider/search/saidOfNames.ts";
import { holdsByGrams, mayBeLike } from "#provider/search/searchSql.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import type { Fail } from "#provider/server/context.ts";
import { mallGoods, mallGoodsPage, mallSorts } from "./mallGoods.ts";
import { onSale } from "./shops.ts";

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
const COLUMNS = { grams: goods.search_grams, text: goods.search_text };

/** A page of the mall's goods that hold some words: the best first, or by another sort. 114 for a foreign cursor. */
export async function searchMall(
  db: Database,
  { store_id, keyword, sort, cursor }: Wanted,
  shown: { readonly key: string; readonly language: WireLanguage },
  fail: Fail<typeof Code.missingParameter>,
): Promise<ResponseOf<typeof mallSearchGoods>> {
  const read = (where: SQL | undefined) =>
    db
      .select({ id: goods.id, index: goods.search_text })
      .from(goods)
      .where(
        and(
          where,
          isNotNull(goods.mall_category_id),
          onSale,
          store_id === undefined ? undefined : eq(goods.store_id, store_id),
        ),
      )
      .orderBy(asc(mallSorts[MallSort.bestSold].key), asc(goods.id))
      .limit(LOOKED_THROUGH);
  const found = await searchGoods(keyword, {
    holding: (query) => read(holdsByGrams(COLUMNS, query)),
    like: (query) => read(mayBeLike(goods.search_grams, query)),
  });
  if (found === null) return { goods: [], shops: [], next_cursor: null };
  if (sort === MallSort.comprehensive) return rankedPage(db, found, { ...shown, store_id, cursor }, fail);
  const ids = found.hits.map(({ row }) => row.id);
  const page = await mallGoodsPage(
    db,
    { store_id, where: inArray(goods.id, ids), sort, cursor },
    shown,
    fail,
  );
  return { ...page, ...(await told(db, found, page.goods, shown.language)) };
}

async function rankedPage(
  db: Database,
  found: Hits<Candidate>,
  {
    store_id,
    cursor,
    key,
    language,
  }: Pick<Wanted, "store_id" | "cursor"> & {
    key: string;
    language: WireLanguage;
  },
  fail: Fail<typeof Code.missingParameter>,
): Promise<ResponseOf<typeof mallSearchGoods>> {
  const ids = found.hits.map(({ row }) => row.id);
  const [, count = 0, last = ""] = readCursor(Place, cursor, key, fail) ?? [];
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

/** What is said beside the goods of a page: why they were found, and whether they are but like what was typed. */
async function told(
  db: Database,
  found: Hits<Candidate>,
  page: readonly { readonly id: string }[],
  language: WireLanguage,
) {
  const { hits, isNear, query } = found;
  const ids = page.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(goods).where(inArray(goods.id, ids));
  const found_by = hits.flatMap(({ match, row: { id } }) => {
    const row = rows.find((each) => each.id === id);
    return (row && foundBy({ row, match }, query, language)) ?? [];
  });
  const names = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return { found_by, ...saidOfNames(names, found, language), ...(isNear ? { is_near: 1 as const } : {}) };
}
