import { type Allergen, ALLERGENS } from "#contract/allergens.ts";
import { GoodsShowType, OptionNeed, type TaxClass, type Weekday } from "#contract/enumerations.ts";
import type { GoodsTag } from "#contract/goods.ts";
import type { Serving } from "#contract/order.ts";
import en from "#locales/en/menu.json" with { type: "json" };
import ja from "#locales/ja/menu.json" with { type: "json" };

/** The languages in which our own files have their titles and words; each is read in both. */
export type FileLanguage = "ja" | "en";

/** A word of a cell, in both languages, and what it stands for. */
type Words<T> = readonly (readonly [value: T, ja: string, en: string])[];

const FLAG: Words<boolean> = [
  [true, "はい", "yes"],
  [false, "いいえ", "no"],
];
const TAX: Words<TaxClass> = [
  ["food", "飲食料品", "food"],
  ["alcohol", "酒類", "alcohol"],
  ["goods", "その他の商品", "goods"],
];
const SOLD: Words<GoodsShowType> = [
  [GoodsShowType.dineIn, "店内", "dine-in"],
  [GoodsShowType.offPremises, "持ち帰り・配達", "takeaway and delivery"],
  [GoodsShowType.mall, "通販", "shipping"],
];
const NEED: Words<OptionNeed> = [
  [OptionNeed.required, "必須", "required"],
  [OptionNeed.optional, "任意", "optional"],
];
const SERVING: Words<Serving> = [
  ["at_once", "できしだい", "at once"],
  ["with_meal", "食事と一緒", "with the meal"],
  ["after_meal", "食後", "after the meal"],
];
const TAG: Words<GoodsTag> = [
  ["popular", "人気", "popular"],
  ["new", "新商品", "new"],
  ["spicy", "辛い", "spicy"],
  ["vegetarian", "ベジタリアン", "vegetarian"],
  ["limited", "限定", "limited"],
];
const WEEKDAY: Words<Weekday> = [
  [1, "月", "Mon"],
  [2, "火", "Tue"],
  [3, "水", "Wed"],
  [4, "木", "Thu"],
  [5, "金", "Fri"],
  [6, "土", "Sat"],
  [7, "日", "Sun"],
  [8, "祝", "holiday"],
];
const ALLERGEN: Words<Allergen> = ALLERGENS.map((one) => [one, ja.allergen[one], en.allergen[one]]);
/** What a cell says of a list with nothing in it, which is not the same as a cell that nobody has filled in. */
export const EMPTY_LISTS = {
  sold: { ja: "なし", en: "none" },
  weekdays: { ja: "毎日", en: "every day" },
  hours: { ja: "終日", en: "all day" },
} as const;

/** Words are compared without case, width, and what stands between their letters. */
export const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s_\-・()（）.]/g, "");

/** Reads and writes a word of a cell. */
function vocabulary<T>(words: Words<T>) {
  const byWord = new Map<string, T>();
  for (const [value, inJapanese, inEnglish] of words)
    for (const word of [inJapanese, inEnglish, String(value)]) byWord.set(folded(word), value);
  return {
    read: (text: string): T | undefined => byWord.get(folded(text)),
    write: (value: T, language: FileLanguage): string => {
      const found = words.find(([each]) => each === value);
      return found === undefined ? String(value) : found[language === "ja" ? 1 : 2];
    },
  };
}

export const flagWords = vocabulary(
  FLAG.concat([
    [true, "○", "y"],
    [true, "有", "1"],
    [false, "×", "n"],
    [false, "無", "0"],
  ]),
);
export const taxWords = vocabulary(TAX);
export const soldWords = vocabulary(SOLD);
export const needWords = vocabulary(NEED);
export const servingWords = vocabulary(SERVING);
export const tagWords = vocabulary(TAG);
export const weekdayWords = vocabulary(WEEKDAY);
export const allergenWords = vocabulary(ALLERGEN);

/** The words of a list: separated by commas of any kind, or lines. */
export const partsOf = (text: string): readonly string[] =>
  text
    .split(/[,、，;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Whether a cell says that there is nothing in its list. */
export const isEmptyList = (text: string, list: keyof typeof EMPTY_LISTS): boolean =>
  Object.values(EMPTY_LISTS[list]).some((word) => folded(word) === folded(text));

/** Hours as one writes them: 11:00-14:00, past midnight until 26:00 and on. */
export function spanIn(text: string): { readonly from: number; readonly until: number } | undefined {
  const plain = text.normalize("NFKC").replaceAll(/\s/g, "");
  const found = /^(\d{1,2}):(\d{2})[-~–—〜](\d{1,2}):(\d{2})$/.exec(plain);
  if (found === null) return undefined;
  const [h1 = 0, m1 = 0, h2 = 0, m2 = 0] = found.slice(1).map(Number);
  const [from, until] = [h1 * 60 + m1, h2 * 60 + m2];
  return m1 < 60 && m2 < 60 && from < 1_440 && until > 0 && until <= 2_880 ? { from, until } : undefined;
}

/** Such hours, written. */
export const spanText = ({ from, until }: { readonly from: number; readonly until: number }): string =>
  `${clock(from)}-${clock(until)}`;
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
