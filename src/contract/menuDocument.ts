import * as z from "zod/mini";
import { CourseTime, GoodsTag, StatedAllergens } from "./goods.ts";
import { Serving } from "./order.ts";
import { DiscountType, GoodsShowType, Id, OptionNeed, Picture, TaxClass, Text, Weekday } from "./scalars.ts";

/** Most yen of a price, most characters of a name and of a description. */
export const MOST_YEN = 9_999_999;
export const MOST_NAME = 100;
export const MOST_ABOUT = 1_000;
/** Most of what a menu holds. */
export const MOST_CATEGORIES = 200;
export const MOST_DISHES = 10_000;
export const MOST_GROUPS = 2_000;
export const MOST_OPTIONS = 100;
export const MOST_SPANS = 6;
/** Most pieces of a dish for one day. */
export const MOST_DAILY = 9_999;

/** The languages in which a menu's texts are written, and read where those of the app are more. */
export const MenuLanguage = z.literal(["ja", "zh", "tw", "en", "ko"]);
export type MenuLanguage = z.infer<typeof MenuLanguage>;

/** A text in each language; one that is missing is empty, and guests see the first that is there. */
export const MenuName = z.object({
  /** Japanese. */
  ja: Text(MOST_NAME),
  /** Simplified Chinese. */
  zh: Text(MOST_NAME),
  /** Traditional Chinese, as in Taiwan. */
  tw: Text(MOST_NAME),
  /** English. */
  en: Text(MOST_NAME),
  /** Korean. */
  ko: Text(MOST_NAME),
});
/** A description in each language, as a name is. */
export const MenuText = z.object({
  /** Japanese. */
  ja: Text(MOST_ABOUT),
  /** Simplified Chinese. */
  zh: Text(MOST_ABOUT),
  /** Traditional Chinese, as in Taiwan. */
  tw: Text(MOST_ABOUT),
  /** English. */
  en: Text(MOST_ABOUT),
  /** Korean. */
  ko: Text(MOST_ABOUT),
});
export type MenuText = z.infer<typeof MenuText>;

const Price = z.int().check(z.minimum(0), z.maximum(MOST_YEN));
/** In kana, to be searched by; empty: found by the name alone. */
const Reading = Text(MOST_NAME);
/** When a dish is sold. */
export const SoldWhen = z.object({
  /** Its days; none named: every day. On a public holiday 8 alone counts, whatever weekday that is. */
  weekdays: z.array(Weekday),
  /** Its hours on each of these days; none named: all day. */
  spans: z
    .array(
      z.object({
        /** Minutes from midnight at which it begins to be sold. */
        from: z.int().check(z.minimum(0), z.maximum(1_439)),
        /** Minutes from the same midnight at which it ends; beyond 1,440 on the next day. */
        until: z.int().check(z.minimum(1), z.maximum(2_880)),
      }),
    )
    .check(z.maxLength(MOST_SPANS)),
});
export type SoldWhen = z.infer<typeof SoldWhen>;

/** Its id is that of one category alone, in all stores of a database. */
export const MenuCategory = z.object({
  id: Id,
  name: MenuName,
  /** Its name in kana; empty: found by the name alone. */
  reading: Reading,
});
export type MenuCategory = z.infer<typeof MenuCategory>;

/** One option of a group. */
export const MenuOption = z.object({
  /** Of one option alone in all groups that a dish asks for: orders name it without its group. */
  id: Id,
  name: MenuName,
  /** Its name in kana; empty: found by the name alone. */
  reading: Reading,
  /** Yen that are added to the dish's price. */
  price: Price,
  /** Chosen unless the guest says otherwise; at most `most` of a group. */
  is_default: z.boolean(),
  /** When whoever chooses it gets the dish; null: as the dish itself. */
  serving: z.nullable(Serving),
  /** What it brings into the dish, as of a dish; absent: nothing is stated of it. */
  allergens: z.optional(StatedAllergens),
});
export type MenuOption = z.infer<typeof MenuOption>;

/** Options of one kind, such as sizes, which several dishes may share. */
export const MenuGroup = z.object({
  id: Id,
  name: MenuName,
  need: OptionNeed,
  /** Most options that are chosen; 1: one of them. */
  most: z.int().check(z.minimum(1), z.maximum(MOST_OPTIONS)),
  options: z.array(MenuOption).check(z.minLength(1), z.maxLength(MOST_OPTIONS)),
});
export type MenuGroup = z.infer<typeof MenuGroup>;

/** A dish, or other goods, as its owner writes it. */
export const MenuDish = z.object({
  /** Of one dish alone, in all stores of a database. */
  id: Id,
  category_id: Id,
  name: MenuName,
  /** Its name in kana; empty: found by the name alone. */
  reading: Reading,
  about: MenuText,
  picture: z.nullable(Picture),
  /** Yen of one piece, tax included, without options. */
  price: Price,
  discount_type: DiscountType,
  /** Percent or yen, by `discount_type`. */
  discount: Price,
  tax_class: TaxClass,
  /** Where it is sold: at the table, to take away, delivered, shipped. */
  sold: z.array(GoodsShowType),
  /** Weekdays and hours in which it is sold; null: whenever the store is open. */
  when: z.nullable(SoldWhen),
  /** Pieces for each of the store's business days; null: not sold by day. */
  daily: z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_DAILY))),
  /** Groups of options, in the order in which they are asked. */
  groups: z.array(Id),
  /** A course that is ordered for a number of persons. */
  is_course: z.boolean(),
  /** Of a course; null: as the store has it for all. */
  course_time: z.nullable(CourseTime),
  /** The course in whose price it is at the table (the wire's `is_buffet`); null: in none. */
  course_id: z.nullable(Id),
  tags: z.array(GoodsTag),
  /** What is in none of the first two lists was not stated. */
  allergens: StatedAllergens,
  serving: Serving,
  /** Goes well with it: dishes that are offered with it. */
  goes_with: z.array(Id),
  /** Place among the store's recommendations, the least first; null: not recommended. */
  recommended: z.nullable(z.int().check(z.minimum(0), z.maximum(9_999))),
});
export type MenuDish = z.infer<typeof MenuDish>;

/**
 * All of a store's menu as its owner writes it: what an editor changes, a draft holds, a version keeps and a file brings.
 * Lists are in the order in which guests see them. What the kitchen and the desk decide at the moment is no part of it:
 * what is sold out, what is left, at which station it is made.
 */
export const MenuDocument = z.object({
  categories: z.array(MenuCategory).check(z.maxLength(MOST_CATEGORIES)),
  groups: z.array(MenuGroup).check(z.maxLength(MOST_GROUPS)),
  dishes: z.array(MenuDish).check(z.maxLength(MOST_DISHES)),
});
export type MenuDocument = z.infer<typeof MenuDocument>;
