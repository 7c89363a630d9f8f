import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RequestOf } from "#contract/call.ts";
import { hotStoreList } from "#contract/calls/specials.ts";
import { newStores, storeList } from "#contract/calls/storeLists.ts";
import * as Code from "#contract/codes.ts";
import { OrderType, StoreSort } from "#contract/enumerations.ts";
import { favourites } from "#provider/db/tables/signIn.ts";
import { storeOpenings, stores } from "#provider/db/tables/stores.ts";
import { maintainStores } from "#provider/stores/maintenance/maintainStores.ts";
import { NOON, storeOf, words } from "#provider/testing/fixture.ts";
import { taken } from "#provider/testing/guest.ts";
import { newMember } from "#provider/testing/members.ts";
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
  await provider.db.delete(favourites);
  await provider.db.delete(storeOpenings);
  await provider.db.delete(stores);
}

/** The ids of a whole list, page by page. */
async function allOf(request: Request, between?: () => Promise<void>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await taken(provider.call(storeList, { ...request, ...(cursor && { cursor }) }));
    expect(page.items.length).toBeLessThanOrEqual(20);
    ids.push(...page.items.map(({ store_id }) => store_id));
    cursor = page.next_cursor ?? undefined;
    await between?.();
  } while (cursor !== undefined);
  return ids;
}

describe("a list of stores", () => {
  it("loses and doubles none of the stores that stay, while others come, go and change", async () => {
    const ids = Array.from({ length: 70 }, (_, index) => `s${String(index).padStart(2, "0")}`);
    for (const sort of [1, 2, 6] as const) {
      await clear();
      await provider.db
        .insert(stores)
        .values(
          ids.map((id, index) =>
            storeOf(id, { score: index % 7, latitude: 35.6 + (index % 9) / 50, longitude: 139.7 }),
          ),
        );
      let turn = 0;
      const found = await allOf({ sort, position: TOKYO }, async () => {
        turn += 1;
        await provider.db
          .insert(stores)
          .values(
            [0, 3, 6].map((score) =>
              storeOf(`s${turn}-${score}`, { score, latitude: 35.6 + score / 50, longitude: 139.7 }),
            ),
          );
      });
      expect(new Set(found).size).toBe(found.length);
      expect(found.filter((id) => ids.includes(id)).toSorted()).toEqual(ids);
    }
  });

  it("needs a position for whatever counts from one", async () => {
    const requests: Request[] = [{ sort: 2 }, { max_distance: 500 }, { delivery: [3] }];
    for (const request of requests)
      expect(await provider.call(storeList, request)).toMatchObject({
        code: Code.missingParameter,
        data: { fields: ["position"] },
      });
  });

  it("finds by one letter, an emoji, full-width digits and kana of either kind, and keeps hold of HTML", async () => {
    await provider.db
      .insert(stores)
      .values([
        storeOf("noodles", { name: words("🍜らーめん１００番") }),
        storeOf("html", { name: words("<b>B&B</b>") }),
      ]);
    await maintainStores(provider.db, NOON);
    for (const keyword of ["ラ", "🍜", "100", "１００番", "ーめ"])
      expect(await allOf({ keyword })).toEqual(["noodles"]);
    expect(await allOf({ keyword: "<b>b&" })).toEqual(["html"]);
    expect(await allOf({ keyword: "%" })).toEqual([]);
  });

  it("of stores of any way tells the minutes and hours of the one that is named, where they offer it", async () => {
    await provider.db
      .insert(stores)
      .values([
        storeOf("both", { order_types: [OrderType.takeAway, OrderType.delivery] }),
        storeOf("table", { order_types: [OrderType.dineIn] }),
      ]);
    const told = async (request: Request) =>
      new Map(
        (await taken(provider.call(storeList, request))).items.map(({ store_id, wait_minutes }) => [
          store_id,
          wait_minutes !== null,
        ]),
      );
    const none = new Map([
      ["both", false],
      ["table", false],
    ]);
    expect(await told({})).toEqual(none);
    expect(await told({ way: OrderType.takeAway })).toEqual(new Map(none).set("both", true));
    expect(await told({ way: OrderType.delivery, order_type: OrderType.takeAway })).toEqual(
      new Map([["both", true]]),
    );
  });

  it("finds two kana where they are a word, by names, dishes' names and readings, and not across words", async () => {
    await provider.db
      .insert(stores)
      .values([
        storeOf("sushi", { name: words("すし 松"), reading: "すしまつ" }),
        storeOf("zushi", { name: words("寿司の松"), reading: "まつのすし" }),
        storeOf("spice", { name: words("スパイス食堂"), reading: "すぱいすしょくどう" }),
        storeOf("chocolate", { name: words("アイスショコラ") }),
        storeOf("cutlet", { name: words("チキンカツカレーの店") }),
      ]);
    await maintainStores(provider.db, NOON);
    expect(await allOf({ keyword: "すし" })).toEqual(["sushi", "zushi"]);
    expect(await allOf({ keyword: "sushi" })).toEqual(["sushi", "zushi"]);
    expect(await allOf({ keyword: "カツ" })).toEqual(["cutlet"]);
  });

  it("names among one's favourites those that have left, and nobody else's", async () => {
    await provider.db
      .insert(stores)
      .values([
        storeOf("here"),
        storeOf("gone", { left_at: NOON }),
        storeOf("hidden", { is_listed: false }),
        storeOf("other"),
      ]);
    const { uid, session } = await newMember(provider);
    const kept = ["here", "gone", "hidden", "vanished"].map((store_id) => ({
      uid,
      store_id,
      created_at: NOON,
    }));
    await provider.db.insert(favourites).values(kept);
    const { items } = await taken(provider.call(storeList, { is_favourite: 1 }, { session }));
    expect(items.map(({ store_id, is_gone }) => [store_id, is_gone])).toEqual([
      ["gone", 1],
      ["here", 0],
      ["hidden", 0],
    ]);
    expect(await allOf({ is_favourite: 1 })).toEqual([]);
    const all = await taken(provider.call(storeList, {}, { session }));
    expect(all.items.map(({ store_id, is_favourite }) => [store_id, is_favourite])).toEqual([
      ["here", 1],
      ["other", 0],
    ]);
  });

  it("knows no distance to a store without a position, and names it last", async () => {
    await provider.db.insert(stores).values([
      storeOf("ships"),
      storeOf("offPremises", {
        latitude: -35,
        longitude: -40,
        order_types: [OrderType.delivery],
        max_distance: 9,
      }),
    ]);
    const { items } = await taken(
      provider.call(storeList, { sort: StoreSort.distance, position: { latitude: 1e-200, longitude: 0 } }),
    );
    expect(items.map(({ store_id, distance, is_in_range }) => [store_id, distance, is_in_range])).toEqual([
      ["offPremises", expect.any(Number), 0],
      ["ships", null, null],
    ]);
  });

  it("says of a closed store when it opens, of an open one when it closes, each by its own clock", async () => {
    const spans = [{ open: "18:00", close: "26:00", last_order: "25:30" }];
    const hours = { business_hours: [{ weekday: 6 as const, spans }] };
    await provider.db
      .insert(stores)
      .values([storeOf("late", hours), storeOf("west", { ...hours, time_zone: "America/Los_Angeles" })]);
    await maintainStores(provider.db, NOON);
    const told = async (request: Request = {}) =>
      (await taken(provider.call(storeList, request))).items.map(
        ({ store_id, time_zone, is_open, close_time, next_open_at }) =>
          [store_id, time_zone, is_open, close_time ?? next_open_at] as const,
      );
    const next = "2026-11-21T09:00:00.000Z";
    expect(await told()).toEqual([
      ["late", "Asia/Tokyo", 0, next],
      ["west", "America/Los_Angeles", 0, "2026-11-22T02:00:00.000Z"],
    ]);
    // Sunday in Japan, Saturday evening in California.
    provider.clock.set(new Date("2026-11-22T03:00:00Z"));
    expect(await told({ is_open: 1 })).toEqual([
      ["west", "America/Los_Angeles", 1, "2026-11-22T10:00:00.000Z"],
    ]);
    provider.clock.set(NOON);
  });
});

