import { CsvError, parse } from "csv-parse/sync";
import { RefusedFile } from "../finding.ts";
import { type CellFault, MOST_CHARACTERS, MOST_COLUMNS, MOST_ROWS, type Table } from "./table.ts";

const DELIMITERS = [",", "\t", ";"] as const;

/**
 * A file of separated values as a table: commas, tabs or semicolons, whichever its first line has most of; quotes as
 * spreadsheets write them, line breaks of any kind.
 * @throws RefusedFile where a quote is not closed, or there is too much of it
 */
export function readCsv(text: string): Table {
  let records: string[][];
  try {
    records = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MOST_COLUMNS * MOST_CHARACTERS,
      to: MOST_ROWS + 1,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new RefusedFile("broken_csv", `${error["lines"] ?? ""}`);
    throw error;
  }
  if (records.length > MOST_ROWS) throw new RefusedFile("too_many_rows", `${MOST_ROWS}`);
  return { name: "", rows: records.map((record, index) => rowOf(record, index + 1)) };
}

function rowOf(record: readonly string[], at: number) {
  const cells = record.slice(0, MOST_COLUMNS).map(asWritten);
  const faults = new Map<number, CellFault>();
  for (const [place, cell] of cells.entries())
    if (cell.length > MOST_CHARACTERS) faults.set(place, "too_long");
  return { at, cells, faults };
}

/** Of text that a spreadsheet would take for a formula, the mark before it goes that says it is none. */
const asWritten = (cell: string) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell).trim();

function delimiterOf(text: string): string {
  const [first = ""] = text.split(/[\r\n]/, 1);
  const plain = first.replaceAll(/"[^"]*"/g, "");
  const counts = DELIMITERS.map((each) => plain.split(each).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}
