import { NO_TEXT } from "#domain/menu/document/menuTexts.ts";
import { type MenuCategory, MOST_CATEGORIES } from "#contract/menuDocument.ts";
import type { CategoryEntry, CategoryOf, DishEntry } from "../entry.ts";
import { type ImportRow, Planned, Seen } from "./draft.ts";
import { Ids, type Naming } from "./ids.ts";
import { changedFields, mergedText, nameKey, shownName, withSaid } from "./merge.ts";

/** Where dishes go of which a file names no category. */
const OTHERS = { ja: "その他", zh: "其他", tw: "其他", en: "Other", ko: "기타" };

/** The categories of a menu, with what a file says of them. */
export class Categories {
  readonly rows: ImportRow[] = [];
  readonly #all: Map<string, MenuCategory>;
  readonly #ids: Ids;
  readonly #byName = new Map<string, string>();
  readonly #seen = new Seen();

  constructor(known: readonly MenuCategory[], naming: Naming, keepsIds: boolean) {
    this.#all = new Map(known.map((each) => [each.id, each]));
    this.#ids = new Ids(this.#all.keys(), naming, keepsIds);
    for (const each of known) this.#name(each);
  }

  get all(): MenuCategory[] {
    return [...this.#all.values()];
  }

  /** Takes rows of categories. Those that the menu has by their id are nobody else's by their name. */
  take(entries: readonly CategoryEntry[]): void {
    const reserved = new Set(entries.flatMap(({ id }) => this.#ids.find(id) ?? []));
    for (const entry of entries) this.#take(entry, reserved);
  }

  #take({ at, cells, id, notes, says }: CategoryEntry, reserved: ReadonlySet<string>): void {
    const planned = new Planned({ at, cells });
    const byName = this.#byName.get(nameKey(says.name ?? {}));
    // Of a row with an id that is not known, only what was there before the file came.
    const same =
      byName !== undefined && !reserved.has(byName) && (id === "" || !this.#seen.has(byName))
        ? byName
        : undefined;
    const known = this.#ids.find(id) ?? same;
    const was = known === undefined ? undefined : this.#all.get(known);
    const is = withSaid(
      { ...(was ?? { id: known ?? "", name: NO_TEXT, reading: "" }) },
      { name: mergedText(was?.name ?? NO_TEXT, says.name), reading: says.reading },
    );
    if (shownName(is.name) === "") planned.refuse("name_ja", "no_name");
    const before = known === undefined ? undefined : this.#seen.before(known, at);
    if (before !== undefined)
      planned.refuse(id === "" ? "name_ja" : "id", id === "" ? "double_name" : "double_id", before);
    if (was === undefined && this.#all.size >= MOST_CATEGORIES)
      planned.refuse("", "too_many_categories", `${MOST_CATEGORIES}`);
    const isFine = planned.findings.length === 0;
    const own = known ?? (isFine ? this.#ids.add(id) : "");
    if (isFine) {
      this.#ids.call(id, own);
      if (known === undefined) this.#seen.before(own, at);
      this.#all.set(own, { ...is, id: own });
      this.#name({ ...is, id: own });
    }
    const fields = changedFields(was ?? is, is);
    this.rows.push(
      planned.row({
        what: "category",
        name: shownName(is.name),
        id: own,
        isNew: was === undefined,
        fields,
        notes,
      }),
    );
  }

  /** The category that a dish says it is of, if there is one. */
  find(category: CategoryOf | undefined): string | undefined {
    return this.#ids.find(category?.id ?? "") ?? this.#byName.get(nameKey(category?.name ?? {}));
  }

  /** The category that a dish says it is of; one that is named, and not there, is made. Undefined: it says none. */
  of(category: CategoryOf | undefined, dish: DishEntry, planned: Planned): string | undefined {
    if (category === undefined) return undefined;
    const known = this.find(category);
    if (known !== undefined) return known;
    const { id, name } = category;
    if (shownName(name) !== "") return this.#make(category, dish, planned);
    if (id !== "") planned.refuse("category_id", "category_unknown", id);
    return undefined;
  }

  /** Where a new dish goes that is of no category. */
  others(dish: DishEntry, planned: Planned): string {
    return (
      this.#byName.get(nameKey(OTHERS)) ?? this.#make({ id: "", name: OTHERS, notes: [] }, dish, planned)
    );
  }

  #make({ id, name, notes }: CategoryOf, { at, cells }: DishEntry, planned: Planned): string {
    if (this.#all.size >= MOST_CATEGORIES)
      planned.refuse("category", "too_many_categories", `${MOST_CATEGORIES}`);
    const made: MenuCategory = { id: this.#ids.add(id), name: mergedText(NO_TEXT, name), reading: "" };
    this.#all.set(made.id, made);
    this.#name(made);
    const outcome = {
      what: "category",
      name: shownName(name),
      id: made.id,
      isNew: true,
      fields: [],
      notes,
    } as const;
    this.rows.push(new Planned({ at, cells }).row(outcome));
    return made.id;
  }

  #name({ id, name }: MenuCategory): void {
    const key = nameKey(name);
    if (key !== "" && !this.#byName.has(key)) this.#byName.set(key, id);
  }
}
