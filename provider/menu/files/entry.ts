import type { MenuCategory, MenuDish, MenuGroup, MenuOption, MenuText } from "#contract/menuDocument.ts";
import type { Finding, Place, RowNote } from "./finding.ts";

/** What a file says of something: what is missing it does not say. Texts are said by language. */
export type Says<T> = {
  readonly [Key in keyof Omit<T, "id">]?: SaidOf<T[Key]> | undefined;
};

type SaidOf<T> = T extends MenuText
  ? SaidText
  : T extends MenuDish["allergens"]
    ? { readonly [List in keyof T]?: T[List] | undefined }
    : T;
/** In the languages of which the file says something. */
export type SaidText = { readonly [Language in keyof MenuText]?: string | undefined };

/** The cells that a row was read from, by what they say: to name the one that is at fault. */
export type Cells = Readonly<Record<string, { readonly column: string; readonly title: string }>>;

interface Entry {
  readonly at: Place;
  readonly cells: Cells;
  /** As the file has it; empty: it has none, and it is found by its name. */
  readonly id: string;
  readonly notes: readonly RowNote[];
}

export interface CategoryEntry extends Entry {
  readonly kind: "category";
  readonly says: Says<MenuCategory>;
}

export interface OptionEntry extends Entry {
  readonly says: Says<MenuOption>;
}

/** A group with those of its options that the file names, each from a row of its own. */
export interface GroupEntry extends Entry {
  readonly kind: "group";
  readonly says: Says<Omit<MenuGroup, "options">>;
  readonly options: readonly OptionEntry[];
}

/** The category that a dish says it is of; without id and name it is of none. */
export interface CategoryOf {
  readonly id: string;
  readonly name: SaidText;
  /** What the owner should know of it, when it is made. */
  readonly notes: readonly RowNote[];
}

export interface DishEntry extends Entry {
  readonly kind: "dish";
  readonly says: Says<Omit<MenuDish, "category_id">>;
  /** Why it is left out where the menu does not have it; undefined: it is taken. */
  readonly leftOut: RowNote | undefined;
  /** By id, else by name; undefined: the file does not say. One that is not there is made, if it has a name. */
  readonly category: CategoryOf | undefined;
  /** Sizes and the like: options of this dish alone, found by the group's name. */
  readonly variations: GroupEntry | undefined;
  /** Groups that the file knows by their names alone, and whether the dish has them. */
  readonly modifiers: readonly { readonly name: string; readonly has: boolean }[];
}

export type MenuEntry = CategoryEntry | GroupEntry | DishEntry;

/** The kinds of file that a menu is read from. */
export type MenuFormat = "template" | "yaml" | "smaregi" | "square" | "loyverse";

/** What a file says of a menu, and the rows that cannot be read. */
export interface MenuRead {
  readonly format: MenuFormat;
  readonly entries: readonly MenuEntry[];
  readonly findings: readonly Finding[];
}
