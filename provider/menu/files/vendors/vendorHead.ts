import type { DishEntry, MenuRead } from "../entry.ts";
import type { Finding } from "../finding.ts";
import { headOf, type Head, type ReadRow } from "../read/row.ts";
import type { Table } from "../read/table.ts";
import { folded } from "../values/words.ts";
import { isYes } from "./variants.ts";

/** Titles of another program's file, by what they say; older and newer ones alike. */
export type Titles = Readonly<Record<string, readonly string[]>>;

/** A table with the head that was recognized in it. */
export interface VendorTable {
  readonly table: Table;
  readonly head: Head;
}

/** The head of a table of such titles, if all that it cannot do without are there, in whatever row they begin. */
export function vendorTable(
  table: Table,
  titles: Titles,
  needed: readonly string[],
): VendorTable | undefined {
  const byTitle = new Map(
    Object.entries(titles).flatMap(([key, names]) =>
      names.map((name): [string, string] => [folded(name), key]),
    ),
  );
  for (const row of table.rows.slice(0, 5)) {
    const head = headOf(row, (title) => byTitle.get(folded(title)));
    if (needed.every((key) => head.places.has(key))) return { table, head };
  }
  return undefined;
}

/**
 * Columns of sets of modifiers, one each, with Y or N: reads from a dish's rows which it has. What is in a set stands in no
 * such file.
 */
export function modifiersOf(head: Head, title: RegExp): (rows: readonly ReadRow[]) => DishEntry["modifiers"] {
  const columns = head.titles.flatMap((each, place) => {
    const name = title.exec(each.trim())?.[1]?.trim();
    return name === undefined ? [] : [{ place, name }];
  });
  return (rows) =>
    columns.map(({ name, place }) => ({ name, has: rows.some((row) => isYes(row.cellAt(place))) }));
}

/** Reads items, each from the rows that are its variations: one with a fault in any of them is told of, and not taken. */
export function itemsIn(
  items: Iterable<readonly ReadRow[]>,
  read: (first: ReadRow, rows: readonly ReadRow[]) => DishEntry,
): Pick<MenuRead, "entries" | "findings"> {
  const entries: DishEntry[] = [];
  const findings: Finding[] = [];
  for (const rows of items) {
    const [first] = rows;
    if (first === undefined) continue;
    const entry = read(first, rows);
    const faults = rows.flatMap((row) => row.findings);
    if (faults.length > 0) findings.push(...faults);
    else entries.push(entry);
  }
  return { entries, findings };
}
