import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RequestOf } from "#contract/call.ts";
import { storeList } from "#contract/calls/storeLists.ts";
import { OrderType } from "#contract/enumerations.ts";
import { categories, goods } from "#provider/db/tables/goods.ts";
import { storeOpenings, stores } from "#provider/db/tables/stores.ts";
import { maintainStores } from "#provider/stores/maintenance/maintainStores.ts";
import { NOON, storeOf, words } from "#provider/testing/fixture.ts";
import { taken } from "#provider/testing/guest.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";

type Request = RequestOf<typeof storeList>;
const TOKYO = { latitude: 35.681, longitude: 139.767 };

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider({ now: NOON });
});
afterAll(async () => {
  await provider.close();
});
beforeEach(clear);

async function clear(): Promise<void> {
  await provider.db.delete(storeOpenings);
  await provider.db.delete(goods);
  await provider.db.delete(categories);
  await provider.db.delete(stores);
}

/** The ids of a whole list, page by page. */
async function allOf(request: Request): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await taken(provider.call(storeList, { ...request, ...(cursor && { cursor }) }));
    ids.push(...page.items.map(({ store_id }) => store_id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

describe("a list of stores for what one came for", () => {
  it("names those that take orders before those that do not, in every sort, and counts both", async () => {
    const spans = [{ open: "00:00", close: "24:00", last_order: "24:00" }];
    const always = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, spans }));
    const at = { latitude: TOKYO.latitude, longitude: TOKYO.longitude };
    await provider.db
      .insert(stores)
      .values([
        storeOf("asleep", { ...at, score: 9, order_types: [2], pickup_hours: [] }),
        storeOf("awake", { latitude: 36, longitude: 140, order_types: [2], pickup_hours: always }),
        storeOf("tables", { score: 10, business_hours: always }),
      ]);
    await maintainStores(provider.db, NOON);
    for (const sort of [1, 2, 3, 4, 5, 6] as const) {
      const request = { sort, position: TOKYO, order_type: OrderType.takeAway };
      const { items, count } = await taken(provider.call(storeList, request));
      expect(items.map(({ store_id }) => store_id)).toEqual(["awake", "asleep"]);
      expect(items.map(({ wait_minutes, is_bookable }) => [wait_minutes, is_bookable])).toEqual([
        // At noon, with 20 minutes to prepare and times of every quarter of an hour.
        [30, 1],
        [null, 0],
      ]);
      expect(count).toBe(2);
    }
  });

  it("names the town of each, in the guest's language where that is known, and nothing where it is not", async () => {
    const address = (ja: string) => ({ ...words("address"), ja });
    await provider.db
      .insert(stores)
      .values([
        storeOf("ueno", { address: address("東京都台東区上野1-2-3") }),
        storeOf("sapporo", { address: address("札幌市中央区南1条西5") }),
        storeOf("nowhere", { address: address("移動販売車") }),
      ]);
    const areas = async (language: "en" | "ja") => {
      const { items } = await taken(provider.call(storeList, {}, { language }));
      return Object.fromEntries(items.map(({ area, store_id }) => [store_id, area]));
    };
    expect(await areas("ja")).toEqual({ ueno: "台東区", sapporo: "札幌市中央区", nowhere: "" });
    expect(await areas("en")).toEqual({ ueno: "Taito-ku", sapporo: "Chuo-ku, Sapporo-shi", nowhere: "" });
  });

  it("tells the terms of the zone that the place is in, and that it is not known where a postal code decides", async () => {
    const zone = { name: "", freeprice: 0, minimum_order: 0 };
    await provider.db.insert(stores).values(
      storeOf("zoned", {
        latitude: TOKYO.latitude,
        longitude: TOKYO.longitude,
        order_types: [OrderType.delivery],
        dispatchprice: 300,
        delivery_zones: [
          {
            ...zone,
            zone_id: "1",
            max_distance: 500,
            postal_codes: [],
            dispatchprice: 100,
          },
          {
            ...zone,
            zone_id: "2",
            max_distance: 5e3,
            postal_codes: ["104"],
            dispatchprice: 200,
          },
        ],
      }),
    );
    const told = async (request: Request) => {
      const here = await taken(provider.call(storeList, request));
      const served = await taken(provider.call(storeList, { ...request, delivery: [3] }));
      return [here.items[0]?.dispatchprice, here.items[0]?.is_in_range, served.count];
    };
    const away = { latitude: 35.7, longitude: 139.767 };
    expect(await told({ position: TOKYO })).toEqual([100, 1, 1]);
    expect(await told({ position: away, postal_code: "104-0045" })).toEqual([200, 1, 1]);
    expect(await told({ position: away, postal_code: "1600022" })).toEqual([300, 0, 0]);
    expect(await told({ position: away })).toEqual([300, null, 0]);
  });

  it("leaves by diet and allergen what states it of a dish that can be had, and never what states nothing", async () => {
    const dish = (id: string, said: Partial<typeof goods.$inferInsert>) => ({
      id,
      store_id: id,
      category_id: id,
      name: words(id),
      description: words(id),
      price: 500,
      show_types: [2 as const],
      position: 1,
      search_text: id,
      ...said,
    });
    const dishes = [
      dish("stated", { allergens_without: ["egg", "milk"], tags: ["vegetarian"] }),
      dish("silent", {}),
      dish("beside", { allergens_without: ["egg"], allergens_same_kitchen: ["egg"] }),
      dish("both", { allergens_without: ["egg", "fish"], allergens: ["shrimp"] }),
      dish("soldOut", { allergens_without: ["egg"], tags: ["vegetarian"], is_sold_out: true }),
      dish("tables", { allergens_without: ["egg"], tags: ["vegetarian"], show_types: [1] }),
    ];
    const ids = dishes.map(({ id }) => id);
    await provider.db.insert(stores).values(ids.map((id) => storeOf(id, { order_types: [1, 2] })));
    await provider.db
      .insert(categories)
      .values(ids.map((id) => ({ id, store_id: id, name: words(id), position: 1 })));
    await provider.db.insert(goods).values(dishes);
    const order_type = OrderType.takeAway;
    expect(await allOf({ order_type, without: ["egg"] })).toEqual(["both", "stated"]);
    expect(await allOf({ order_type, without: ["egg", "milk"] })).toEqual(["stated"]);
    expect(await allOf({ order_type, without: ["fish"] })).toEqual([]);
    expect(await allOf({ order_type, tags: ["vegetarian"] })).toEqual(["stated"]);
    expect(await allOf({ order_type: OrderType.dineIn, tags: ["vegetarian"] })).toEqual(["tables"]);
    expect(await allOf({ store_ids: ["silent", "both", "nowhere"] })).toEqual(["both", "silent"]);
  });
});
