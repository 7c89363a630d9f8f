import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PAGE_SIZE } from "#contract/call.ts";
import { mallSearchGoods } from "#contract/calls/mallStore.ts";
import { MallSort } from "#contract/enumerations.ts";
import { matchOf, similarTo } from "#domain/search/rank.ts";
import { queriesOf } from "#domain/search/searchQuery.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { dictionary } from "#provider/search/foodWords.ts";
import { ranked } from "#provider/search/searchGoods.ts";
import { updateGoodsSearch } from "#provider/search/updateGoods.ts";
import { words } from "#provider/testing/fixture.ts";
import { type Planted, planted, taken } from "#provider/testing/guest.ts";
import { plantMall } from "#provider/testing/mallFixture.ts";
import { mallSorts, WALKED } from "./mallGoods.ts";

const NAMES = [
  "餃子",
  "特製餃子",
  "すし",
  "スパイス食堂のカレー",
  "いなり寿司 すし",
  "カレーライス",
  "Pan fried gyoza",
  "Tea pan",
  "緑茶",
  "抹茶ラーメン",
  "군만두",
  "장미 만두 세트",
  "昔ながらの醤油とんこつラーメン大盛り",
  "昔ながらの醤油とんこつらあめん",
];
const READINGS = ["", "ぎょうざ", "とくせいぎょうざ", "すし", "りょくちゃ", "いなりずし"];
const DESCRIPTIONS = ["", "餃子と一緒に。", "緑茶の香り。", "pan not included"];

/** More than are gone through along a sort before what holds a word is looked up. */
const MANY = WALKED + 100;

let provider: Planted;
beforeAll(async () => {
  provider = await planted();
  const { db } = provider;
  await plantMall(db);
  const [like] = await db.select().from(goods).where(eq(goods.id, "sencha"));
  if (like === undefined) throw new Error("The fixture has no sencha");
  const { mall_kind: _, search_key: __, ...row } = like;
  const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
  await db.insert(goods).values(
    Array.from({ length: MANY }, (____, index) => ({
      ...row,
      id: `many-${String(index).padStart(3, "0")}`,
      name: words(at(NAMES, index)),
      reading: at(READINGS, Math.floor(index / 5)),
      description: words(at(DESCRIPTIONS, Math.floor(index / 7))),
      allergens_without: index % 6 === 0 ? ["egg" as const] : [],
      sales_elsewhere: (index * 37) % 60,
      created_at: new Date(row.created_at.getTime() + ((index * 53) % 90) * 60_000),
      is_withdrawn: index % 29 === 0,
      searched_by: null,
    })),
  );
  await updateGoodsSearch(db);
});
afterAll(() => provider.close());

/** All that a search shows, page by page, each of them like the words where none holds them. */
async function shown(keyword: string, sort?: MallSort, isNear?: 1): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const asked = { keyword, ...(sort && { sort }), ...(cursor && { cursor }) };
    const page = await taken(provider.call(mallSearchGoods, asked));
    expect(page.is_near).toBe(isNear);
    ids.push(...page.goods.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

/** What it should show: every one of the mall's goods looked at, by its rank and then by what was sold. */
async function expected(keyword: string): Promise<string[]> {
  const rows = await provider.db.select().from(goods).where(sql`${goods.mall_kind} is not null`);
  for (const query of queriesOf(keyword, dictionary)) {
    const hits = rows.flatMap((row) => {
      const match = matchOf(row.search_text, query);
      return match === null ? [] : [{ row, rank: match.rank }];
    });
    if (hits.length === 0) continue;
    return hits
      .toSorted(
        (one, other) =>
          one.rank - other.rank ||
          other.row.sales + other.row.sales_elsewhere - one.row.sales - one.row.sales_elsewhere ||
          (one.row.id < other.row.id ? -1 : 1),
      )
      .map(({ row }) => row.id);
  }
  return [];
}

const KEYWORDS = [
  "餃子",
  "ぎょうざ",
  "gyoza",
  "すし",
  "寿司",
  "茶",
  "pan",
  "tea",
  "カレー",
  "昔ながらの醤油とんこつラーメン",
  "ㅁㄷ",
  "만두",
  "特製 餃子",
  "カレー ライス",
  "緑茶 餃子",
  "卵なし",
  "卵なし 餃子",
  "抹茶ラーメン",
];

describe("a search of the mall", () => {
  it.each(KEYWORDS)(
    "for %s shows what every one of its goods looked at one by one makes it",
    async (keyword) => {
      const wanted = await expected(keyword);
      expect(wanted).not.toEqual([]);
      expect(await shown(keyword)).toEqual(wanted);
      const { created_at, id } = goods;
      const newest = await provider.db
        .select({ id })
        .from(goods)
        .where(inArray(id, wanted))
        .orderBy(desc(created_at), desc(id));
      expect(await shown(keyword, MallSort.newest)).toEqual(newest.map((row) => row.id));
      expect((await shown(keyword, MallSort.priceUp)).toSorted()).toEqual(wanted.toSorted());
    },
  );

  it("for a typing error begins with what all of its goods looked at one by one make it begin with", async () => {
    const [query] = queriesOf("カレーライヌ", dictionary);
    if (query === undefined) throw new Error("There are words in it");
    const rows = await provider.db
      .select({ id: goods.id, index: goods.search_text })
      .from(goods)
      .where(sql`${goods.mall_kind} is not null`)
      .orderBy(sql`(- (sales + sales_elsewhere))`, goods.id);
    const wanted = ranked(rows, ({ index }) => similarTo(index, query)).map(({ row }) => row.id);
    expect(wanted.length).toBeGreaterThan(PAGE_SIZE);
    expect(await shown("カレーライヌ", undefined, 1)).toEqual(wanted);
  });

  it("takes one at once that is marked as withdrawn, and one whose shop has left", async () => {
    const { db } = provider;
    const [first = ""] = await shown("餃子");
    await db.update(goods).set({ is_withdrawn: true }).where(eq(goods.id, first));
    expect(await shown("餃子")).not.toContain(first);
    await db.execute(sql`update stores set left_at = now() where id = 'leaf'`);
    const { goods: left } = await taken(provider.call(mallSearchGoods, { keyword: "餃子" }));
    expect(left).toEqual([]);
    await db.execute(sql`update stores set left_at = null where id = 'leaf'`);
  });

  it.each([
    [MallSort.bestSold, "goods_mall_sold"],
    [MallSort.priceUp, "goods_mall_priced"],
    [MallSort.priceDown, "goods_mall_priced"],
    [MallSort.newest, "goods_mall_newest"],
  ] as const)("goes by %i along an index, however many the mall has", async (sort, index) => {
    const { isDown, key } = mallSorts[sort];
    const order = isDown ? desc : asc;
    const plan = await provider.db.transaction(async (db) => {
      await db.execute(sql`set local enable_seqscan = off`);
      await db.execute(sql`set local enable_sort = off`);
      const first = sql`select id from goods where mall_kind is not null
        order by ${order(key)}, ${order(goods.id)} limit ${WALKED}`;
      return JSON.stringify(await db.execute(sql`explain ${first}`));
    });
    expect(plan).toMatch(new RegExp(`Scan (Backward )?using ${index}`));
  });
});
