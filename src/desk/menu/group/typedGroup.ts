import { OptionNeed } from "#contract/enumerations.ts";
import type { MenuGroup, MenuOption } from "#contract/menuDocument.ts";
import { wholeNumber, wholeOr } from "#domain/values/wholeNumber.ts";
import { NO_TEXT } from "#domain/menu/document/menuTexts.ts";

/** An option as its fields hold it. */
export interface TypedOption extends Omit<MenuOption, "price"> {
  readonly price: string;
}

/** A group as its form holds it: numbers as they are typed. */
export interface TypedGroup extends Omit<MenuGroup, "most" | "options"> {
  readonly most: string;
  readonly options: readonly TypedOption[];
}

/** A group in the fields of its form. */
export function typedOf({ most, options, ...group }: MenuGroup): TypedGroup {
  return {
    ...group,
    most: String(most),
    options: options.map((option) => ({
      ...option,
      price: option.price === 0 ? "" : String(option.price),
    })),
  };
}

/** What the fields of a form say of a group, right or wrong. */
export function groupIn({ most, options, ...group }: TypedGroup): MenuGroup {
  return {
    ...group,
    most: wholeNumber(most),
    options: options.map((option) => ({ ...option, price: wholeOr(option.price, 0) })),
  };
}

/** An option of which nobody has said anything yet. */
export const emptyOption = (id: string): MenuOption => ({
  id,
  name: NO_TEXT,
  reading: "",
  price: 0,
  is_default: false,
  serving: null,
});

/** A group of which nobody has said anything yet, with one option to fill in. */
export const emptyGroup = (id: string, option_id: string): MenuGroup => ({
  id,
  name: NO_TEXT,
  need: OptionNeed.required,
  most: 1,
  options: [emptyOption(option_id)],
});
