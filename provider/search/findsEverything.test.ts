import { describe, expect, it } from "vitest";
import type { Allergen } from "#contract/allergens.ts";
import { OptionNeed } from "#contract/enumerations.ts";
import type { GoodsTag } from "#contract/goods.ts";
import { matchOf, similarTo } from "#domain/search/rank.ts";
import { partedQuery, readQuery } from "#domain/search/searchQuery.ts";
import { words } from "#provider/testing/fixture.ts";
import { dictionary } from "./foodWords.ts";
import { searchColumns } from "./goodsSearch.ts";

type Names = readonly [ja: string, zh: string, en: string, tw: string, ko: string];

interface Dish {
  readonly names: Names;
  readonly reading?: string;
  readonly about?: string;
  readonly category?: string;
  readonly options?: readonly (readonly [name: string, reading?: string])[];
  readonly tags?: GoodsTag[];
  readonly contains?: Allergen[];
  readonly without?: Allergen[];
}

const localized = ([ja, zh, en, tw, ko]: Names) => ({ ...words(ja), ja, zh, en, tw, ko });

const dishes: Readonly<Record<string, Dish>> = {
  gyoza: {
    names: ["焼き餃子（6個）", "煎饺（6个）", "Pan-fried Gyoza (6)", "煎餃（6個）", "군만두(6개)"],
    reading: "やきぎょうざ",
    contains: ["wheat", "pork"],
    without: ["shrimp"],
  },
  shoyu: {
    names: ["醤油らーめん", "酱油拉面", "Soy Sauce Ramen", "醬油拉麵", "쇼유 라멘"],
    reading: "しょうゆらーめん",
    about: "鶏がらと煮干しのスープ。",
    options: [["味玉", "あじたま"], ["バリカタ"]],
    contains: ["wheat", "egg"],
    tags: ["popular"],
  },
  tantan: {
    names: ["濃厚担々麺", "浓厚担担面", "Rich Tantanmen", "濃厚擔擔麵", "진한 탄탄멘"],
    reading: "のうこうたんたんめん",
    tags: ["spicy", "limited"],
    contains: ["wheat", "sesame", "shrimp"],
    without: ["egg"],
  },
  salad: {
    names: ["彩り野菜サラダ", "时蔬沙拉", "Garden Salad", "時蔬沙拉", "채소 샐러드"],
    reading: "いろどりやさいさらだ",
    tags: ["vegetarian"],
    without: ["egg", "milk"],
  },
  chashu: {
    names: ["炙りチャーシュー丼", "炙烤叉烧饭", "Seared Chashu Rice", "炙烤叉燒飯", "차슈 덮밥"],
    reading: "あぶりちゃーしゅーどん",
  },
  menchi: {
    names: ["チャーシュー風 大豆ミート", "叉烧风味素肉", "Soy “Chashu”", "叉燒風味素肉", "콩 차슈"],
    reading: "ちゃーしゅーふう だいずみーと",
    without: ["pork"],
  },
  steak: { names: ["ステーキ", "牛排", "Beef Steak", "牛排", "비프 스테이크"], contains: ["beef"] },
  tea: {
    names: ["烏龍茶", "乌龙茶", "Oolong Tea", "烏龍茶", "우롱차"],
    reading: "うーろんちゃ",
    category: "ドリンク",
  },
  beer: { names: ["ノンアルコールビール", "无酒精啤酒", "Alcohol-free Beer", "無酒精啤酒", "무알코올 맥주"] },
};

const indexes = Object.entries(dishes).map(([id, dish]) => {
  const { names, about = "", category = "料理", contains = [], options = [], reading = "", tags = [] } = dish;
  const row = {
    name: localized(names),
    reading,
    description: words(about),
    option_groups: [
      {
        group_id: "g",
        name: words(""),
        is_require: OptionNeed.optional,
        is_multiple: 1 as const,
        max_count: 2,
        options: options.map(([name, read = ""]) => ({
          option_id: name,
          name: localized([name, name, name, name, name]),
          reading: read,
          price: 0,
          is_sold_out: 0 as const,
        })),
      },
    ],
    tags,
    allergens: contains,
    allergens_without: dish.without ?? [],
  };
  const index = searchColumns(row, {
    name: localized([category, category, category, category, category]),
    reading: "",
  }).search_text;
  return { id, index };
});

