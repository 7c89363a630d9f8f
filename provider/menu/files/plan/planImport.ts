import * as z from "zod/mini";
import type { ImportChoices } from "#contract/calls/desk/menuFile.ts";
import { MenuDocument } from "#contract/menuDocument.ts";
import { checkMenu } from "#domain/menu/document/checkMenu.ts";
import type { CategoryEntry, DishEntry, GroupEntry, MenuFormat, MenuRead } from "../entry.ts";
import type { Finding } from "../finding.ts";
import { USUAL_CHOICES, withTax } from "./choices.ts";
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
export function planImport(
  existing: MenuDocument,
  given: MenuRead,
  naming: Naming,
  choices: ImportChoices = USUAL_CHOICES,
): ImportPlan {
  const read = withTax(given, choices.added_tax);
  const keepsIds = OURS.includes(read.format);
  const categories = new Categories(existing.categories, naming, keepsIds);
  const groups = new Groups(existing.groups, naming);
  const dishes = new Dishes(existing.dishes, naming, keepsIds, { categories, groups, choices });
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
            cells: {},
          },
        ];
  });
}

/** The cells in which fields stand that have other names. */
const CELLS: Readonly<Record<string, string>> = {
  name: "name_ja",
  when: "hours",
  options: "group_id",
  discount_type: "discount",
  tax_class: "tax",
  course_time: "course_last_order",
};

interface Fault {
  readonly path: readonly PropertyKey[];
  readonly reason: Finding["reason"];
  readonly about: string;
}

/** What neither the contract nor the menu's editor would take is refused, at the row that brought it. */
function checkedRows(rows: readonly ImportRow[], document: MenuDocument): readonly ImportRow[] {
  const read = z.safeParse(MenuDocument, document);
  const faults: readonly Fault[] = read.success
    ? checkMenu(document).map(({ fault, path, value = "" }) => ({ path, reason: fault, about: `${value}` }))
    : read.error.issues.map(({ path }) => ({ path, reason: "not_understood", about: "" }));
  const byId = Map.groupBy(faults, ({ path: [list, place] }) => {
    const lists = { categories: "category", groups: "group", dishes: "dish" } as const;
    const kind = list === "categories" || list === "groups" || list === "dishes" ? list : "dishes";
    return `${lists[kind]} ${document[kind][Number(place)]?.id}`;
  });
  return rows.map((row): ImportRow => {
    const own = byId.get(`${row.what} ${row.id}`) ?? [];
    const findings = own.map(({ about, path, reason }): Finding => {
      const [field = "", list = ""] = path.slice(2).map(String);
      const { column = "", title = field } =
        row.cells[field === "allergens" ? list : (CELLS[field] ?? field)] ?? {};
      return { at: row.at, column, title, reason, about };
    });
    return findings.length === 0
      ? row
      : { ...row, id: "", state: "refused", fields: [], findings, notes: [] };
  });
}

/** As the file has them; of the same row, what was made for it comes first. */
function inOrder(rows: readonly ImportRow[]): readonly ImportRow[] {
  const sheets = [...new Set(rows.map(({ at }) => at.sheet))];
  const place = ({ at }: ImportRow) => sheets.indexOf(at.sheet);
  return rows.toSorted((one, other) => place(one) - place(other) || one.at.row - other.at.row);
}
