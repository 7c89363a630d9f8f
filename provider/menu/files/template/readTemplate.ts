import type { GroupEntry, MenuEntry, MenuRead, OptionEntry } from "../entry.ts";
import type { Finding } from "../finding.ts";
import { headOf, type Head, type ReadRow, rowsBelow } from "../read/row.ts";
import type { Table } from "../read/table.ts";
import { folded } from "../values/words.ts";
import { columnOf, type Kind, KIND_WORDS, KINDS, SHEET_NAMES } from "./columns.ts";
import { categoryIn, dishIn, groupIn, optionIn } from "./readRows.ts";

/** A table of our own: of one kind of rows, or of rows that each say theirs. */
export interface TemplateTable {
  readonly table: Table;
  readonly head: Head;
  readonly kind: Kind | "each";
}

/** Whether a table is one of ours, by its titles; undefined: it is not. */
export function templateTable(table: Table): TemplateTable | undefined {
  const [first] = table.rows;
  if (first === undefined) return undefined;
  const head = headOf(first, columnOf);
  const has = (key: string) => head.places.has(key);
  const hasName = ["name_ja", "name_en", "name_zh", "name_tw", "name_ko"].some(has);
  if (!hasName) return undefined;
  if (has("kind")) return { table, head, kind: "each" };
  const named = KINDS.find((kind) =>
    Object.values(SHEET_NAMES[kind]).some((name) => folded(name) === folded(table.name)),
  );
  if (named !== undefined) return { table, head, kind: named };
  if (has("group_id")) return { table, head, kind: "option" };
  // A list of names and prices is a menu.
  if (has("price")) return { table, head, kind: "dish" };
  return has("id") ? { table, head, kind: "category" } : undefined;
}

/** Reads tables of our own. */
export function readTemplate(tables: readonly TemplateTable[]): MenuRead {
  const entries: MenuEntry[] = [];
  const findings: Finding[] = [];
  const groups = new Groups();
  for (const { head, kind, table } of tables)
    for (const row of rowsBelow(table, head)) {
      const entry = entryIn(row, kind === "each" ? kindIn(row) : kind, groups);
      if (row.findings.length > 0) findings.push(...row.findings);
      else if (entry !== undefined) entries.push(entry);
    }
  return { format: "template", entries: [...entries, ...groups.entries], findings };
}

function entryIn(row: ReadRow, kind: Kind | undefined, groups: Groups): MenuEntry | undefined {
  if (kind === "category") return categoryIn(row);
  if (kind === "dish") return dishIn(row);
  if (kind === "option") groups.add(row);
  return undefined;
}

function kindIn(row: ReadRow): Kind | undefined {
  const word = folded(row.text("kind"));
  const kind = KINDS.find((each) =>
    [each, ...Object.values(KIND_WORDS[each])].some((name) => folded(name) === word),
  );
  if (kind === undefined) row.refuse("kind", "kind_missing", row.text("kind").slice(0, 60));
  return kind;
}

/** Rows of options, gathered to the groups that they are of. */
class Groups {
  readonly #groups = new Map<string, { readonly first: GroupEntry; readonly options: OptionEntry[] }>();

  get entries(): readonly GroupEntry[] {
    return [...this.#groups.values()].map(({ first, options }) => ({ ...first, options }));
  }

  add(row: ReadRow): void {
    const { id, says } = groupIn(row);
    const option = optionIn(row);
    const { cells, at } = row;
    // Without an id a group is known by its name.
    const key = id === "" ? `name ${says.name.ja ?? Object.values(says.name)[0] ?? ""}` : `id ${id}`;
    if (key === "name ") row.refuse("group_id", "id_missing");
    const known = this.#groups.get(key);
    if (known !== undefined && isOther(known.first.says, says)) row.refuse("group_id", "group_differs", id);
    if (row.findings.length > 0) return;
    if (known === undefined) {
      const first: GroupEntry = { kind: "group", at, cells, notes: [], id, says, options: [] };
      this.#groups.set(key, { first, options: [option] });
    } else known.options.push(option);
  }
}

/** Whether a later row of a group says something else of it than its first; what it leaves empty it does not say. */
function isOther(first: GroupEntry["says"], later: GroupEntry["says"]): boolean {
  const names = Object.entries(later.name ?? {});
  const former: ReadonlyMap<string, string | undefined> = new Map(Object.entries(first.name ?? {}));
  return (
    names.some(([language, name]) => name !== "" && name !== former.get(language)) ||
    (later.need !== undefined && later.need !== first.need) ||
    (later.most !== undefined && later.most !== first.most)
  );
}
