import { readFileSync } from "node:fs";
import { type Allergen, ALLERGENS } from "#contract/allergens.ts";
import type { GoodsTag } from "#contract/goods.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { folded } from "#domain/search/forms.ts";
import type { Dictionary } from "#domain/search/searchQuery.ts";
import { localeOfWire, LOCALES } from "#domain/values/localeCodes.ts";
import type japanese from "#locales/ja/menu.json";
import { unifyCharacters } from "./chineseCharacters.ts";

type MenuTexts = Pick<typeof japanese, "allergen" | "tag">;

/** The menu's texts of every language that there is. */
const menus = new Map(
  LOCALES.map((locale) => {
    const file = new URL(`../../locales/${locale}/menu.json`, import.meta.url);
    return [locale, JSON.parse(readFileSync(file, "utf8")) as MenuTexts];
  }),
);
const texts = [...menus.values()];

/** What people type for a tag beside its own words. */
const tagWords: Readonly<Record<GoodsTag, string>> = {
  popular: "人気 にんき おすすめ 定番 名物 热门 招牌 熱門 추천 best bestseller",
  new: "新作 新商品 新メニュー しんさく 新品 新菜 上新 신제품 신상",
  spicy: "辛い からい 辛口 ピリ辛 激辛 spicy hot 辣味 香辣 매콤 매운맛 매워",
  vegetarian: "菜食 野菜だけ ベジ 素菜 吃素 全素 蔬食 veggie vege meatless 베지테리언 채식주의",
  limited:
    "数量限定 期間限定 季節限定 限定品 限量 限时 季节限定 limited seasonal 한정판 한정메뉴 기간한정 수량한정",
};

/** What people type for what is in a dish beside its own words; none that would take in more than it says. */
const allergenWords: Readonly<Partial<Record<Allergen, string>>> = {
  shrimp: "海老 エビ 蝦 虾仁 鲜虾 prawn prawns shrimps",
  crab: "カニ 蟹 螃蟹 crabs 꽃게",
  walnut: "胡桃 核桃 walnuts",
  wheat: "こむぎ 小麦粉 面粉 밀가루",
  buckwheat: "蕎麦 荞麦 soba",
  egg: "たまご 玉子 鶏卵 鸡蛋 蛋 eggs 달걀 계란 난류",
  milk: "牛乳 乳製品 ミルク 牛奶 奶制品 dairy 유제품",
  peanut: "ピーナッツ ピーナツ 花生 peanuts",
  cashew: "cashews 腰果",
  almond: "almonds 杏仁",
  squid: "烏賊 イカ 鱿鱼",
  salmon_roe: "イクラ ikura",
  beef: "牛 ぎゅうにく ビーフ 쇠고기 소고기",
  sesame: "胡麻 ゴマ 깨 참깨",
  salmon: "鮭 サーモン",
  mackerel: "鯖",
  soybean: "だいず soy soya 黄豆 콩 대두",
  chicken: "鶏 とり肉 とりにく チキン 닭",
  pork: "豚 ぶたにく ポーク 猪肉 돼지",
  peach: "桃",
  yam: "山芋",
  apple: "林檎",
  fish: "魚 さかな 海鮮 海鲜 seafood 생선 해물",
  alcohol: "酒 お酒 酒精 술 주류",
};

const wordsIn = (more: string | undefined): string[] => (more ?? "").split(" ").filter(Boolean);

/** The words of a tag in all languages. */
export function wordsOfTag(tag: GoodsTag): string[] {
  return [...texts.map((menu) => menu.tag[tag]), ...wordsIn(tagWords[tag])];
}

/** The words of an allergen in all languages. */
export function wordsOfAllergen(allergen: Allergen): string[] {
  return [...texts.map((menu) => menu.allergen[allergen]), ...wordsIn(allergenWords[allergen])];
}

/** What an allergen is called in a language. */
export const nameOfAllergen = (allergen: Allergen, language: WireLanguage): string =>
  menus.get(localeOfWire(language))?.allergen[allergen] ?? allergen;

const named = new Map<string, Allergen[]>();
for (const allergen of ALLERGENS) {
  for (const word of new Set(wordsOfAllergen(allergen).map((each) => folded(each, unifyCharacters)))) {
    named.set(word, [...(named.get(word) ?? []), allergen]);
  }
}

/** What searches are read by. */
export const dictionary: Dictionary = { unify: unifyCharacters, allergens: named };
