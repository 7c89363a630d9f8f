import type { MenuDocument } from "#contract/menuDocument.ts";
import { CSV_MARK, csvLine } from "#provider/server/formats/csv.ts";
import { type SheetTable, workbookOf } from "#provider/server/formats/xlsx.ts";
import type { FileLanguage } from "../values/words.ts";
import {
  ALL_COLUMNS,
  CATEGORY_COLUMNS,
  type ColumnKey,
  DISH_COLUMNS,
  type Kind,
  OPTION_COLUMNS,
  SHEET_NAMES,
  titleOf,
} from "./columns.ts";
import { type RowCells, rowsOf } from "./rowsOf.ts";
import { writeYaml } from "./yaml.ts";

export const FILE_KINDS = ["xlsx", "csv", "yaml"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** All of a menu as a file of our own, which an import takes as it is: the same menu is the same bytes. */
export async function writeMenuFile(
  menu: MenuDocument,
  kind: FileKind,
  language: FileLanguage,
): Promise<Uint8Array> {
  if (kind === "yaml") return Buffer.from(writeYaml(menu));
  return kind === "csv" ? Buffer.from(csvText(menu, language)) : workbook(menu, language);
}

function csvText(menu: MenuDocument, language: FileLanguage): string {
  const { category, dish, option } = rowsOf(menu, language);
  const head = ALL_COLUMNS.map((key) => titleOf(key, language));
  const lines = [...category, ...option, ...dish].map((row) => csvLine(cellsOf(row, ALL_COLUMNS, forCsv)));
  return CSV_MARK + csvLine(head) + lines.join("");
}

async function workbook(menu: MenuDocument, language: FileLanguage): Promise<Uint8Array> {
  const { category, dish, option } = rowsOf(menu, language);
  const sheet = (kind: Kind, columns: readonly ColumnKey[], rows: readonly RowCells[]): SheetTable => ({
    name: SHEET_NAMES[kind][language],
    head: columns.map((key) => titleOf(key, language)),
    rows: rows.map((row) => cellsOf(row, columns, forXml)),
  });
  const sheets = [
    sheet("category", CATEGORY_COLUMNS, category),
    sheet("dish", DISH_COLUMNS, dish),
    sheet("option", OPTION_COLUMNS, option),
  ];
  const parts: Uint8Array[] = [];
  for await (const part of workbookOf(sheets)) parts.push(part);
  return Buffer.concat(parts);
}

const cellsOf = (row: RowCells, columns: readonly ColumnKey[], text: (words: string) => string) =>
  columns.map((key) => {
    const cell = row[key] ?? "";
    return typeof cell === "number" ? cell : text(cell);
  });

/** The mark that says "no formula" is put before such a mark as well, so that reading takes away the one that was put. */
const forCsv = (words: string) => (/^'+[=+\-@\t\r]/.test(words) ? `'${words}` : words);

/** Characters that XML has no place for, or changes, as workbooks write them; and what looks like them. */
function forXml(words: string): string {
  return words
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
    .replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, coded);
}

const coded = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