/** The dishes that hold all that was typed, the best first. */
const found = (keyword: string, read = readQuery) =>
  indexes
    .flatMap(({ id, index }) => {
      const match = matchOf(index, read(keyword, dictionary));
      return match === null ? [] : [{ id, rank: match.rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ id }) => id);

const near = (keyword: string) =>
  indexes
    .filter(({ index }) => similarTo(index, readQuery(keyword, dictionary)) !== null)
    .map(({ id }) => id);

describe("a dish is found by its reading", () => {
  it.each([
    "ぎょうざ",
    "ギョーザ",
    "ｷﾞｮｰｻﾞ",
    "ギョウザ",
    "ぎょーざ",
    "ギヨーザ",
    "ぎょざ",
    "餃子",
    "饺子",
    "gyoza",
    "Gyoza",
    "GYOUZA",
    "gyōza",
    "gyôza",
    "gyouz",
    "ｇｙｏｚａ",
    "yaki gyoza",
    "yakigyoza",
    "煎饺",
    "煎餃",
    "만두",
    "ㅁㄷ",
    "ㄱㅁㄷ",
    "만ㄷ",
    "군마",
  ])("%s", (keyword) => {
    expect(found(keyword)).toEqual(["gyoza"]);
  });

  it.each([
    "ラーメン",
    "らーめん",
    "ﾗｰﾒﾝ",
    "らめん",
    "ramen",
    "RAMEN",
    "raamen",
    "拉面",
    "拉麵",
    "拉麺",
    "라멘",
    "ㄹㅁ",
  ])("%s", (keyword) => {
    expect(found(keyword)).toEqual(["shoyu"]);
  });

  it.each(["しょうゆ", "shouyu", "syouyu", "ショーユ", "醤油", "醬油", "酱油", "쇼유"])("%s", (keyword) => {
    expect(found(keyword)).toEqual(["shoyu"]);
  });

  it.each(["たんたんめん", "tantanmen", "タンタンメン", "tantamme", "擔擔麵", "担担面"])("%s", (keyword) => {
    expect(found(keyword)).toEqual(["tantan"]);
  });

  it.each(["うーろんちゃ", "uuroncha", "ūroncha", "乌龙茶", "烏龍", "tea", "우롱"])("%s", (keyword) => {
    expect(found(keyword)).toEqual(["tea"]);
  });
});

describe("a dish is found by what it is", () => {
  it.each([
    ["ベジタリアン", ["salad"]],
    ["ベジ", ["salad"]],
    ["vegetarian", ["salad"]],
    ["素食", ["salad"]],
    ["채식", ["salad"]],
    ["辛い", ["tantan"]],
    ["spicy", ["tantan"]],
    ["辣", ["tantan"]],
    ["数量限定", ["tantan"]],
    ["人気", ["shoyu"]],
    ["ドリンク", ["tea"]],
  ])("its tag or category %s", (keyword, ids) => {
    expect(found(keyword)).toEqual(ids);
  });

  it.each([
    ["えび", ["tantan"]],
    ["海老", ["tantan"]],
    ["ebi", ["tantan"]],
    ["prawn", ["tantan"]],
    ["虾", ["tantan"]],
    ["새우", ["tantan"]],
    ["煮干し", ["shoyu"]],
  ])("what is in it: %s", (keyword, ids) => {
    expect(found(keyword)).toEqual(ids);
  });

  it.each([
    ["豚肉", ["gyoza", "chashu"]],
    ["pork", ["gyoza", "chashu"]],
    ["돼지고기", ["gyoza", "chashu"]],
    ["ぶたにく", ["gyoza", "chashu"]],
    ["鶏肉", ["shoyu"]],
  ])("what its words state to be in it, after what its store states: %s", (keyword, ids) => {
    expect(found(keyword)).toEqual(ids);
  });

  it.each([
    ["味玉", ["shoyu"]],
    ["あじたま", ["shoyu"]],
    ["ajitama", ["shoyu"]],
    ["バリカタ", ["shoyu"]],
  ])("its option %s", (keyword, ids) => {
    expect(found(keyword)).toEqual(ids);
  });

  it.each([
    "卵なし",
    "たまご不使用",
    "卵抜き",
    "egg-free",
    "egg free",
    "no eggs",
    "without egg",
    "不含鸡蛋",
    "無蛋",
    "계란 없는",
  ])("what was checked not to be in it, and never what is not stated: %s", (keyword) => {
    expect(found(keyword)).toEqual(["tantan", "salad"]);
  });

  it("what is called free of it, and by both", () => {
    expect(found("alcohol-free")).toEqual(["beer"]);
    expect(found("無酒精")).toEqual(["beer"]);
    expect(found("辛い 卵なし")).toEqual(["tantan"]);
    expect(found("gluten-free")).toEqual([]);
  });
});

describe("words", () => {
  it("must all be found, wherever they stand and in whatever language", () => {
    expect(found("ramen 味玉")).toEqual(["shoyu"]);
    expect(found("ramen えび")).toEqual([]);
    expect(found("拉麵 egg")).toEqual(["shoyu"]);
  });

  it("that were typed in one are parted where the script changes", () => {
    expect(found("辛いタンタン")).toEqual([]);
    expect(found("辛いタンタン", partedQuery)).toEqual(["tantan"]);
  });

  it("of Korean initials do not run from one word into the next, but where they begin the whole name", () => {
    expect(found("ㅅㅇㄹㅁ")).toEqual(["shoyu"]);
    expect(found("ㅇㄹ")).toEqual(["tea"]);
  });

  it("keep a long vowel, whichever kana it is in", () => {
    const parts = (keyword: string) => partedQuery(keyword, dictionary).words.map(({ word }) => word);
    expect(parts("らーめそ")).toEqual(["らーめそ"]);
    expect(parts("辛いラーメン")).toEqual(["辛い", "らーめん"]);
  });

  it("that are short stand at the beginning of others alone", () => {
    expect(found("tea")).not.toContain("steak");
  });

  it.each([
    ["ramne", "shoyu"],
    ["ramenn", "shoyu"],
    ["tantenmen", "tantan"],
    ["らーめそ", "shoyu"],
    ["oolnog", "tea"],
    ["만드", "gyoza"],
  ])("with a small error come near: %s", (keyword, id) => {
    expect(near(keyword)).toContain(id);
  });

  it.each(["xyz", "raxxx", "寿司", "pizza", "🍜"])("that are something else do not: %s", (keyword) => {
    expect([...found(keyword), ...near(keyword)]).toEqual([]);
  });
});
