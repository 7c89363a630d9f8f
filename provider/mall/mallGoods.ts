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

/** Goods that are gone through before all that hold a word are looked up. */
export const WALKED = 200;

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

interface Shown {
  readonly key: string;
  readonly language: WireLanguage;
}

/** Goods of the mall, a page from the cursor on, with the names of their shops. 114 for a cursor that is not this sort's. */
export async function mallGoodsPage(
  db: Database,
  wanted: Wanted,
  { key, language }: Shown,
  fail: Fail<typeof Code.missingParameter>,
): Promise<MallPage & { next_cursor: string | null }> {
  const { ids, next_cursor } = await mallGoodsIds(db, wanted, key, fail);
  return { ...(await mallGoods(db, ids, { store_id: wanted.store_id, language })), next_cursor };
}

/**
 * Which they are. The whole mall is read kind by kind, each by its index, as far as a page goes; what is looked up by an
 * index of its own is first looked for among the first of its sort, where what many goods hold fills a page.
 */
export async function mallGoodsIds(
  db: Database,
  { store_id, where, isByIndex = false, sort, cursor }: Wanted,
  cursorKey: string,
  fail: Fail<typeof Code.missingParameter>,
): Promise<{ ids: string[]; next_cursor: string | null }> {
  const place = readCursor(Place, cursor, cursorKey, fail);
  if (place !== null && place[0] !== sort) return fail(Code.missingParameter);
  const { isDown, key, place: placeOf } = mallSorts[sort];
  const order = isDown ? desc : asc;
  const [, at = "", last = ""] = place ?? [];
  const after = isDown
    ? sql`(${key}, ${goods.id}) < (${placeOf(at)}, ${last})`
    : sql`(${key}, ${goods.id}) > (${placeOf(at)}, ${last})`;
  const isAfter = place === null ? undefined : after;
  const which = and(ofShops(goods.store_id), where);
  const few = PAGE_SIZE + 1;
  const kindByKind = () => {
    const kind = db
      .select({ id: goods.id, at: sql`${key}`.as("at") })
      .from(goods)
      .where(and(eq(goods.mall_kind, mallCategories.id), which, isAfter))
      .orderBy(order(key), order(goods.id))
      .limit(few)
      .as("kind");
    return db
      .select({ id: kind.id, at: sql<string>`${kind.at}::text`.as("place") })
      .from(mallCategories)
      .crossJoinLateral(kind)
      .orderBy(order(kind.at), order(kind.id))
      .limit(few);
  };
  const own = and(store_id === undefined ? undefined : eq(goods.store_id, store_id), inMall, isAfter);
  const from = (table: SQL, those: SQL | undefined) =>
    db
      .select({ id: sql<string>`${goods.id}`, at: sql<string>`${key}::text` })
      .from(table)
      .where(those)
      .orderBy(order(key), order(goods.id))
      .limit(few);
  const byIndex = async () => {
    const first = sql`(select * from ${goods} where ${own}
      order by ${sql.join([order(key), order(goods.id)], sql`, `)} limit ${WALKED}) as ${goods}`;
    const some = await from(first, which);
    return some.length === few ? some : from(sql`${goods}`, and(own, which));
  };
  const isWhole = store_id === undefined && !isByIndex;
  const found = isWhole
    ? await kindByKind()
    : isByIndex
      ? await byIndex()
      : await from(sql`${goods}`, and(own, which));
  const page = found.slice(0, PAGE_SIZE);
  const end = found.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    ids: page.map(({ id }) => id),
    next_cursor: end === undefined ? null : writeCursor(cursorKey, [sort, end.at, end.id]),
  };
}

/** Goods as lists show them, and the shops that they are of. */
interface MallPage {
  goods: Goods[];
  shops: { store_id: string; name: string }[];
}

interface Asked {
  /** A shop that was asked for: then its goods do not name it. */
  readonly store_id: string | undefined;
  readonly language: WireLanguage;
}

/** Goods as lists show them, in the order of these ids, each with its shop unless all are of one that was asked for. */
export async function mallGoods(db: Database, ids: readonly string[], asked: Asked): Promise<MallPage> {
  return presentedGoods(await goodsWithShops(db, ids), asked);
}

/**
 * Goods with their shops, in the order of these ids.
 * @param index what they are searched by, where that is needed: it is long
 */
export async function goodsWithShops(db: Database, ids: readonly string[], index = sql<string>`''`) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      row: goodsColumns,
      index,
      store_id: stores.id,
      name: stores.name,
      rating: stores.rating,
      review_count: stores.review_count,
    })
    .from(goods)
    .innerJoin(stores, eq(stores.id, goods.store_id))
    .where(inArray(goods.id, [...ids]));
  return ids.flatMap((id) => rows.filter(({ row }) => row.id === id));
}

/** Goods that were read with their shops, as lists show them. */
export function presentedGoods(
  found: Awaited<ReturnType<typeof goodsWithShops>>,
  { store_id: asked, language }: Asked,
): MallPage {
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
