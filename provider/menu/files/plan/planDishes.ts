import type { ImportChoices } from "#contract/calls/desk/menuFile.ts";
import { type MenuDish, MOST_DISHES } from "#contract/menuDocument.ts";
import { NEW_DISH } from "#domain/menu/document/newDish.ts";
import type { DishEntry } from "../entry.ts";
import type { RowNote } from "../finding.ts";
import { type ImportRow, Planned, Seen } from "./draft.ts";
import { Ids, type Naming } from "./ids.ts";
import { changedFields, mergedText, nameKey, shownName, withSaid } from "./merge.ts";
import type { Categories } from "./planCategories.ts";
import type { Groups } from "./planGroups.ts";

/** A dish of the file whose id is known, and what else it says is to be read. */
interface Met {
  readonly entry: DishEntry;
  readonly planned: Planned;
  readonly id: string;
  readonly category_id: string;
  readonly was: MenuDish | undefined;
}

interface Others {
  readonly categories: Categories;
  readonly groups: Groups;
  readonly choices: ImportChoices;
}

/** The dishes of a menu, with what a file says of them. */
export class Dishes {
  readonly rows: ImportRow[] = [];
  readonly #all: Map<string, MenuDish>;
  readonly #ids: Ids;
  readonly #byKey = new Map<string, string[]>();
  readonly #seen = new Seen();
  readonly #names = new Seen();
  readonly #others: Others;
  readonly #start: MenuDish;

