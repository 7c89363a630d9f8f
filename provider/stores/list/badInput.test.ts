import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestOf } from "#contract/call.ts";
import { alterMemberInfo } from "#contract/calls/member.ts";
import {
  hotStoreList,
  presellStoreList,
  specialStoreList,
  storeListCoupon,
} from "#contract/calls/specials.ts";
import { storeIndex } from "#contract/calls/store.ts";
import { newStores, storeList } from "#contract/calls/storeLists.ts";
import * as Code from "#contract/codes.ts";
import { favourites } from "#provider/db/tables/signIn.ts";
import { specials, specialStores } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { maintainStores } from "#provider/stores/maintenance/maintainStores.ts";
import { NOON, plantFixture, storeOf, words } from "#provider/testing/fixture.ts";
import { taken } from "#provider/testing/guest.ts";
import { newMember } from "#provider/testing/members.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider({ now: NOON });
  await provider.db
    .insert(stores)
    .values([
      storeOf("plain", { name: words("麺屋 100番") }),
      storeOf("odd", { name: words("50%_off\\ 'n' \"more\"") }),
      ...Array.from({ length: 40 }, (_, index) =>
        storeOf(`other-${index}`, { name: words("喫茶"), latitude: 35, longitude: 139 + index / 100 }),
      ),
    ]);
  await maintainStores(provider.db, NOON);
  const title = words("Street");
  await provider.db.insert(specials).values({
    id: "street",
    kind: "league",
    title,
    about: title,
    start_time: NOON,
    end_time: new Date(NOON.getTime() + 86_400_000),
  });
  await provider.db.insert(specialStores).values({ special_id: "street", store_id: "plain" });
});
afterAll(() => provider.close());

/** As it comes over the wire, whatever the contract says. */
const ask = (request: object) => provider.call(storeList, request as RequestOf<typeof storeList>);
const found = async (keyword: string) =>
  (await taken(ask({ keyword }))).items.map(({ store_id }) => store_id);

describe("words that are searched for", () => {
  it.each(["%", "_", "\\", "'n'", '"more', "50%_off\\"])(
    "take %s for itself, and for nothing else",
    async (keyword) => {
      expect(await found(keyword)).toEqual(["odd"]);
    },
  );

  it.each(["１００番", "１００", "麺", "麺屋　１００番", " 麺屋  100番 "])(
    "find the same store by %j",
    async (keyword) => {
      expect(await found(keyword)).toEqual(["plain"]);
    },
  );

  it.each([
    "🦄",
    "👨‍👩‍👧‍👦",
    "<script>alert(1)</script>",
    "'; drop table stores; --",
    "%%%",
    "%_%",
    "\\%",
    "\ud83c",
    "x".repeat(100),
    "あ い う え お か き く け こ さ し",
    "‮麺屋",
  ])("find nothing, and fail at nothing, by %j", async (keyword) => {
    expect(await found(keyword)).toEqual([]);
  });

  it("may be none, and not more than a hundred letters", async () => {
    for (const keyword of ["", "   ", "　"]) expect(await found(keyword)).toHaveLength(20);
    expect((await ask({ keyword: "麺\u0000屋" })).code).toBe(Code.malformedRequest);
    for (const keyword of ["x".repeat(101), "麺".repeat(500), 7, ["麺"], null])
      expect(await ask({ keyword })).toMatchObject({
        code: Code.missingParameter,
        data: { fields: ["keyword"] },
      });
  });
});

