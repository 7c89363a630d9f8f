import { describe, expect, it } from "vitest";
import { partHolding } from "./nameParts.ts";
import { matchOf, similarTo } from "./rank.ts";
import { goodsIndex, storeIndex } from "./searchIndex.ts";
import { readQuery } from "./searchQuery.ts";

const unify = (text: string) => text;
const dictionary = { unify, allergens: new Map() };
const query = (keyword: string) => readQuery(keyword, dictionary);
const goodsOf = (name: string, reading = "") =>
  goodsIndex(
    {
      names: [name],
      reading,
      tags: [],
      options: [],
      contained: [],
      stated: [],
      brought: [],
      without: [],
      descriptions: [],
    },
    unify,
  );
const finds = (keyword: string, name: string, reading?: string) =>
  matchOf(goodsOf(name, reading), query(keyword)) !== null;

describe("one or two kana", () => {
  it.each([
    ["すし", "スパイス食堂", "すぱいすしょくどう"],
    ["sushi", "スパイス食堂", "すぱいすしょくどう"],
    ["すし", "アイスショコラ", ""],
    ["いか", "ラーメン大会", "らーめんたいかい"],
    ["かに", "焼肉ランチ", "やかにくらんち"],
  ])("%s is not found where it only stands across words or within a sound: %s", (keyword, name, reading) => {
    expect(finds(keyword, name, reading)).toBe(false);
    expect(similarTo(goodsOf(name, reading), query(keyword))).toBeNull();
  });

  it.each([
    ["すし", "寿司盛り合わせ", "すしもりあわせ"],
    ["すし", "いなり寿司", "いなりずし すし"],
    ["カツ", "トンカツ", ""],
    ["かつ", "チキンカツカレー", ""],
    ["katsu", "牛カツ定食", "ぎゅうかつていしょく"],
    ["なす", "焼き茄子", "やきなす"],
    ["パン", "メロンパンアイス", ""],
    ["し", "しょうゆラーメン", ""],
    ["ぎょ", "餃子", "ぎょうざ"],
    ["茶", "玄米茶", "げんまいちゃ"],
  ])("%s is found at the beginning, at the end, and where it is written so: %s", (keyword, name, reading) => {
    expect(finds(keyword, name, reading)).toBe(true);
  });

  it("are looked for in a store's dishes alike: what they are read is no writing", () => {
    const store = { names: ["食堂"], reading: "", kind: [] };
    const found = (keyword: string, name: string, reading = "") =>
      matchOf(storeIndex(store, [goodsOf(name, reading)], unify), query(keyword)) !== null;
    expect(found("すし", "スパイス食堂風", "すぱいすしょくどうふう")).toBe(false);
    expect(found("カツ", "チキンカツカレー", "ちきんかつかれー")).toBe(true);
    expect(found("なす", "焼き茄子", "やきなす")).toBe(true);
  });

  it("are marked in a name as a word of their own, or not at all", () => {
    const part = (keyword: string, text: string, reading: string) => {
      const [word] = query(keyword).words;
      return word && partHolding({ text, reading }, word, unify);
    };
    expect(part("すし", "スパイス食堂", "すぱいすしょくどう")).toBeNull();
    expect(part("かつ", "チキンカツカレー", "")).toBe("カツ");
    expect(part("すし", "寿司ランチ", "すしらんち")).toBe("寿司");
  });
});

it("what is longer is found within others, and by its sound", () => {
  expect(finds("くどう", "スパイス食堂", "すぱいすしょくどう")).toBe(true);
  expect(finds("らめん", "醤油らーめん", "しょうゆらーめん")).toBe(true);
});
