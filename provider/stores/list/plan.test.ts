import { and, eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OrderType, StoreSort } from "#contract/enumerations.ts";
import type { StoreFilter } from "#contract/storeLists.ts";
import { nameGrams, searchGrams, storeIndex } from "#domain/search/searchIndex.ts";
import { readQuery } from "#domain/search/searchQuery.ts";
import { favourites } from "#provider/db/tables/signIn.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { MOST_COUNTED } from "#domain/values/mostCounted.ts";
import { dictionary } from "#provider/search/foodWords.ts";
import { holdsByGrams } from "#provider/search/searchSql.ts";
import { NOON } from "#provider/testing/fixture.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { newMember } from "#provider/testing/members.ts";
import { manyStores } from "#provider/testing/storeLists.ts";
import { chosenBy, keptBy, openFirst } from "./storeFilters.ts";
import { namedBy } from "./namedStores.ts";
import { nearFirst, newestFirst, onShow, ringQuery, sortRings, type StoreListing } from "./storePage.ts";
import { distanceTo, withinBox } from "./onMap.ts";

const TOKYO = { latitude: 35.69, longitude: 139.7 };
let provider: Planted;

beforeAll(async () => {
  provider = await planted();
  await manyStores(provider.db, "diner", 20_000);
}, 120_000);
afterAll(async () => {
  await provider.close();
});

const GRAMS = { grams: stores.search_grams, text: stores.search_text, isDescribed: false };

type Sort = 1 | 2 | 3 | 4 | 5 | 6;

/** The plan of a list's first ring. */
async function planOf(listing: Omit<StoreListing, "name">): Promise<string> {
  const { db } = provider;
  const query = ringQuery(db, { name: "", ...listing }, { part: listing.rings[0], after: null }, 21);
  const plan: unknown = await db.execute(sql`explain ${query.getSQL()}`);
  return JSON.stringify(plan);
}

/** How stores that words find are sorted. */
const BY_WORDS = { rings: [undefined], key: nearFirst(TOKYO), distance: distanceTo(TOKYO) };

const planOfList = (sort: Sort, filter: StoreFilter, ...more: (SQL | undefined)[]) =>
  planOf({ where: and(onShow, chosenBy(filter, TOKYO, NOON), ...more), ...sortRings(sort, TOKYO) });

