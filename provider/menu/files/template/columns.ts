import { type FileLanguage, folded } from "../values/words.ts";

export const TEXT_LANGUAGES = ["ja", "zh", "tw", "en", "ko"] as const;
const IN = {
  ja: { ja: "日本語", en: "Japanese" },
  zh: { ja: "簡体字中国語", en: "Simplified Chinese" },
  tw: { ja: "繁体字中国語", en: "Traditional Chinese" },
  en: { ja: "英語", en: "English" },
  ko: { ja: "韓国語", en: "Korean" },
} as const;

type TextColumn<Name extends string> = `${Name}_${(typeof TEXT_LANGUAGES)[number]}`;
const PLAIN = {
  kind: { ja: "種類", en: "Kind" },
  id: { ja: "ID", en: "ID" },
  reading: { ja: "よみがな", en: "Reading" },
  group_id: { ja: "オプショングループID", en: "Option group ID" },
  need: { ja: "選択", en: "Choice" },
  most: { ja: "選べる数", en: "Most choices" },
  category_id: { ja: "カテゴリーID", en: "Category ID" },
  category: { ja: "カテゴリー", en: "Category" },
  price: { ja: "価格", en: "Price" },
  discount: { ja: "割引", en: "Discount" },
  tax: { ja: "税区分", en: "Tax class" },
  sold: { ja: "販売方法", en: "Sold for" },
  weekdays: { ja: "販売曜日", en: "Days of the week" },
  hours: { ja: "販売時間", en: "Hours" },
  daily: { ja: "1日の販売数", en: "Pieces a day" },
  groups: { ja: "オプション", en: "Option groups" },
  is_course: { ja: "コース", en: "Course" },
  course_minutes: { ja: "コースの時間（分）", en: "Course minutes" },
  course_last_order: {
    ja: "コースのラストオーダー（終了の何分前）",
    en: "Course last order (minutes before its end)",
  },
  course_id: { ja: "含まれるコースID", en: "Part of course ID" },
  tags: { ja: "マーク", en: "Marks" },
  contains: { ja: "含むアレルゲン", en: "Contains" },
  without: { ja: "含まないアレルゲン（確認済み）", en: "Free of (checked)" },
  same_kitchen: { ja: "同じ厨房で使うアレルゲン", en: "Same kitchen" },
  serving: { ja: "提供", en: "Served" },
  goes_with: { ja: "おすすめの組み合わせ", en: "Goes well with" },
  recommended: { ja: "おすすめの順番", en: "Place among recommendations" },
  is_default: { ja: "最初から選択", en: "Chosen beforehand" },
  picture: { ja: "写真", en: "Picture" },
} as const;

export type ColumnKey =
  | keyof typeof PLAIN
  | TextColumn<"name">
  | TextColumn<"about">
  | TextColumn<"group_name">;

const texts = <Name extends "name" | "about" | "group_name">(name: Name) =>
  TEXT_LANGUAGES.map((language): ColumnKey => `${name}_${language}`);

export const CATEGORY_COLUMNS: readonly ColumnKey[] = ["id", ...texts("name"), "reading"];
export const OPTION_COLUMNS: readonly ColumnKey[] = [
  "group_id",
  ...texts("group_name"),
  "need",
  "most",
  ...CATEGORY_COLUMNS,
  "price",
  "is_default",
  "serving",
  "contains",
  "without",
  "same_kitchen",
];
export const DISH_COLUMNS: readonly ColumnKey[] = [
  ...CATEGORY_COLUMNS,
  "category_id",
  "category",
  "price",
  ...texts("about"),
  "discount",
  "tax",
  "sold",
  "weekdays",
  "hours",
  "daily",
  "groups",
  "is_course",
  "course_minutes",
  "course_last_order",
  "course_id",
  "tags",
  "contains",
  "without",
  "same_kitchen",
  "serving",
  "goes_with",
  "recommended",
  "picture",
];
/** Of a file of one table: each row says of what kind it is. */
export const ALL_COLUMNS: readonly ColumnKey[] = [
  ...new Set<ColumnKey>(["kind", ...DISH_COLUMNS, ...OPTION_COLUMNS]),
];

export const KINDS = ["category", "option", "dish"] as const;
export type Kind = (typeof KINDS)[number];
/** What a row is, and the sheet of such rows. */
export const KIND_WORDS: Readonly<Record<Kind, Readonly<Record<FileLanguage, string>>>> = {
  category: { ja: "カテゴリー", en: "Category" },
  option: { ja: "オプション", en: "Option" },
  dish: { ja: "商品", en: "Item" },
};
export const SHEET_NAMES: Readonly<Record<Kind, Readonly<Record<FileLanguage, string>>>> = {
  category: { ja: "カテゴリー", en: "Categories" },
  option: { ja: "オプション", en: "Option groups" },
  dish: { ja: "商品", en: "Menu items" },
};

/** Titles that owners give such columns themselves. */
const ALIASES: readonly (readonly [string, ColumnKey])[] = [
  ["名前", "name_ja"],
  ["商品名", "name_ja"],
  ["品名", "name_ja"],
  ["name", "name_ja"],
  ["かな", "reading"],
  ["カナ", "reading"],
  ["ふりがな", "reading"],
  ["説明", "about_ja"],
  ["description", "about_ja"],
  ["値段", "price"],
  ["単価", "price"],
  ["税込価格", "price"],
];

/** A column's title. */
export function titleOf(key: ColumnKey, language: FileLanguage): string {
  const text = /^(name|about|group_name)_(..)$/.exec(key);
  if (text === null) return plainTitle(key, language);
  const [, name, code] = text;
  const spoken = TEXT_LANGUAGES.find((each) => each === code) ?? "ja";
  const words = {
    name: ["名前", "Name"],
    about: ["説明", "Description"],
    group_name: ["グループ名", "Group name"],
  };
  const [inJapanese, inEnglish] = words[name === "about" || name === "group_name" ? name : "name"];
  return language === "ja" ? `${inJapanese}（${IN[spoken].ja}）` : `${inEnglish} (${IN[spoken].en})`;
}

const plainTitles: ReadonlyMap<string, Readonly<Record<FileLanguage, string>>> = new Map(
  Object.entries(PLAIN),
);
const plainTitle = (key: string, language: FileLanguage) => plainTitles.get(key)?.[language] ?? key;

const byTitle: ReadonlyMap<string, ColumnKey> = new Map(
  ALIASES.map(([title, key]): [string, ColumnKey] => [folded(title), key]).concat(
    ALL_COLUMNS.flatMap((key): [string, ColumnKey][] =>
      [key, titleOf(key, "ja"), titleOf(key, "en")].map((title) => [folded(title), key]),
    ),
  ),
);

/** The column that a title is of, in either language, or as the fields are named. */
export const columnOf = (title: string): ColumnKey | undefined => byTitle.get(folded(title));
