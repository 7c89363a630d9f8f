import { describe, expect, it } from "vitest";
import type { WireLanguage } from "#contract/scalars.ts";
import { readQuery } from "#domain/search/searchQuery.ts";
import { words } from "#provider/testing/fixture.ts";
import { dictionary } from "./foodWords.ts";
import { saidOfNames } from "./saidOfNames.ts";

const gyoza = {
  name: {
    ja: "焼き餃子（6個）",
    zh: "煎饺（6个）",
    en: "Pan-fried Gyoza (6)",
    tw: "煎餃（6個）",
    ko: "군만두(6개)",
  },
  reading: "やきぎょうざ",
};
const ramen = {
  name: { ja: "醤油らーめん", zh: "酱油拉面", en: "Soy Sauce Ramen", tw: "醬油拉麵", ko: "쇼유 라멘" },
  reading: "しょうゆらーめん",
};
const tantan = {
  name: { ja: "濃厚担々麺", zh: "浓厚担担面", en: "Rich Tantanmen", tw: "濃厚擔擔麵", ko: "진한 탄탄멘" },
  reading: "のうこうたんたんめん",
};

const tea = {
  name: {
    ja: "三種のお茶 飲み比べ",
    zh: "三种茶品鉴",
    en: "Three Teas to Compare",
    tw: "三款茶品飲",
    ko: "차 세 종류",
  },
  reading: "さんしゅのおちゃ のみくらべ",
};

/** In languages to come they are called as in Japanese. */
const dishes = [gyoza, ramen, tantan, tea].map((dish) => ({
  ...dish,
  name: { ...words(dish.name.ja), ...dish.name },
}));

const said = (keyword: string, language: WireLanguage, isNear = false) =>
  saidOfNames(dishes, { query: readQuery(keyword, dictionary), isNear }, language);

describe("the part of a name that was meant is marked", () => {
  it.each<readonly [string, WireLanguage, readonly string[]]>([
    ["餃子", "ja", ["餃子"]],
    ["ぎょうざ", "ja", ["餃子"]],
    ["ｷﾞｮｰｻﾞ", "ja", ["餃子"]],
    ["gyoza", "ja", ["餃子"]],
    ["gyo", "en", ["Gyo"]],
    ["ラーメン", "ja", ["らーめん"]],
    ["shouyu", "ja", ["醤油"]],
    ["たんたん", "ja", ["濃厚担々麺"]],
    ["拉面", "tw", ["拉麵"]],
    ["만두", "ko", ["만두"]],
    ["ㅁㄷ", "ko", ["만두"]],
    ["ㄹㅁ", "ko", ["라멘"]],
    ["ㅅㅇㄹㅁ", "ko", ["쇼유 라멘"]],
    ["ㅇㄹ", "ko", []],
    ["おちゃ", "ja", ["お茶"]],
    ["soy ramen", "en", ["Soy", "Ramen"]],
    ["🍜", "ja", []],
  ])("%s in %s", (keyword, language, marks) => {
    expect(said(keyword, language)).toEqual({ marks });
  });
});

describe("what was mistyped says what was probably meant", () => {
  it.each<readonly [string, WireLanguage, string | undefined]>([
    ["らーめそ", "ja", "らーめん"],
    ["ぎょうさ", "ja", "餃子"],
    ["ramne", "en", "Ramen"],
    ["soy ramne", "en", "Soy Ramen"],
    ["tantanmne", "en", "Tantanmen"],
    ["만드", "ko", "만두"],
    ["ramne", "ja", "Ramen"],
    ["xyz", "en", undefined],
  ])("%s in %s", (keyword, language, meant) => {
    expect(said(keyword, language, true).meant).toBe(meant);
  });
});
