/** What is wrong with a cell by itself. */
export type CellFault = "formula" | "error_value" | "too_long";

/** A row as the file has it. */
export interface TableRow {
  /** As a spreadsheet counts: from 1. */
  readonly at: number;
  readonly cells: readonly string[];
  /** By the place of the cell. */
  readonly faults: ReadonlyMap<number, CellFault>;
}

/** A sheet of a workbook, or all of a file of one table. */
export interface Table {
  /** Name of the sheet; empty in a file of one table. */
  readonly name: string;
  readonly rows: readonly TableRow[];
}

/** Most rows of a file, of all its sheets. */
export const MOST_ROWS = 50_000;
/** Most columns that are read: Square gives each location, modifier and tax some. */
export const MOST_COLUMNS = 400;
/** Most characters of a cell: the longest text of a menu, and room for a list of ids. */
export const MOST_CHARACTERS = 8_000;

/** A column as spreadsheets name it: A, B, … Z, AA. */
export function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last;
}
