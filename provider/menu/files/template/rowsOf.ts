import { DiscountType } from "#contract/enumerations.ts";
import type { StatedAllergens } from "#contract/goods.ts";
import type {
  MenuCategory,
  MenuDish,
  MenuDocument,
  MenuGroup,
  MenuOption,
  MenuText,
} from "#contract/menuDocument.ts";
import {
  allergenWords,
  EMPTY_LISTS,
  type FileLanguage,
  flagWords,
  needWords,
  servingWords,
  soldWords,
  spanText,
  tagWords,
  taxWords,
  weekdayWords,
} from "../values/words.ts";
import { type ColumnKey, KIND_WORDS, TEXT_LANGUAGES } from "./columns.ts";
import { pictureText } from "./picture.ts";

/** What stands in the cells of a row, by column; a column that is not named is empty. */
export type RowCells = Readonly<Partial<Record<ColumnKey, string | number>>>;

/** The rows of a menu's categories, options and dishes, as our own files have them. */
export function rowsOf(menu: MenuDocument, language: FileLanguage) {
  const names = new Map(menu.categories.map(({ id, name }) => [id, name]));
  return {
    category: menu.categories.map((category) => categoryRow(category, language)),
    option: menu.groups.flatMap((group) => group.options.map((option) => optionRow(group, option, language))),
    dish: menu.dishes.map((dish) => dishRow(dish, names.get(dish.category_id)?.ja ?? "", language)),
  };
}

function texts(name: "name" | "about" | "group_name", text: MenuText): RowCells {
  return Object.fromEntries(TEXT_LANGUAGES.map((each) => [`${name}_${each}`, text[each]]));
}

function categoryRow({ id, name, reading }: MenuCategory, language: FileLanguage): RowCells {
  return { kind: KIND_WORDS.category[language], id, ...texts("name", name), reading };
}

function optionRow(group: MenuGroup, option: MenuOption, language: FileLanguage): RowCells {
  return {
    kind: KIND_WORDS.option[language],
    group_id: group.id,
    ...texts("group_name", group.name),
    need: needWords.write(group.need, language),
    most: group.most,
    id: option.id,
    ...texts("name", option.name),
    reading: option.reading,
    price: option.price,
    is_default: flagWords.write(option.is_default, language),
    serving: option.serving === null ? "" : servingWords.write(option.serving, language),
    ...(option.allergens !== undefined && allergenCells(option.allergens, language)),
  };
}

function dishRow(dish: MenuDish, category: string, language: FileLanguage): RowCells {
  const list = listsIn(language);
  const { allergens, picture, when } = dish;
  return {
    kind: KIND_WORDS.dish[language],
    id: dish.id,
    ...texts("name", dish.name),
    reading: dish.reading,
    category_id: dish.category_id,
    category,
    price: dish.price,
    ...texts("about", dish.about),
    discount: discountText(dish),
    tax: taxWords.write(dish.tax_class, language),
    sold: dish.sold.length === 0 ? EMPTY_LISTS.sold[language] : list(dish.sold, soldWords),
    weekdays: daysText(when, language, list),
    hours: hoursText(when, language),
    daily: dish.daily ?? "",
    groups: dish.groups.join(" "),
    is_course: flagWords.write(dish.is_course, language),
    course_minutes: dish.course_time?.minutes ?? "",
    course_last_order: dish.course_time?.last_order ?? "",
    course_id: dish.course_id ?? "",
    tags: list(dish.tags, tagWords),
    ...allergenCells(allergens, language),
    serving: servingWords.write(dish.serving, language),
    goes_with: dish.goes_with.join(" "),
    recommended: dish.recommended ?? "",
    picture: picture === null ? "" : pictureText(picture),
  };
}

/** How lists are written in a language. */
const listsIn =
  (language: FileLanguage) =>
  <T>(values: readonly T[], words: { write: (value: T, spoken: FileLanguage) => string }) =>
    values.map((value) => words.write(value, language)).join(language === "ja" ? "、" : ", ");

function allergenCells(
  { contains, same_kitchen, without }: StatedAllergens,
  language: FileLanguage,
): Pick<RowCells, "contains" | "without" | "same_kitchen"> {
  const list = listsIn(language);
  return {
    contains: list(contains, allergenWords),
    without: list(without, allergenWords),
    same_kitchen: list(same_kitchen, allergenWords),
  };
}

function discountText({ discount, discount_type }: MenuDish): string | number {
  if (discount_type === DiscountType.none) return "";
  return discount_type === DiscountType.percent ? `${discount}%` : discount;
}

function daysText(
  when: MenuDish["when"],
  language: FileLanguage,
  list: (values: MenuWeekdays, words: typeof weekdayWords) => string,
): string {
  if (when === null) return "";
  return when.weekdays.length === 0 ? EMPTY_LISTS.weekdays[language] : list(when.weekdays, weekdayWords);
}
type MenuWeekdays = NonNullable<MenuDish["when"]>["weekdays"];

function hoursText(when: MenuDish["when"], language: FileLanguage): string {
  if (when === null) return "";
  return when.spans.length === 0 ? EMPTY_LISTS.hours[language] : when.spans.map(spanText).join(", ");
}
