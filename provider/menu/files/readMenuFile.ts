import type { MenuRead } from "./entry.ts";
import { RefusedFile } from "./finding.ts";
import { namesIn } from "./read/archive.ts";
import { readCsv } from "./read/csv.ts";
import type { Table } from "./read/table.ts";
import { textIn } from "./read/text.ts";
import { readWorkbook } from "./read/workbook.ts";
import { readTemplate, templateTable } from "./template/readTemplate.ts";
import { isYaml, readYaml } from "./template/yaml.ts";
import { loyverseTable, readLoyverse } from "./vendors/loyverse.ts";
import { readSmaregi, smaregiTable } from "./vendors/smaregi.ts";
import { readSquare, squareTable } from "./vendors/square.ts";

/** Most bytes of a file with a menu. */
const MOST_BYTES = 20 * 1_024 * 1_024;

/** How files begin that are taken for a menu by mistake. */
const OTHERS = [
  { reason: "old_workbook", start: [0xd0, 0xcf, 0x11, 0xe0] },
  { reason: "pdf", start: [0x25, 0x50, 0x44, 0x46] },
  { reason: "picture", start: [0xff, 0xd8, 0xff] },
  { reason: "picture", start: [0x89, 0x50, 0x4e, 0x47] },
  { reason: "picture", start: [0x47, 0x49, 0x46, 0x38] },
  { reason: "picture", start: [0x52, 0x49, 0x46, 0x46] },
] as const;
const ARCHIVE = [0x50, 0x4b];

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Reads a menu out of a file, whatever it is called: what it is, is found out by its content.
 * @throws RefusedFile for one that is no menu, or cannot be read
 */
export function readMenuFile(bytes: Uint8Array): MenuRead {
  if (bytes.length === 0) throw new RefusedFile("empty");
  if (bytes.length > MOST_BYTES) throw new RefusedFile("too_large", `${MOST_BYTES / 1_024 / 1_024} MB`);
  const other = OTHERS.find(({ start }) => startsWith(bytes, start));
  if (other !== undefined) throw new RefusedFile(other.reason);
  if (startsWith(bytes, ARCHIVE)) return menuIn(workbookIn(bytes));
  const text = textIn(bytes);
  return isYaml(text) ? readYaml(text) : menuIn([readCsv(text)]);
}

function workbookIn(bytes: Uint8Array): readonly Table[] {
  if (!namesIn(bytes).includes("xl/workbook.xml")) throw new RefusedFile("other_kind");
  return readWorkbook(bytes);
}

/** What tables say of a menu, by whose titles they have. */
function menuIn(tables: readonly Table[]): MenuRead {
  const filled = tables.filter(({ rows }) => rows.some(({ cells }) => cells.some((cell) => cell !== "")));
  if (filled.length === 0) throw new RefusedFile("empty");
  const read = vendorsIn(filled) ?? ownIn(filled);
  if (read === undefined)
    throw new RefusedFile(
      "unknown_columns",
      filled[0]?.rows[0]?.cells.filter(Boolean).slice(0, 8).join(", "),
    );
  if (read.entries.length + read.findings.length === 0) throw new RefusedFile("no_rows");
  return read;
}

function ownIn(tables: readonly Table[]): MenuRead | undefined {
  const own = tables.flatMap((table) => templateTable(table) ?? []);
  return own.length === 0 ? undefined : readTemplate(own);
}

function vendorsIn(tables: readonly Table[]): MenuRead | undefined {
  for (const table of tables) {
    const smaregi = smaregiTable(table);
    if (smaregi !== undefined) return readSmaregi(smaregi);
    const square = squareTable(table);
    if (square !== undefined) return readSquare(square);
    const loyverse = loyverseTable(table);
    if (loyverse !== undefined) return readLoyverse(loyverse);
  }
  return undefined;
}
