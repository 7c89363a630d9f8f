import type { Cells } from "../entry.ts";
import type { Finding, Place, RowFault } from "../finding.ts";
import { letterOf, type Table, type TableRow } from "./table.ts";

/** The columns of a table by what they say, with their titles. */
export interface Head {
  readonly at: number;
  readonly places: ReadonlyMap<string, number>;
  readonly titles: readonly string[];
  readonly cells: Cells;
}

/** A head of columns: of two that say the same, the first. */
export function headOf(row: TableRow, keyOf: (title: string) => string | undefined): Head {
  const places = new Map<string, number>();
  for (const [place, title] of row.cells.entries()) {
    const key = keyOf(title);
    if (key !== undefined && !places.has(key)) places.set(key, place);
  }
  const named = [...places].map(([key, place]) => [
    key,
    { column: letterOf(place), title: row.cells[place] ?? "" },
  ]);
  return { at: row.at, places, titles: row.cells, cells: Object.fromEntries(named) };
}

/** A row that is being read; what is wrong with it is collected. */
export class ReadRow {
  readonly at: Place;
  readonly cells: Cells;
  readonly findings: Finding[] = [];
  readonly #row: TableRow;
  readonly #head: Head;

  constructor(table: Table, head: Head, row: TableRow) {
    this.at = { sheet: table.name, row: row.at };
    this.cells = head.cells;
    this.#row = row;
    this.#head = head;
  }

  /** Whether the file has such a column at all. */
  has(key: string): boolean {
    return this.#head.places.has(key);
  }

  /** What a cell says; empty where there is no such column. A cell that cannot be read refuses its row. */
  text(key: string, most = Infinity): string {
    const place = this.#head.places.get(key);
    if (place === undefined) return "";
    const fault = this.#row.faults.get(place);
    if (fault !== undefined) this.refuse(key, fault);
    const text = this.#row.cells[place] ?? "";
    if (text.length > most) this.refuse(key, "too_long", `${most}`);
    return text;
  }

  /** What a cell says, by its place: of columns that have names in their titles. */
  cellAt(place: number): string {
    return this.#row.cells[place] ?? "";
  }

  /** What a cell says, as `read` understands it; undefined where it is empty, or refused. */
  value<T>(key: string, read: (text: string) => T | undefined, reason: RowFault): T | undefined {
    const text = this.text(key);
    if (text === "" || this.isAtFault(key)) return undefined;
    const value = read(text);
    if (value === undefined) this.refuse(key, reason, text.slice(0, 60));
    return value;
  }

  refuse(key: string, reason: RowFault, about = ""): void {
    const { column = "", title = "" } = this.cells[key] ?? {};
    if (!this.findings.some((each) => each.column === column && each.reason === reason))
      this.findings.push({ at: this.at, column, title, reason, about });
  }

  isAtFault(key: string): boolean {
    return this.findings.some(({ column }) => column === this.cells[key]?.column);
  }
}

/** The rows below a head that have something in them. */
export function rowsBelow(table: Table, head: Head): readonly ReadRow[] {
  return table.rows
    .filter((row) => row.at > head.at && (row.faults.size > 0 || row.cells.some((cell) => cell !== "")))
    .map((row) => new ReadRow(table, head, row));
}
