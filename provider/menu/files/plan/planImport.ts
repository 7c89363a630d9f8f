import * as z from "zod/mini";
import { MenuDocument } from "#contract/menuDocument.ts";
import type { CategoryEntry, DishEntry, GroupEntry, MenuFormat, MenuRead } from "../entry.ts";
import type { Finding } from "../finding.ts";
import type { ImportPlan, ImportRow } from "./draft.ts";
import type { Naming } from "./ids.ts";
import { Categories } from "./planCategories.ts";
import { Dishes } from "./planDishes.ts";
import { Groups } from "./planGroups.ts";

/** Files whose ids are those of our own. */
const OURS: readonly MenuFormat[] = ["template", "yaml"];

/**
 * What a file would make of a menu, row by row. Things are found by their id, else by category, name and reading; what is
 * not found is new, and stands last. What the file does not say stays as it is. Nothing is taken where a row is refused.
 */
export function planImport(existing: MenuDocument, read: MenuRead, naming: Naming): ImportPlan {
  const keepsIds = OURS.includes(read.format);
  const categories = new Categories(existing.categories, naming, keepsIds);
  const groups = new Groups(existing.groups, naming);
  const dishes = new Dishes(existing.dishes, naming, keepsIds, { categories, groups });
  categories.take(read.entries.filter((entry): entry is CategoryEntry => entry.kind === "category"));
  groups.take(read.entries.filter((entry): entry is GroupEntry => entry.kind === "group"));
  dishes.take(read.entries.filter((entry): entry is DishEntry => entry.kind === "dish"));

  const document = { categories: categories.all, groups: groups.all, dishes: dishes.all };
  const planned = [...unreadRows(read.findings), ...categories.rows, ...groups.rows, ...dishes.rows];
  const checked = planned.some(({ state }) => state === "refused") ? planned : checkedRows(planned, document);
  const rows = inOrder(checked);
  return { document: rows.some(({ state }) => state === "refused") ? null : document, rows };
}

/** Rows that could not be read, each once, with all that is wrong with it. */
function unreadRows(findings: readonly Finding[]): readonly ImportRow[] {
  const byRow = Map.groupBy(findings, ({ at }) => JSON.stringify([at.sheet, at.row]));
  return [...byRow.values()].flatMap((own): ImportRow[] => {
    const [first] = own;
    return first === undefined
      ? []
      : [
          {
            at: first.at,
            what: undefined,
            name: "",
            id: "",
            state: "refused",
            fields: [],
            findings: own,
            notes: [],
          },
        ];
  });
}

/** What the contract does not take is refused, at the row that brought it. */
function checkedRows(rows: readonly ImportRow[], document: MenuDocument): readonly ImportRow[] {
  const read = z.safeParse(MenuDocument, document);
  if (read.success) return rows;
  const faults = read.error.issues.map(({ path: [list, place, ...rest] }) => {
    const lists: readonly { readonly id: string }[] =
      list === "dishes" ? document.dishes : list === "groups" ? document.groups : document.categories;
    return { id: lists[Number(place)]?.id, title: rest.join(".") };
  });
  return rows.map((row): ImportRow => {
    const findings = faults
      .filter(({ id }) => id === row.id)
      .map(({ title }): Finding => ({ at: row.at, column: "", title, reason: "not_understood", about: "" }));
    return findings.length === 0 ? row : { ...row, state: "refused", fields: [], findings };
  });
}

/** As the file has them; of the same row, what was made for it comes first. */
function inOrder(rows: readonly ImportRow[]): readonly ImportRow[] {
  const sheets = [...new Set(rows.map(({ at }) => at.sheet))];
  const place = ({ at }: ImportRow) => sheets.indexOf(at.sheet);
  return rows.toSorted((one, other) => place(one) - place(other) || one.at.row - other.at.row);
}
