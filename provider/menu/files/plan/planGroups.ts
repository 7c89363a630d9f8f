import { NO_TEXT } from "#domain/menu/document/menuTexts.ts";
import { OptionNeed } from "#contract/enumerations.ts";
import { type MenuGroup, type MenuOption, MOST_GROUPS, MOST_OPTIONS } from "#contract/menuDocument.ts";
import { isNothing, NOTHING_STATED } from "#domain/menu/allergenStates.ts";
import type { GroupEntry, OptionEntry } from "../entry.ts";
import { type ImportRow, Planned, Seen } from "./draft.ts";
import { Ids, type Naming } from "./ids.ts";
import { changedFields, mergedText, nameKey, shownName, withSaid } from "./merge.ts";

/** The groups of options of a menu, with what a file says of them. */
export class Groups {
  readonly rows: ImportRow[] = [];
  readonly #all: Map<string, MenuGroup>;
  readonly #naming: Naming;
  readonly #ids: Ids;
  readonly #seen = new Seen();

  constructor(known: readonly MenuGroup[], naming: Naming) {
    this.#all = new Map(known.map((each) => [each.id, each]));
    // Groups and options are their store's own, whoever numbered them.
    this.#naming = { ...naming, isTaken: () => false };
    this.#ids = new Ids(this.#all.keys(), this.#naming, true);
  }

  get all(): MenuGroup[] {
    return [...this.#all.values()];
  }

  get(id: string): MenuGroup | undefined {
    return this.#all.get(id);
  }

  /** The group that a cell names by its id, else by its name where only one is called so. */
  find(word: string): string | undefined {
    const known = this.#ids.find(word);
    if (known !== undefined) return known;
    const called = this.#called(word);
    return called.length === 1 ? called[0] : undefined;
  }

  /** Takes the rows of shared groups: found by their id, else by their name. */
  take(entries: readonly GroupEntry[]): void {
    const reserved = new Set(entries.flatMap(({ id }) => this.#ids.find(id) ?? []));
    for (const entry of entries) {
      const called = this.#called(shownName(entry.says.name ?? {})).filter(
        (id) => !reserved.has(id) && (entry.id === "" || !this.#seen.has(id)),
      );
      const known = this.#ids.find(entry.id) ?? called[0];
      this.#put(entry, known, known === undefined ? undefined : this.#seen.before(known, entry.at));
    }
  }

  /** Takes a dish's own group, which others may share: of one that is there, else a new one; undefined: it is refused. */
  putOwn(entry: GroupEntry, known: string | undefined): string | undefined {
    return this.#put(entry, known, undefined);
  }

  #put(entry: GroupEntry, known: string | undefined, before: string | undefined): string | undefined {
    const { id, notes, says } = entry;
    const planned = new Planned(entry);
    const was = known === undefined ? undefined : this.#all.get(known);
    const empty: MenuGroup = {
      id: known ?? "",
      name: NO_TEXT,
      need: OptionNeed.optional,
      most: 1,
      options: [],
    };
    const head = withSaid(was ?? empty, {
      name: mergedText(was?.name ?? NO_TEXT, says.name),
      need: says.need,
      most: says.most,
    });
    if (before !== undefined) planned.refuse("group_id", id === "" ? "double_name" : "double_id", before);
    if (shownName(head.name) === "") planned.refuse("group_name_ja", "no_name");
    if (was === undefined && this.#all.size >= MOST_GROUPS)
      planned.refuse("", "too_many_groups", `${MOST_GROUPS}`);
    const { options, rows } = this.#options(was?.options ?? [], entry.options);
    if (options.length === 0 && rows.length === 0) planned.refuse("group_id", "no_options");
    if (options.length > MOST_OPTIONS) planned.refuse("group_id", "too_many_options", `${MOST_OPTIONS}`);
    const isFine = planned.findings.length === 0 && rows.every(({ state }) => state !== "refused");
    const own = known ?? (isFine ? this.#ids.add(id) : "");
    const is = { ...head, id: own, options };
    if (isFine) {
      this.#ids.call(id, own);
      if (known === undefined) this.#seen.before(own, entry.at);
      this.#all.set(own, is);
    }
    const fields = was === undefined ? [] : changedFields({ ...was, options: [] }, { ...is, options: [] });
    const outcome = {
      what: "group",
      name: shownName(head.name),
      id: own,
      isNew: was === undefined,
      fields,
      notes,
    } as const;
    this.rows.push(planned.row(outcome), ...rows);
    return isFine ? own : undefined;
  }

  #called(name: string): readonly string[] {
    const key = nameKey({ ja: name });
    return key === "" ? [] : this.all.flatMap((each) => (nameKey(each.name) === key ? [each.id] : []));
  }

  #options(known: readonly MenuOption[], entries: readonly OptionEntry[]) {
    const all = new Map(known.map((each) => [each.id, each]));
    const ids = new Ids(all.keys(), this.#naming, true);
    const seen = new Seen();
    const rows = entries.map((entry) => {
      const planned = new Planned(entry);
      const key = nameKey(entry.says.name ?? {});
      const same = [...all.values()].find(
        (each) => nameKey(each.name) === key && (entry.id === "" || !seen.has(each.id)),
      );
      const own = ids.find(entry.id) ?? same?.id;
      const was = own === undefined ? undefined : all.get(own);
      const is = mergedOption(entry, was, planned);
      const before = own === undefined ? undefined : seen.before(own, entry.at);
      if (before !== undefined)
        planned.refuse(
          entry.id === "" ? "name_ja" : "id",
          entry.id === "" ? "double_name" : "double_id",
          before,
        );
      const id = own ?? ids.add(entry.id);
      if (own === undefined) seen.before(id, entry.at);
      all.set(id, { ...is, id });
      const fields = was === undefined ? [] : changedFields(was, { ...is, id });
      const { notes } = entry;
      return planned.row({
        what: "option",
        name: shownName(is.name),
        id,
        isNew: was === undefined,
        fields,
        notes,
      });
    });
    return { options: [...all.values()], rows };
  }
}

function mergedOption({ says }: OptionEntry, was: MenuOption | undefined, planned: Planned): MenuOption {
  const empty: MenuOption = {
    id: "",
    name: NO_TEXT,
    reading: "",
    price: 0,
    is_default: false,
    serving: null,
  };
  const name = mergedText(was?.name ?? NO_TEXT, says.name);
  if (shownName(name) === "") planned.refuse("name_ja", "no_name");
  const { allergens: said = {}, ...rest } = says;
  const stated = withSaid(was?.allergens ?? NOTHING_STATED, said);
  return { ...withSaid(was ?? empty, { ...rest, name }), allergens: isNothing(stated) ? undefined : stated };
}