describe("with 20,000 stores", () => {
  it.each<readonly [string, StoreFilter]>([
    ["nothing more", {}],
    ["a kind", { store_types: ["kind-3"] }],
    ["those open now", { is_open: 1 }],
    ["a way of ordering and a price", { order_type: OrderType.delivery, max_price: 1000 }],
    ["a distance and orders", { max_distance: 2_000, min_sales: 50 }],
    ["delivery to here", { delivery: [3] }],
  ])("a list by distance, or of the best that is near, with %s looks into an index", async (_, filter) => {
    for (const sort of [StoreSort.distance, StoreSort.comprehensive]) {
      const plan = await planOfList(sort, filter);
      expect(plan).toMatch(/Index.*Scan/);
      expect(plan).not.toMatch(/Seq Scan on stores/);
    }
  });

  it.each([1, 3, 4, 5, 6] as const)("sorting by %i from nowhere goes along its index", async (sort) => {
    const where = and(onShow, chosenBy({ order_type: OrderType.dineIn }, undefined, NOON));
    const plan = await planOf({ where, ...sortRings(sort, undefined) });
    expect(plan).toMatch(/Index Scan using stores_by_/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });

  it.each([1, 2, 3, 4, 5, 6] as const)(
    "those that take orders now are found by %i without all",
    async (sort) => {
      const { rings, ...sorted } = sortRings(sort, TOKYO);
      for (const order_type of [undefined, OrderType.dineIn, OrderType.takeAway]) {
        const where = and(onShow, chosenBy(order_type === undefined ? {} : { order_type }, TOKYO, NOON));
        const plan = await planOf({ where, ...sorted, rings: openFirst(rings, order_type, NOON) });
        expect(plan).not.toMatch(/Seq Scan on stores/);
      }
    },
  );

  it.each(["らーめん", "gyoza", "ㅁㄷ", "辛い ラーメン", "卵なし"])(
    "the rare word %s is looked up, not searched for, also in each way in which it may stand",
    async (keyword) => {
      const named = await namedBy(keyword, provider.db);
      const where = and(onShow, holdsByGrams(GRAMS, readQuery(keyword, dictionary)));
      for (const part of [undefined, ...(named?.rings ?? [])]) {
        const plan = await planOf({ ...BY_WORDS, where: and(where, part) });
        expect(plan).toMatch(/Bitmap Index Scan on stores_grams/);
      }
      expect(await planOf({ where, ...sortRings(StoreSort.distance, TOKYO) })).not.toMatch(
        /Seq Scan on stores/,
      );
    },
  );

  it("whose name begins with a word, and whose name holds it, is looked up by the names alone", async () => {
    const { db } = provider;
    const search_text = storeIndex({ names: ["のれん亭"], reading: "", kind: [] }, [], dictionary.unify);
    const searched = {
      search_text,
      search_grams: searchGrams(search_text),
      name_grams: nameGrams(search_text, true),
    };
    await db.update(stores).set(searched).where(eq(stores.id, "diner"));
    for (const [keyword, ring] of [
      ["のれ", 0],
      ["のれん亭", 0],
      ["れん", 1],
      ["ん亭", 1],
    ] as const) {
      const part = (await namedBy(keyword, db))?.rings[ring];
      const found = await db.select({ id: stores.id }).from(stores).where(part);
      expect(found).toEqual([{ id: "diner" }]);
      const plan = await planOf({ where: part, ...BY_WORDS });
      expect(plan).toMatch(/Bitmap Index Scan on stores_name_grams/);
    }
  });

  it("how many there are is counted along an index, as far as it is counted", async () => {
    const some = sql`select 1 from stores where ${onShow} limit ${MOST_COUNTED}`;
    // What has been deleted and not yet tidied away is in the table, and not in the index.
    const plan = await provider.db.transaction(async (db) => {
      await db.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify(await db.execute(sql`explain ${some}`));
    });
    expect(plan).toMatch(/Index Only Scan using stores_shown/);
  });

  it("stores whose hours have changed are looked up, and none is read where none has", async () => {
    const { db } = provider;
    const due = sql`select id from stores where (openings_key is distinct from hours_key) is true
      or openings_until < ${NOON.toISOString()}::timestamptz limit 100`;
    expect(JSON.stringify(await db.execute(sql`explain ${due}`))).not.toMatch(/Seq Scan on stores/);
  });

  it.each([1, 2, 5] as const)("what a map shows, sorted by %i, is looked up by position", async (sort) => {
    const street = withinBox({ south: 35.68, north: 35.7, west: 139.69, east: 139.71 });
    const plan = await planOfList(sort, {}, street);
    expect(plan).toMatch(/Index Scan (using|on) stores_position/);
    expect(plan).not.toMatch(/Seq Scan on stores/);
  });

  it("somebody's favourites are looked up one by one", async () => {
    const { db } = provider;
    const { uid } = await newMember(provider);
    const ids = Array.from({ length: 30 }, (_, index) => `many-${String(index * 99 + 1).padStart(6, "0")}`);
    await db.insert(favourites).values(ids.map((store_id) => ({ uid, store_id, created_at: NOON })));
    const plan = await planOf({ where: keptBy(uid), ...sortRings(StoreSort.comprehensive, TOKYO) });
    expect(plan).toMatch(/Index Scan using stores_pkey/);
    expect(plan).not.toMatch(/Seq Scan on stores/);
  });

  it("new stores are looked up by when they came", async () => {
    const { db } = provider;
    await db.execute(sql`
      update stores set created_at = ${NOON.toISOString()}::timestamptz - abs(hashtext(id)) % 2000 * interval '1 day'`);
    await db.execute(sql`analyze stores`);
    const plan = await planOf({ ...newestFirst(NOON), distance: null });
    expect(plan).toMatch(/Index Scan (using|on) stores_created/);
    expect(plan).not.toMatch(/Seq Scan on stores/);
  });
});
