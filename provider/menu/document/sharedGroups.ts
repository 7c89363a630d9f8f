import { OptionNeed } from "#contract/enumerations.ts";
import type { MenuGroup, MenuOption, MenuText } from "#contract/menuDocument.ts";
import { everyLanguage, written } from "#domain/menu/document/menuTexts.ts";
import { saidInstead, soundWords } from "#provider/db/tables/columns.ts";
import type { LocalizedOptionGroup, optionGroups } from "#provider/db/tables/goods.ts";
import { firstFree } from "#provider/menu/goods.ts";

type GroupRow = typeof optionGroups.$inferSelect;
const LONGEST_ID = 64;

/** A shared group as its row keeps it. */
export function groupOf({ id, most, name, need, options }: GroupRow): MenuGroup {
  return { id, name: everyLanguage(name), need, most, options };
}

/** The groups of a store's goods: those that were published, and what was written into rows without them, same content once. */
export class SharedGroups {
  readonly #groups: MenuGroup[];
  readonly #ids: Set<string>;
  readonly #byContent: Map<string, string>;

  constructor(published: readonly MenuGroup[]) {
    this.#groups = [...published];
    this.#ids = new Set(published.map(({ id }) => id));
    this.#byContent = new Map(published.map((group) => [contentOf(group), group.id]));
  }

  get all(): MenuGroup[] {
    return this.#groups;
  }

  /** The id of the group that a row's own is; it is made one when there is none like it. */
  idOf(own: LocalizedOptionGroup): string {
    const group = writtenGroup(own);
    const content = contentOf(group);
    const known = this.#byContent.get(content);
    if (known !== undefined) return known;
    const id = this.#freeId(own.group_id);
    this.#ids.add(id);
    this.#byContent.set(content, id);
    this.#groups.push({ ...group, id });
    return id;
  }

  #freeId(wanted: string): string {
    for (let number = 1; ; number += 1) {
      const end = number === 1 ? "" : `-${number}`;
      const id = wanted.slice(0, LONGEST_ID - end.length) + end;
      if (!this.#ids.has(id)) return id;
    }
  }
}

function contentOf({ most, name, need, options }: MenuGroup): string {
  return JSON.stringify([
    most,
    written(name),
    need,
    options.map(({ allergens, id, is_default, name: option, price, reading, serving }) => [
      id,
      is_default,
      written(option),
      price,
      reading,
      serving,
      allergens ?? null,
    ]),
  ]);
}

function writtenGroup(own: LocalizedOptionGroup): MenuGroup {
  const { group_id, is_multiple, is_require, max_count, name, options } = own;
  const several = max_count < 1 ? Math.max(1, options.length) : max_count;
  // Where nothing says which are chosen beforehand, it is what guests see while all can be had.
  const usual = firstFree({ ...own, options: options.map((option) => ({ ...option, is_sold_out: 0 })) });
  const isSaid = options.some(({ is_default }) => is_default !== undefined);
  return {
    id: group_id,
    name: everyLanguage(name),
    need: is_require,
    most: is_multiple === 0 ? 1 : several,
    options: options.map(({ allergens, is_default, name: option, option_id, price, reading, serving }) => ({
      id: option_id,
      name: everyLanguage(option),
      reading: reading ?? "",
      price,
      is_default: isSaid ? is_default === true : usual.includes(option_id),
      serving: serving ?? null,
      ...(allergens !== undefined && { allergens }),
    })),
  };
}

/** A group as a row of goods has it; `isSoldOut` tells which of its options cannot be had. */
export function materialized(
  { id, most, name, need, options }: MenuGroup,
  isSoldOut: (option: MenuOption) => boolean,
): LocalizedOptionGroup {
  return {
    group_id: id,
    ...named(name),
    is_require: need === OptionNeed.required ? OptionNeed.required : OptionNeed.optional,
    is_multiple: most > 1 ? 1 : 0,
    max_count: most,
    options: options.map((option) => ({
      option_id: option.id,
      ...named(option.name),
      ...(option.reading !== "" && { reading: option.reading }),
      price: option.price,
      is_sold_out: isSoldOut(option) ? 1 : 0,
      is_default: option.is_default,
      ...(option.serving !== null && { serving: option.serving }),
      ...(option.allergens !== undefined && { allergens: option.allergens }),
    })),
  };
}

/** A name in every language, with what is told where it is missing. */
function named(name: MenuText) {
  const said_instead = saidInstead(written(name));
  return { name: soundWords(written(name)), ...(said_instead !== undefined && { said_instead }) };
}
