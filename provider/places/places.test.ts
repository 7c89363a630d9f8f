import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getAddress, searchAddress, searchPostCode } from "#contract/calls/places.ts";
import * as Code from "#contract/codes.ts";
import { geocodes } from "#provider/db/tables/addresses.ts";
import { tidy } from "#provider/operations/tidy.ts";
import { fakeGeocoder } from "#provider/testing/fakeGateways.ts";
import { taken } from "#provider/testing/guest.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";

const tower = {
  name: "東京タワー",
  address: "東京都港区芝公園4-2-8",
  postal_code: "1050011",
  prefecture: "東京都",
  city: "港区",
  town: "芝公園",
  latitude: 35.6586,
  longitude: 139.7454,
};
const position = { latitude: 35.6586, longitude: 139.7454 };
const geocoder = fakeGeocoder(tower);
let provider: TestProvider;
let embedded: TestProvider;
beforeAll(async () => {
  provider = await testProvider({ geocoder: geocoder.gateway });
  embedded = await testProvider();
});
afterAll(() => Promise.all([provider.close(), embedded.close()]));
beforeEach(async () => {
  geocoder.asked.length = 0;
  Object.assign(geocoder.state, { isOutOfReach: false, isEmpty: false });
  await provider.db.delete(geocodes);
});

describe("a postal code", () => {
  it("answers its areas, and nothing where there is no such code", async () => {
    const areasOf = async (postal_code: string) =>
      (await taken(provider.call(searchPostCode, { postal_code }))).areas;
    const areas = await areasOf("１００－０００１");
    for (const postal_code of ["1000001", "100-0001", "１０００００１", "〒100-0001", " 100ー0001 "])
      expect(await areasOf(postal_code)).toEqual(areas);
    expect(areas).toEqual([
      {
        postal_code: "1000001",
        prefecture: "東京都",
        city: "千代田区",
        town: "千代田",
        prefecture_kana: "トウキョウト",
        city_kana: "チヨダク",
        town_kana: "",
      },
    ]);
    expect(await taken(provider.call(searchPostCode, { postal_code: "9999999" }))).toEqual({ areas: [] });
    for (const postal_code of [
      "",
      "10",
      "abc-defg",
      "10-00001",
      "100--0001",
      "10000011",
      "1".repeat(500),
      "%%%-____",
      "<b>100-0001",
      "🍙",
    ]) {
      expect((await provider.call(searchPostCode, { postal_code })).code).toBe(Code.missingParameter);
    }
  });
});

describe("a place that is searched for", () => {
  it("is asked for once, whoever asks, and again after thirty days", async () => {
    const ask = (keyword: string) => taken(provider.call(searchAddress, { keyword }));
    const [one, other] = [await ask("Tokyo Tower"), await ask("tokyo tower")];
    expect(one.places).toEqual([expect.objectContaining({ name: "東京タワー", position })]);
    expect(other).toEqual(one);
    await ask("TOKYO　TOWER");
    expect(geocoder.asked).toHaveLength(1);
    await taken(provider.call(searchAddress, { keyword: "tokyo tower" }, { language: "en" }));
    expect(geocoder.asked).toHaveLength(2);
    provider.clock.advance(29 * 86_400_000);
    await ask("tokyo tower");
    expect(geocoder.asked).toHaveLength(2);
    provider.clock.advance(86_400_000);
    await ask("tokyo tower");
    expect(geocoder.asked).toHaveLength(3);
    await tidy(provider.parts);
    expect(await provider.db.$count(geocodes)).toBe(1);
  });

  it("says when the geocoder does not answer in 30 seconds, keeps nothing of it, and asks again", async () => {
    geocoder.state.isOutOfReach = true;
    geocoder.given.length = 0;
    expect((await provider.call(searchAddress, { keyword: "somewhere" })).code).toBe(Code.serviceUnavailable);
    expect((await provider.call(getAddress, { position })).code).toBe(Code.serviceUnavailable);
    expect(geocoder.given).toEqual([30_000, 30_000]);
    expect(await provider.db.$count(geocodes)).toBe(0);
    geocoder.state.isOutOfReach = false;
    expect((await provider.call(searchAddress, { keyword: "somewhere" })).code).toBe(Code.success);
  });

  it("is not asked for without a letter or a digit in its name", async () => {
    for (const keyword of ["🍜", "<>", "・・・", "%"]) {
      expect(await taken(provider.call(searchAddress, { keyword }))).toEqual({ places: [] });
    }
    expect(geocoder.asked).toEqual([]);
    for (const keyword of ["", "   ", "x".repeat(500)]) {
      expect((await provider.call(searchAddress, { keyword })).code).toBe(Code.missingParameter);
    }
  });

  it("comes the nearest first, by the provider's own data too", async () => {
    const near = { latitude: 43.06, longitude: 141.35 };
    const { places } = await taken(embedded.call(searchAddress, { keyword: "中央区", position: near }));
    expect(places).toHaveLength(10);
    expect(places[0]?.city).toBe("札幌市中央区");
    const { places: named } = await taken(
      embedded.call(searchAddress, { keyword: "しんじゅく" }, { language: "ko" }),
    );
    expect(named[0]).toMatchObject({ name: "신주쿠역", prefecture: "도쿄도" });
  });
});

describe("a position", () => {
  it("has an address, which is asked for once within ten metres", async () => {
    const { place } = await taken(provider.call(getAddress, { position }));
    expect(place).toMatchObject({ city: "港区", position });
    await taken(provider.call(getAddress, { position: { latitude: 35.658_61, longitude: 139.745_39 } }));
    expect(geocoder.asked).toHaveLength(1);
  });

  it("has none at sea and at the poles, and is none beyond them", async () => {
    for (const [latitude, longitude] of [
      [34, 145],
      [90, 0],
      [-90, 180],
    ] as const) {
      const answer = await taken(embedded.call(getAddress, { position: { latitude, longitude } }));
      expect(answer).toEqual({ place: null, regions: [] });
    }
    geocoder.state.isEmpty = true;
    expect((await taken(provider.call(getAddress, { position }))).place).toBeNull();
    for (const beyond of [
      { latitude: 91, longitude: 181 },
      { latitude: Number.NaN, longitude: 139 },
      { latitude: 35, longitude: Number.NEGATIVE_INFINITY },
    ])
      expect((await provider.call(getAddress, { position: beyond })).code).toBe(Code.missingParameter);
  });
});

describe("regions to choose from", () => {
  it("are the prefectures, in five languages, and their cities", async () => {
    for (const [language, name] of [
      ["ja", "東京都"],
      ["zh", "东京都"],
      ["en", "Tokyo"],
      ["tw", "東京都"],
      ["ko", "도쿄도"],
    ] as const) {
      const { regions } = await taken(embedded.call(getAddress, {}, { language }));
      expect(regions).toHaveLength(47);
      expect(regions[12]).toMatchObject({ region_id: "13", name, has_regions: 1 });
    }
    const { regions } = await taken(embedded.call(getAddress, { region_id: "13" }));
    expect(regions.map(({ name }) => name)).toContain("台東区");
    expect(regions.every(({ has_regions }) => has_regions === 0)).toBe(true);
    expect((await taken(embedded.call(getAddress, { region_id: "13106" }))).regions).toEqual([]);
    for (const region_id of ["99", "1", "tokyo", "131"]) {
      expect((await embedded.call(getAddress, { region_id })).code).toBe(Code.noData);
    }
  });
});
