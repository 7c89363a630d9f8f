import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listenOn } from "#provider/gateways/testing/listenOn.ts";
import { createLog } from "#provider/operations/log.ts";
import { googleGeocoder } from "./googleGeocoder.ts";

const part = (long_name: string, ...types: string[]) => ({ long_name, short_name: long_name, types });
const japan = { ...part("日本", "country", "political"), short_name: "JP" };
const shibuya = {
  types: ["establishment", "point_of_interest", "train_station"],
  formatted_address: "日本、〒150-0043 東京都渋谷区道玄坂２丁目１",
  address_components: [
    part("渋谷駅", "establishment", "point_of_interest"),
    part("２丁目", "political", "sublocality", "sublocality_level_3"),
    part("道玄坂", "political", "sublocality", "sublocality_level_2"),
    part("渋谷区", "locality", "political"),
    part("東京都", "administrative_area_level_1", "political"),
    japan,
    part("150-0043", "postal_code"),
  ],
  geometry: { location: { lat: 35.658, lng: 139.7016 } },
};
const atSea = {
  types: ["plus_code"],
  formatted_address: "8Q4C0000+",
  address_components: [part("8Q4C0000+", "plus_code")],
  geometry: { location: { lat: 34, lng: 145 } },
};

const heard: URLSearchParams[] = [];
let answer: unknown = {};
const routes = new Hono();
routes.get("/maps/api/geocode/json", async (context) => {
  heard.push(new URL(context.req.url).searchParams);
  if (answer === "silence") return new Promise<Response>(() => {});
  return typeof answer === "number" ? context.json({}, 503) : context.json(answer);
});

let server: Awaited<ReturnType<typeof listenOn>>;
beforeAll(async () => {
  server = await listenOn(routes);
});
afterAll(() => server.close());
beforeEach(() => {
  heard.length = 0;
});

const google = () =>
  googleGeocoder({ api: server.origin, key: "a-secret-key", send: fetch, log: createLog("silent") });
const asking = { language: "ja", timeLimit: 300 } as const;
const here = { latitude: 35.6581, longitude: 139.7017 };

describe("Google's geocoder", () => {
  it("is asked for Japan, in its own names of the languages", async () => {
    answer = { status: "OK", results: [shibuya] };
    for (const language of ["ja", "zh", "en", "tw", "ko"] as const) {
      await google().find("渋谷駅", { ...asking, language });
    }
    await google().at(here, asking);
    expect(heard.map((query) => query.get("language"))).toEqual(["ja", "zh-CN", "en", "zh-TW", "ko", "ja"]);
    expect(Object.fromEntries(heard[0] ?? [])).toEqual({
      address: "渋谷駅",
      components: "country:JP",
      region: "jp",
      language: "ja",
      key: "a-secret-key",
    });
    expect(heard[5]?.get("latlng")).toBe("35.6581,139.7017");
  });

  it("is read into prefecture, city, town and postal code", async () => {
    answer = { status: "OK", results: [shibuya] };
    const place = {
      name: "渋谷駅",
      address: "東京都渋谷区道玄坂２丁目１",
      postal_code: "1500043",
      prefecture: "東京都",
      city: "渋谷区",
      town: "道玄坂２丁目",
    };
    expect(await google().find("渋谷駅", asking)).toEqual([
      { ...place, latitude: 35.658, longitude: 139.7016 },
    ]);
    expect(await google().at(here, asking)).toEqual({ ...place, ...here });
  });

  it("knows no address at sea and abroad", async () => {
    const abroad = {
      ...shibuya,
      address_components: [...shibuya.address_components.slice(0, 5), part("KR", "country")],
    };
    answer = { status: "OK", results: [atSea, abroad, { broken: true }] };
    expect(await google().at({ latitude: 34, longitude: 145 }, asking)).toBeNull();
    answer = { status: "ZERO_RESULTS", results: [] };
    expect(await google().at({ latitude: 90, longitude: 0 }, asking)).toBeNull();
    expect(await google().find("nowhere", asking)).toEqual([]);
  });

  it.each([
    ["does not answer in time", "silence"],
    ["fails", 503],
    ["refuses the key", { status: "REQUEST_DENIED" }],
    ["has answered too often", { status: "OVER_QUERY_LIMIT" }],
    ["answers something else", ["no object"]],
  ])("that %s is out of reach", async (_, said) => {
    answer = said;
    expect(await google().find("渋谷", asking)).toBe("unreachable");
    expect(await google().at(here, asking)).toBe("unreachable");
  });
});
