import type { MenuLanguage } from "#contract/menuDocument.ts";
import { RefusedFile } from "#provider/menu/files/finding.ts";
import { readCsv } from "#provider/menu/files/read/csv.ts";
import { openFile } from "#provider/menu/files/read/openFile.ts";
import { type Head, headOf, rowsBelow } from "#provider/menu/files/read/row.ts";
import type { Table } from "#provider/menu/files/read/table.ts";
import { columnOf } from "./textFile.ts";

/** A row of a file of texts. */
export interface TextRow {
  /** As a spreadsheet counts: from 1. */
  readonly row: number;
  readonly key: string;
  readonly original: string;
  readonly translation: string;
  /** What is wrong with one of its cells. */
  readonly fault: "formula" | "error_value" | "too_long" | null;
}

/** Translations are in another language than the one that they were brought for. */
export class OtherLanguage extends Error {
  override name = "OtherLanguage";
  readonly language: MenuLanguage;
  constructor(language: MenuLanguage) {
    super(`The file is in ${language}`);
    this.language = language;
  }
}

/**
 * Reads a file of texts that was filled in.
 * @throws RefusedFile for one that is none, or cannot be read
 * @throws OtherLanguage for one whose translations are in another language
 */
export function readTextFile(bytes: Uint8Array, language: MenuLanguage): readonly TextRow[] {
  const opened = openFile(bytes);
  const tables = opened.kind === "workbook" ? opened.tables : [readCsv(opened.text)];
  const found = tables.flatMap((table) => {
    const head = textHead(table);
    return head === null ? [] : [{ table, head }];
  });
  if (found.length === 0) {
    const titles = tables[0]?.rows[0]?.cells.filter(Boolean).slice(0, 8).join(", ");
    throw new RefusedFile("unknown_columns", titles);
  }
  const rows = found.flatMap(({ head, table }) => rowsIn(table, head, language));
  if (rows.length === 0) throw new RefusedFile("no_rows");
  return rows;
}

/** The first row that has a text's name and its translation. */
function textHead(table: Table): Head | null {
  for (const row of table.rows.slice(0, 10)) {
    const head = headOf(row, (title) => columnOf(title)?.column);
    if (head.places.has("id") && head.places.has("translation")) return head;
  }
  return null;
}

function rowsIn(table: Table, head: Head, language: MenuLanguage): TextRow[] {
  const title = head.titles[head.places.get("translation") ?? 0] ?? "";
  const said = columnOf(title)?.language ?? null;
  if (said !== null && said !== language) throw new OtherLanguage(said);
  return rowsBelow(table, head).map((row): TextRow => {
    const [key, original, translation] = [row.text("id"), row.text("original"), row.text("translation")];
    const fault = row.findings.map(({ reason }) => reason).find(isCellFault) ?? null;
    return { row: row.at.row, key, original: plain(original), translation: plain(translation), fault };
  });
}

const isCellFault = (reason: string): reason is NonNullable<TextRow["fault"]> =>
  reason === "formula" || reason === "error_value" || reason === "too_long";

/** Programs for spreadsheets have line breaks of their own. */
export const plain = (text: string): string => text.replaceAll(/\r\n?/g, "\n").trim();
