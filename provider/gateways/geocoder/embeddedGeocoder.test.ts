import { describe, expect, it } from "vitest";
import { distanceBetween } from "#domain/delivery/distance.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { landmarks } from "#provider/places/gazetteer/landmarks.ts";
import { municipalities, prefectureName } from "#provider/places/municipalities.ts";
import { prefectures } from "#provider/places/prefectures.ts";
import { readAddress } from "#provider/places/readAddress.ts";
import { embeddedGeocoder } from "./embeddedGeocoder.ts";

async function find(keyword: string, language: WireLanguage = "ja") {
  const found = await embeddedGeocoder.find(keyword, { language, timeLimit: 1 });
  return found === "unreachable" ? [] : found;
}

async function at(latitude: number, longitude: number, language: WireLanguage = "ja") {
  const found = await embeddedGeocoder.at({ latitude, longitude }, { language, timeLimit: 1 });
  return found === "unreachable" ? null : found;
}

const first = async (keyword: string, language?: WireLanguage) => (await find(keyword, language))[0];

describe("a place that is searched for", () => {
  it.each(["渋谷", "渋谷駅", "しぶや", "シブヤ", "shibuya", "Shibuya Station", "涩谷", "澀谷站", "시부야역"])(
    "is found as %s",
    async (keyword) => {
      expect(await first(keyword)).toMatchObject({ name: "渋谷駅", prefecture: "東京都", city: "渋谷区" });
    },
  );

  it("may be spelled with long vowels and without", async () => {
    for (const keyword of ["Kōenji", "Kouenji", "koenji"]) {
      expect((await first(keyword))?.name).toBe("高円寺駅");
    }
  });

  it("is named in the language asked for", async () => {
    const names = await Promise.all(
      (["ja", "zh", "en", "tw", "ko"] as const).map(async (language) => {
        const place = await first("梅田", language);
        return `${place?.name} ${place?.prefecture} ${place?.city}`;
      }),
    );
    expect(names).toEqual([
      "梅田駅 大阪府 大阪市北区",
      "梅田站 大阪府 大阪市北区",
      "Umeda Station Osaka Kita-ku, Osaka-shi",
      "梅田車站 大阪府 大阪市北区",
      "우메다역 오사카부 Kita-ku, Osaka-shi",
    ]);
  });

  it("may be a whole address, of which the town and its postal code are told", async () => {
    const taito = { prefecture: "東京都", city: "台東区", town: "上野", postal_code: "1100005" };
    for (const keyword of ["東京都台東区上野1-2-3", "台東区上野１丁目", "〒110-0005", "１１０ー０００５"]) {
      expect(await first(keyword)).toMatchObject(taito);
    }
    expect(await first("1-2-3 Ueno, Taito-ku, Tokyo")).toMatchObject({ city: "台東区" });
  });

  it("may be several of one name, at most ten", async () => {
    const central = await find("中央区");
    expect(central).toHaveLength(10);
    expect(new Set(central.map(({ address }) => address)).size).toBe(10);
    expect((await find("府中市")).map(({ prefecture }) => prefecture).toSorted()).toEqual([
      "広島県",
      "東京都",
    ]);
  });

  it("of one letter is found by its whole name alone", async () => {
    expect((await first("津"))?.city).toBe("津市");
    expect(await find("a")).toEqual([]);
  });

  it.each([
    "🍜",
    "<b></b>",
    "<script>alert(1)</script>",
    "%_%",
    "\\",
    "…",
    "x".repeat(500),
    "京".repeat(500),
  ])("is none by %j", async (keyword) => {
    expect(await find(keyword)).toEqual([]);
  });

  it("may be nearly any municipality of Japan, by its whole name", () => {
    const known = [...municipalities.values()].filter(({ latitude }) => latitude !== null);
    expect(municipalities.size).toBe(1_892);
    expect(known.length).toBeGreaterThan(1_850);
    const missed = known.filter(({ code, name }) => {
      const read = readAddress(prefectureName(code, "ja") + name);
      return read.length !== 1 || read[0]?.municipality.code !== code;
    });
    expect(missed.map(({ name }) => name)).toEqual([]);
  }, 60_000);

  it("may be a prefecture alone", async () => {
    for (const { name } of prefectures) {
      for (const keyword of [name.ja, name.ko]) expect((await first(keyword))?.prefecture).toBe(name.ja);
    }
  }, 60_000);
});

describe("a position", () => {
  it("is told with its city, and with the place where one stands", async () => {
    expect(await at(35.6581, 139.7017)).toMatchObject({
      name: "渋谷駅",
      prefecture: "東京都",
      city: "渋谷区",
    });
    expect(await at(34.6937, 135.5023, "en")).toMatchObject({ prefecture: "Osaka" });
    expect(await at(43.0621, 141.3544, "ko")).toMatchObject({ prefecture: "홋카이도" });
  });

  it("in a city whose wards are not known is told by the city", async () => {
    expect(await at(35.4437, 139.638)).toMatchObject({ prefecture: "神奈川県", city: "横浜市" });
  });

  it.each([
    ["in the open sea", 34, 145],
    ["in the bay of Sagami", 35.1, 139.35],
    ["in the bay of Tokyo", 35.5, 139.9],
    ["at the north pole", 90, 0],
    ["at the south pole", -90, 180],
    ["in Busan", 35.18, 129.07],
    ["in Taipei", 25.03, 121.56],
    ["nowhere", 0, 0],
    ["on the date line", 35, -180],
  ])("%s has no address", async (_, latitude, longitude) => {
    expect(await at(latitude, longitude)).toBeNull();
  });

  it("of every well-known place is on land, and in its own prefecture", async () => {
    for (const { latitude, longitude, code, names } of landmarks) {
      const place = await at(latitude, longitude);
      expect([names.ja, place?.prefecture, place?.city]).toEqual([
        names.ja,
        prefectureName(code, "ja"),
        municipalities.get(code)?.name,
      ]);
    }
  });

  it("of a well-known place is within a few kilometres of its city", () => {
    for (const { code, names, ...position } of landmarks) {
      const { latitude, longitude } = municipalities.get(code) ?? {};
      if (latitude == null || longitude == null) throw new Error(`${names.ja} is nowhere`);
      expect(distanceBetween(position, { latitude, longitude })).toBeLessThan(6_000);
    }
  });
});
