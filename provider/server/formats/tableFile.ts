import { CSV_MARK, csvLine } from "./csv.ts";
import { type Cell, xlsxOf } from "./xlsx.ts";

/** A file of one table: what it is, and its parts as they are read. */
export interface TableFile {
  readonly type: string;
  readonly parts: AsyncIterable<Uint8Array<ArrayBuffer> | string>;
}

/** A table for spreadsheets: as comma-separated values, or as a workbook. */
export function tableFile(
  kind: "csv" | "xlsx",
  head: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): TableFile {
  return kind === "csv"
    ? { type: "text/csv; charset=utf-8", parts: csvOf(head, rows) }
    : {
        type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        parts: xlsxOf(head, rows),
      };
}

async function* csvOf(head: readonly string[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(head);
  for await (const row of rows)
    yield csvLine(row.map((cell) => (typeof cell === "object" ? cell.wall : cell)));
}

/** Writes moments by the clock on a store's wall: 2026-11-21 12:00:00. */
export function wallClock(timeZone: string): (at: Date) => string {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });
  return (at) => format.format(at);
}
