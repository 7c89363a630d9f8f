import type { Localized } from "#provider/db/tables/columns.ts";
import type { LocalizedOption, LocalizedOptionGroup } from "#provider/db/tables/goods.ts";

type Choice = readonly [option_id: string, name: Localized, price?: number, soldOut?: "sold out"];

function optionOf([option_id, name, price = 0, soldOut]: Choice): LocalizedOption {
  return { option_id, name, price, is_sold_out: soldOut === undefined ? 0 : 1 };
}

/** A group of which exactly one option must be chosen; the first stands for "as usual". */
export function oneOf(group_id: string, name: Localized, ...choices: Choice[]): LocalizedOptionGroup {
  return { group_id, name, is_require: 1, is_multiple: 0, max_count: 1, options: choices.map(optionOf) };
}

/** A group of which one option or none may be chosen. */
export function maybeOneOf(group_id: string, name: Localized, ...choices: Choice[]): LocalizedOptionGroup {
  return { group_id, name, is_require: 2, is_multiple: 0, max_count: 1, options: choices.map(optionOf) };
}

/** A group of which any options may be chosen, `max_count` at most. */
export function upTo(
  max_count: number,
  group_id: string,
  name: Localized,
  ...choices: Choice[]
): LocalizedOptionGroup {
  return { group_id, name, is_require: 2, is_multiple: 1, max_count, options: choices.map(optionOf) };
}

/** A group of which at least one option must be chosen, and `max_count` at most. */
export function someOf(
  max_count: number,
  group_id: string,
  name: Localized,
  ...choices: Choice[]
): LocalizedOptionGroup {
  return { group_id, name, is_require: 1, is_multiple: 1, max_count, options: choices.map(optionOf) };
}
