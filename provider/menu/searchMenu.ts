import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import type { ResponseOf } from "#contract/call.ts";
import type { searchGoods as searchGoodsCall } from "#contract/calls/store.ts";
import type * as Code from "#contract/codes.ts";
import type { GoodsShowType } from "#contract/enumerations.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Database } from "#provider/db/database.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { foundBy, searchGoods } from "#provider/search/searchGoods.ts";
import { saidOfNames } from "#provider/search/saidOfNames.ts";
import { holds } from "#provider/search/searchSql.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import type { Fail } from "#provider/server/context.ts";
import { onMenu, presentListed } from "./goods.ts";

interface Wanted {
  readonly store_id: string;
  readonly type: GoodsShowType;
  readonly keyword: string;
  readonly cursor: string | undefined;
  readonly language: WireLanguage;
  /** Signs cursors. */
  readonly key: string;
}

/** The rank, and the places of the category and of the goods in it, by which the last goods shown stand. */
const Place = z.tuple([z.int(), z.int(), z.string(), z.int(), z.string()]);
type Place = z.infer<typeof Place>;

/** Goods of a menu that are looked through. */
const LOOKED_THROUGH = 3_000;

/** A page of the goods of a menu that hold some words, the best first, then as on the menu. 114 for a foreign cursor. */
export async function searchMenu(
  db: Database,
  { store_id, type, keyword, cursor, language, key }: Wanted,
  fail: Fail<typeof Code.missingParameter>,
): Promise<ResponseOf<typeof searchGoodsCall>> {
  const after = readCursor(Place, cursor, key, fail);
  const read = (where: SQL | undefined) =>
    db
      .select({
        id: goods.id,
        index: goods.search_text,
        position: goods.position,
        category_id: categories.id,
        category: categories.position,
      })
      .from(goods)
      .innerJoin(categories, eq(categories.id, goods.category_id))
      .where(and(onMenu(store_id, type), where))
      .orderBy(asc(categories.position), asc(categories.id), asc(goods.position), asc(goods.id))
      .limit(LOOKED_THROUGH);
  const found = await searchGoods(keyword, {
    holding: (query) => read(holds(goods.search_text, query)),
    like: ({ without }) => read(holds(goods.search_text, { words: [], without })),
  });
  if (found === null) return { goods: [], next_cursor: null };
  const { hits, isNear, query } = found;
  const placed = hits.map(({ match, row }) => {
    const place: Place = [match.rank, row.category, row.category_id, row.position, row.id];
    return { match, id: row.id, place };
  });
  const rest = after === null ? placed : placed.filter(({ place }) => isAfter(place, after));
  const shown = rest.slice(0, PAGE_SIZE);
  const last = rest.length > PAGE_SIZE ? shown.at(-1) : undefined;
  const ids = shown.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(goods).where(inArray(goods.id, ids));
  const full = shown.flatMap(({ id, match }) => {
    const row = rows.find((each) => each.id === id);
    return row === undefined ? [] : [{ row, match }];
  });
  return {
    goods: full.map(({ row }) => presentListed(row, language)),
    next_cursor: last === undefined ? null : writeCursor(key, last.place),
    found_by: full.flatMap((hit) => foundBy(hit, query, language) ?? []),
    ...saidOfNames(
      full.map(({ row }) => row),
      found,
      language,
    ),
    ...(isNear ? { is_near: 1 } : {}),
  };
}

function isAfter(one: Place, other: Place): boolean {
  const differs = one.findIndex((part, index) => part !== other[index]);
  const [a, b] = [one[differs] ?? 0, other[differs] ?? 0];
  return differs >= 0 && a > b;
}