describe("a position", () => {
  it.each([
    ["at sea", 34, 145],
    ["at the North Pole", 90, 0],
    ["at the South Pole", -90, -180],
    ["on the 180th meridian", 0, 180],
  ])("%s has stores, however far", async (_, latitude, longitude) => {
    const position = { latitude, longitude };
    const { items } = await taken(ask({ position, sort: 2 }));
    expect(items).toHaveLength(20);
    expect(items.every(({ distance }) => distance !== null && distance > 400_000)).toBe(true);
    expect((await taken(ask({ position, max_distance: 100_000 }))).items).toEqual([]);
    for (const call of [hotStoreList, newStores, presellStoreList, storeListCoupon])
      await taken<unknown>(provider.call(call, { position }));
  });

  it.each([
    { latitude: 90.000_001, longitude: 0 },
    { latitude: 0, longitude: -180.1 },
    { latitude: 1e308, longitude: 0 },
    // NaN and the infinities have no JSON of their own.
    { latitude: Number.NaN, longitude: 139 },
    { latitude: 35, longitude: Number.POSITIVE_INFINITY },
    { latitude: "35", longitude: "139" },
    { latitude: 35 },
    [35, 139],
    "35,139",
  ])("%j is none", async (position) => {
    const { code, data } = await ask({ position });
    expect([code, JSON.stringify(data)]).toEqual([114, expect.stringContaining("position")]);
  });

  it("in bounds that hold nothing has nothing, the south above the north included", async () => {
    const bounds = { south: 36, north: 34, west: 138, east: 141 };
    expect((await taken(ask({ bounds }))).items).toEqual([]);
    expect((await ask({ bounds: { ...bounds, north: 91 } })).code).toBe(Code.missingParameter);
  });
});

describe("a page", () => {
  it("is of twenty, whatever number is asked for", async () => {
    for (const request of [{ limit: 1000 }, { page_size: 1 }, { page: 2 }])
      expect((await taken(ask(request))).items).toHaveLength(20);
  });

  it("goes on by its own list's cursor alone: none that was made up, altered, or of another list or sort", async () => {
    const { next_cursor } = await taken(ask({}));
    const own = next_cursor ?? "";
    expect((await taken(ask({ cursor: own }))).items).toHaveLength(20);
    const [text = "", signature = ""] = own.split(".");
    const other = Buffer.from(JSON.stringify(["store_list 1", 0, -99, ""])).toString("base64url");
    const bad = [
      "made up",
      `${text}.`,
      `.${signature}`,
      `${text}.${signature}x`,
      `${other}.${signature}`,
      ".",
    ];
    for (const cursor of bad)
      expect([cursor, (await ask({ cursor })).code]).toEqual([cursor, Code.missingParameter]);
    for (const cursor of ["", "x".repeat(257), 3])
      expect((await ask({ cursor })).code).toBe(Code.missingParameter);
    expect((await ask({ cursor: own, sort: 3 })).code).toBe(Code.missingParameter);
    for (const cursor of [own, "made up"]) {
      for (const call of [hotStoreList, newStores, presellStoreList, storeListCoupon])
        expect((await provider.call(call, { cursor })).code).toBe(Code.missingParameter);
      expect((await provider.call(specialStoreList, { special_id: "street", cursor })).code).toBe(
        Code.missingParameter,
      );
    }
  });
});

it("a favourite that has left is named as gone, can still be looked at, and can be taken out", async () => {
  const { session } = await newMember(provider);
  const mark = (store_id: string, is_favourite: 0 | 1) =>
    provider.call(alterMemberInfo, { favourite: { store_id, is_favourite } }, { session });
  const kept = async () =>
    (await taken(provider.call(storeList, { is_favourite: 1 }, { session }))).items.map(
      ({ store_id, is_gone, is_open, next_open_at }) => [store_id, is_gone, is_open, next_open_at],
    );
  await plantFixture(provider.db);
  await taken(mark("plain", 1));
  await taken(mark("odd", 1));
  await provider.db.update(stores).set({ left_at: NOON }).where(eq(stores.id, "odd"));
  expect(await kept()).toEqual([
    ["odd", 1, 0, null],
    ["plain", 0, 1, null],
  ]);
  expect((await provider.call(storeIndex, { store_id: "odd" })).code).toBe(Code.success);
  await taken(mark("odd", 0));
  expect(await kept()).toEqual([["plain", 0, 1, null]]);
  // One that there is no trace of is not in the list, and leaves without a word too.
  await provider.db.insert(favourites).values({ uid: session.uid, store_id: "erased", created_at: NOON });
  expect(await kept()).toHaveLength(1);
  expect((await taken(mark("erased", 0))).holdings.favourites).toBe(1);
  expect((await mark("erased", 1)).code).toBe(Code.storeMissing);
});
