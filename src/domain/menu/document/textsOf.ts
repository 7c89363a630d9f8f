import { LANGUAGES } from "#contract/languages.ts";
import {
  type MenuCategory,
  type MenuDish,
  type MenuDocument,
  type MenuGroup,
  type MenuLanguage,
  type MenuText,
  MOST_ABOUT,
  MOST_NAME,
} from "#contract/menuDocument.ts";
import { isMenuLanguage } from "./menuTexts.ts";
import { isSameContent } from "./sameContent.ts";

export type MenuTextKind = "category" | "dish" | "about" | "group" | "option";

/** A text of a menu, and where it stands. */
export interface MenuTextAt {
  /** Names it among all texts of its menu. */
  readonly key: string;
  readonly kind: MenuTextKind;
  /** What changes with it, by kind and id. */
  readonly part: Translated["kind"];
  readonly id: string;
  readonly words: MenuText;
  /** Most characters in each language. */
  readonly most: number;
  /** The name of what it is part of: a dish's category, an option's group, a description's dish; null: of none. */
  readonly within: MenuText | null;
}

/** A category, group or dish with texts that were translated. */
export type Translated =
  | { readonly kind: "category"; readonly before: MenuCategory; readonly after: MenuCategory }
  | { readonly kind: "group"; readonly before: MenuGroup; readonly after: MenuGroup }
  | { readonly kind: "dish"; readonly before: MenuDish; readonly after: MenuDish };

/** In the order in which guests are given another language's text. */
const ORDER: readonly MenuLanguage[] = Object.values(LANGUAGES)
  .map(({ wire }) => wire)
  .filter(isMenuLanguage);

/** The language that a text is translated from into another: the first in which it is written; null: in none. */
export function originalIn(
  words: Readonly<Partial<MenuText>>,
  language: keyof MenuText,
): keyof MenuText | null {
  return ORDER.find((one) => one !== language && Boolean(words[one])) ?? null;
}

/** An id may hold what stands between the parts of a key. */
const part = (id: string) => id.replaceAll(/[%/]/g, encodeURIComponent);
const categoryKey = ({ id }: { readonly id: string }) => `category/${part(id)}`;
const dishKey = ({ id }: { readonly id: string }) => `dish/${part(id)}`;
const aboutKey = ({ id }: { readonly id: string }) => `about/${part(id)}`;
const groupKey = ({ id }: { readonly id: string }) => `group/${part(id)}`;
const optionKey = (group: { readonly id: string }, option: { readonly id: string }) =>
  `option/${part(group.id)}/${part(option.id)}`;

/** All texts of a menu: its categories, its dishes with their descriptions, its groups with their options. */
export function textsOf({ categories, dishes, groups }: MenuDocument): MenuTextAt[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return [
    ...categories.map((category): MenuTextAt => {
      const { id, name: words } = category;
      const key = categoryKey(category);
      return { key, kind: "category", part: "category", id, words, most: MOST_NAME, within: null };
    }),
    ...dishes.flatMap((dish): MenuTextAt[] => {
      const { about, category_id, id, name } = dish;
      const own = { part: "dish", id } as const;
      const within = names.get(category_id) ?? null;
      return [
        { key: dishKey(dish), kind: "dish", ...own, words: name, most: MOST_NAME, within },
        { key: aboutKey(dish), kind: "about", ...own, words: about, most: MOST_ABOUT, within: name },
      ];
    }),
    ...groups.flatMap((group): MenuTextAt[] => {
      const { id, name, options } = group;
      const own = { part: "group", id, most: MOST_NAME } as const;
      return [
        { key: groupKey(group), kind: "group", ...own, words: name, within: null },
        ...options.map((option): MenuTextAt => {
          const key = optionKey(group, option);
          return { key, kind: "option", ...own, words: option.name, within: name };
        }),
      ];
    }),
  ];
}

/** What of a menu changes where texts, by their keys, are said in a language; an empty one is said no longer. */
export function translatedParts(
  { categories, dishes, groups }: MenuDocument,
  language: keyof MenuText,
  texts: ReadonlyMap<string, string>,
): Translated[] {
  const say = (key: string, words: MenuText): MenuText => {
    const text = texts.get(key);
    return text === undefined ? words : { ...words, [language]: text };
  };
  const parts = [
    ...categories.map((before): Translated => {
      const after = { ...before, name: say(categoryKey(before), before.name) };
      return { kind: "category", before, after };
    }),
    ...groups.map((before): Translated => {
      const name = say(groupKey(before), before.name);
      const options = before.options.map((option) => ({
        ...option,
        name: say(optionKey(before, option), option.name),
      }));
      return { kind: "group", before, after: { ...before, name, options } };
    }),
    ...dishes.map((before): Translated => {
      const name = say(dishKey(before), before.name);
      return { kind: "dish", before, after: { ...before, name, about: say(aboutKey(before), before.about) } };
    }),
  ];
  return parts.filter(({ after, before }) => !isSameContent(after, before));
}
