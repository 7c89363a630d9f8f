import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PAGE_SIZE } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { MallSort } from "#contract/enumerations.ts";
import type { Category, Goods } from "#contract/goods.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { MOST_COUNTED } from "#domain/values/mostCounted.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { mallCategories } from "#provider/db/tables/mall.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { goodsColumns, presentListed } from "#provider/menu/goods.ts";
import { readCursor, writeCursor } from "#provider/server/calls/cursor.ts";
import type { Fail } from "#provider/server/context.ts";
import { inMall, ofShops } from "./shops.ts";

/** The sort, its key as text, and the id of the last goods shown. */
const Place = z.tuple([z.int(), z.string(), z.string()]);

interface Wanted {
  /** One shop's alone. */
  readonly store_id: string | undefined;
  readonly where?: SQL | undefined;
  /** Whether `where` looks them up by an index of its own: then they are sorted, and not read in their order. */
  readonly isByIndex?: boolean;
  readonly sort: MallSort;
  readonly cursor: string | undefined;
}

/**
 * Goods of the mall, a page from the cursor on, with the names of their shops. The whole mall is read kind by kind, each
 * by its index, as far as a page goes. 114 for a cursor that is not this sort's.
 */
export async function mallGoodsPage(
  db: Database,
  { store_id, where, isByIndex = false, sort, cursor }: Wanted,
  shown: { readonly key: string; readonly language: WireLanguage },
  fail: Fail<typeof Code.missingParameter>,
): Promise<{ goods: Goods[]; shops: { store_id: string; name: string }[]; next_cursor: string | null }> {
  const place = readCursor(Place, cursor, shown.key, fail);
  if (place !== null && place[0] !== sort) return fail(Code.missingParameter);
  const { isDown, key, place: placeOf } = mallSorts[sort];
  const order = isDown ? desc : asc;
  const [, at = "", last = ""] = place ?? [];
  const after = isDown
    ? sql`(${key}, ${goods.id}) < (${placeOf(at)}, ${last})`
    : sql`(${key}, ${goods.id}) > (${placeOf(at)}, ${last})`;
  const which = and(ofShops(goods.store_id), where, place === null ? undefined : after);
  const few = PAGE_SIZE + 1;
  const columns = { id: goods.id, at: sql`${key}`.as("at") };
  const inKind = and(eq(goods.mall_kind, mallCategories.id), which);
  const kind = db
    .select(columns)
    .from(goods)
    .where(inKind)
    .orderBy(order(key), order(goods.id))
    .limit(few)
    .as("kind");
  const found =
    store_id === undefined && !isByIndex
      ? await db
          .select({ id: kind.id, at: sql<string>`${kind.at}::text`.as("place") })
          .from(mallCategories)
          .crossJoinLateral(kind)
          .orderBy(order(kind.at), order(kind.id))
          .limit(few)
      : await db
          .select({ id: goods.id, at: sql<string>`${key}::text` })
          .from(goods)
          .where(and(store_id === undefined ? undefined : eq(goods.store_id, store_id), inMall, which))
          .orderBy(order(key), order(goods.id))
          .limit(few);
  const page = found.slice(0, PAGE_SIZE);
  const end = found.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    ...(await mallGoods(
      db,
      page.map(({ id }) => id),
      { store_id, language: shown.language },
    )),
    next_cursor: end === undefined ? null : writeCursor(shown.key, [sort, end.at, end.id]),
  };
}

/** Goods as lists show them, in the order of these ids, each with its shop unless all are of one that was asked for. */
export async function mallGoods(
  db: Database,
  ids: readonly string[],
  { store_id: asked, language }: { readonly store_id: string | undefined; readonly language: WireLanguage },
): Promise<{ goods: Goods[]; shops: { store_id: string; name: string }[] }> {
  if (ids.length === 0) return { goods: [], shops: [] };
  const rows = await db
    .select({
      row: goodsColumns,
      store_id: stores.id,
      name: stores.name,
      rating: stores.rating,
      review_count: stores.review_count,
    })
    .from(goods)
    .innerJoin(stores, eq(stores.id, goods.store_id))
    .where(inArray(goods.id, [...ids]));
  const found = ids.flatMap((id) => rows.filter(({ row }) => row.id === id));
  const names = new Map(found.map(({ store_id, name }) => [store_id, name[language]]));
  return {
    goods: found.map(({ row, name, rating, review_count }) => ({
      ...presentListed(row, language),
      ...(asked === undefined && { shop: { name: name[language], rating, review_count } }),
    })),
    shops: [...names].map(([store_id, name]) => ({ store_id, name })),
  };
}

/** The mall's kinds of goods in their order, with how many each has, as far as that is counted; empty ones left out. */
export async function mallKinds(db: Database, language: WireLanguage): Promise<Category[]> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(goods)
    .where(and(eq(goods.mall_kind, mallCategories.id), ofShops(goods.store_id)))
    .limit(MOST_COUNTED)
    .as("some");
  const rows = await db
    .select({ ...getTableColumns(mallCategories), goods_count: count() })
    .from(mallCategories)
    .crossJoinLateral(some)
    .groupBy(mallCategories.id)
    .orderBy(asc(mallCategories.position), asc(mallCategories.id));
  return rows.map(({ id, name, goods_count }) => ({ category_id: id, name: name[language], goods_count }));
}

interface Sorted {
  readonly key: SQL;
  /** Reads a place in it, which a cursor keeps as text. */
  readonly place: (text: string) => SQL;
  /** The greatest first, and of equal ones the last id. */
  readonly isDown: boolean;
}

const whole = (text: string) => sql`${text}::integer`;
const sold: Sorted = {
  key: sql`(- (${goods.sales} + ${goods.sales_elsewhere}))`,
  place: whole,
  isDown: false,
};
/** What a piece costs after the goods' own discount, as `discounted` has it. */
const price = sql`(greatest(0, case ${goods.discount_type} when 0 then ${goods.price} when 2 then ${goods.price} - ${goods.discount_price}
        else (${goods.price} * (100 - ${goods.discount_price}) + 50) / 100 end))`;

/** What the mall's goods are sorted by; each has its index, whose expression this is. Comprehensive is what sells best. */
export const mallSorts: Readonly<Record<MallSort, Sorted>> = {
  [MallSort.comprehensive]: sold,
  [MallSort.bestSold]: sold,
  [MallSort.priceUp]: { key: price, place: whole, isDown: false },
  [MallSort.priceDown]: { key: price, place: whole, isDown: true },
  [MallSort.newest]: {
    key: sql`${goods.created_at}`,
    place: (text) => sql`${text}::timestamptz`,
    isDown: true,
  },
};