  constructor(known: readonly MenuDish[], naming: Naming, keepsIds: boolean, others: Others) {
    this.#all = new Map(known.map((each) => [each.id, each]));
    this.#ids = new Ids(this.#all.keys(), naming, keepsIds);
    this.#others = others;
    const { sold, tax_class } = others.choices;
    this.#start = { ...NEW_DISH, sold: [...sold], tax_class };
    for (const { category_id, id, name, reading } of known)
      for (const key of keysOf(category_id, nameKey(name), reading))
        this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), id]);
  }

  get all(): MenuDish[] {
    return [...this.#all.values()];
  }

  /** Takes rows of dishes. All are met before any is read: they name each other. */
  take(entries: readonly DishEntry[]): void {
    const reserved = new Set(entries.flatMap(({ id }) => this.#ids.find(id) ?? []));
    const met = entries.flatMap((entry) => this.#meet(entry, reserved));
    for (const each of met) this.#read(each);
    this.rows.push(...met.map((each) => this.#outcome(each)));
  }

  /** The dishes of the menu that an entry may be: by its id the one, else those of its name. */
  #match({ category, id, says }: DishEntry, reserved: ReadonlySet<string>) {
    const byId = this.#ids.find(id);
    if (byId !== undefined) return { known: byId, isUnsure: false };
    const name = nameKey(says.name ?? {});
    const [key = ""] = keysOf(this.#others.categories.find(category), name, says.reading);
    const same = name === "" ? [] : (this.#byKey.get(key) ?? []);
    const free = same.filter((each) => !reserved.has(each) && (id === "" || !this.#seen.has(each)));
    return { known: free[0], isUnsure: id === "" && same.length > 1 };
  }

  #meet(entry: DishEntry, reserved: ReadonlySet<string>): Met[] {
    const { at, leftOut, says } = entry;
    const planned = new Planned(entry);
    const { isUnsure, known } = this.#match(entry, reserved);
    if (known === undefined && leftOut !== undefined) {
      const name = shownName(says.name ?? {});
      this.rows.push(
        planned.row({
          what: "dish",
          name,
          id: "",
          isNew: true,
          isLeftOut: true,
          fields: [],
          notes: [leftOut],
        }),
      );
      return [];
    }
    const was = known === undefined ? undefined : this.#all.get(known);
    const id = known ?? this.#ids.add(entry.id);
    this.#ids.call(entry.id, id);
    const said = this.#others.categories.of(entry.category, entry, planned);
    const category_id = said ?? was?.category_id ?? this.#categoryOf(entry, planned);
    const [cell, reason] =
      entry.id === "" ? (["name_ja", "double_name"] as const) : (["id", "double_id"] as const);
    const before = this.#seen.before(id, at);
    // A row without an id is known by its name alone.
    const key = JSON.stringify([category_id, nameKey(says.name ?? {}), says.reading ?? ""]);
    const twin = this.#names.before(key, at);
    if (before !== undefined) planned.refuse(cell, reason, before);
    else if (entry.id === "" && (twin !== undefined || isUnsure))
      planned.refuse("name_ja", "double_name", twin);
    if (was === undefined) this.#all.set(id, { ...this.#start, id, category_id });
    if (was === undefined && this.#all.size > MOST_DISHES)
      planned.refuse("", "too_many_dishes", `${MOST_DISHES}`);
    return [{ entry, planned, id, category_id, was }];
  }

  #categoryOf(entry: DishEntry, planned: Planned): string {
    if (entry.category !== undefined && entry.category.id === "")
      return this.#others.categories.others(entry, planned);
    if (planned.findings.length === 0) planned.refuse("category_id", "category_missing");
    return "";
  }

  #read({ category_id, entry, id, planned, was }: Met): void {
    const { says } = entry;
    const start = was ?? { ...this.#start, id };
    const { about, allergens, name, ...rest } = says;
    const dish: MenuDish = {
      ...withSaid(start, rest),
      category_id,
      name: mergedText(start.name, name),
      about: mergedText(start.about, about),
      allergens: withSaid(start.allergens, allergens ?? {}),
    };
    if (shownName(dish.name) === "") planned.refuse("name_ja", "no_name");
    if (was === undefined && says.price === undefined) planned.refuse("price", "price_missing");
    this.#all.set(id, { ...dish, ...this.#named(dish, entry, planned) });
  }

  /** What a dish names by ids: groups, its course, what goes well with it. */
  #named(dish: MenuDish, { modifiers, says, variations }: DishEntry, planned: Planned): Partial<MenuDish> {
    const { groups: known } = this.#others;
    const groups = (says.groups ?? dish.groups).flatMap((word) => {
      const id = says.groups === undefined ? word : known.find(word);
      if (id === undefined) planned.refuse("groups", "group_unknown", word);
      return id ?? [];
    });
    if (variations !== undefined) {
      const own = groups.find(
        (id) => nameKey(known.get(id)?.name ?? {}) === nameKey(variations.says.name ?? {}),
      );
      const put = known.putOwn(variations, own);
      if (put !== undefined && own === undefined) groups.unshift(put);
    }
    const sets = modifiers.flatMap(({ has, name }) => {
      const id = known.find(name);
      return id === undefined ? [] : [{ has, id }];
    });
    const more = sets.filter(({ has, id }) => has && !groups.includes(id)).map(({ id }) => id);
    const gone = sets.filter(({ has }) => !has).map(({ id }) => id);
    const course = says.course_id;
    const course_id = typeof course === "string" ? this.#find(course, "course_id", planned) : dish.course_id;
    const goes_with = says.goes_with?.flatMap((word) => this.#find(word, "goes_with", planned) ?? []);
    return {
      groups: [...groups.filter((id) => !gone.includes(id)), ...more],
      course_id,
      goes_with: goes_with ?? dish.goes_with,
    };
  }

  #find(word: string, field: "course_id" | "goes_with", planned: Planned): string | null {
    const id = this.#ids.find(word);
    if (id === undefined)
      planned.refuse(field, field === "course_id" ? "course_unknown" : "dish_unknown", word);
    return id ?? null;
  }

  #outcome({ entry, id, planned, was }: Met): ImportRow {
    const is = this.#all.get(id) ?? NEW_DISH;
    const isNew = was === undefined;
    const fields = isNew ? [] : changedFields(was, is);
    const notes = [...this.#notes(entry), ...entry.notes];
    return planned.row({ what: "dish", name: shownName(is.name), id, isNew, fields, notes });
  }

  #notes({ modifiers }: DishEntry): readonly RowNote[] {
    return modifiers.some(({ has, name }) => has && this.#others.groups.find(name) === undefined)
      ? ["modifier_unknown"]
      : [];
  }
}

/** What a dish is found by: with its reading, and by its name alone; in its category, and where none is said. */
function keysOf(
  category_id: string | undefined,
  name: string,
  reading: string | undefined,
): readonly string[] {
  const read = reading === undefined ? [] : [reading];
  const keys = [read, []].flatMap((each) =>
    [category_id ?? [], []].map((of) => JSON.stringify([of, name, each])),
  );
  return [...new Set(keys)];
}