it("new stores come newest first, and are new for 90 days", async () => {
  const ago = (days: number) => ({ created_at: new Date(NOON.getTime() - days * 86_400_000) });
  await provider.db
    .insert(stores)
    .values([
      storeOf("old", ago(91)),
      storeOf("week", ago(7)),
      storeOf("day", ago(1)),
      storeOf("edge", ago(89)),
    ]);
  const { items } = await taken(provider.call(newStores, { position: TOKYO }));
  expect(items.map(({ store_id }) => store_id)).toEqual(["day", "week", "edge"]);
});

it("recommends what was reviewed well, the near ones first", async () => {
  const at = (latitude: number, score: number, rating = 4) => ({
    latitude,
    longitude: TOKYO.longitude,
    score,
    rating,
  });
  await provider.db
    .insert(stores)
    .values([
      storeOf("far", at(43, 9)),
      storeOf("near", at(35.69, 3)),
      storeOf("nearer", at(35.682, 2)),
      storeOf("poor", at(35.681, 9, 3)),
      storeOf("ships", { score: 1, rating: 5 }),
    ]);
  const { items } = await taken(provider.call(hotStoreList, { position: TOKYO }));
  expect(items.map(({ store_id }) => store_id)).toEqual(["near", "nearer", "far", "ships"]);

  // What takes no orders now comes after what does, and still before what is far.
  const paused_until = new Date(NOON.getTime() + 3_600_000);
  await provider.db.update(stores).set({ figures_at: NOON });
  await maintainStores(provider.db, NOON);
  await provider.db
    .update(stores)
    .set({ paused_until })
    .where(inArray(stores.id, ["near"]));
  for (const call of [hotStoreList, storeList]) {
    const { items: now } = await taken(provider.call(call, { position: TOKYO }));
    const wanted = ["nearer", "near", "far", "ships"];
    expect(now.map(({ store_id }) => store_id).filter((id) => wanted.includes(id))).toEqual(wanted);
  }
  await provider.db
    .update(stores)
    .set({ paused_until: null })
    .where(inArray(stores.id, ["near"]));

  const delivered = { max_distance: 2_000, order_types: [OrderType.delivery] };
  await provider.db
    .update(stores)
    .set(delivered)
    .where(inArray(stores.id, ["near", "far"]));
  const { items: brought } = await taken(
    provider.call(hotStoreList, { position: TOKYO, order_type: OrderType.delivery }),
  );
  expect(brought.map(({ store_id }) => store_id)).toEqual(["near"]);
});
