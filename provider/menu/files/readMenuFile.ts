import type { MenuRead } from "./entry.ts";
import { RefusedFile } from "./finding.ts";
import { readCsv } from "./read/csv.ts";
import { openFile } from "./read/openFile.ts";
import type { Table } from "./read/table.ts";
import { readTemplate, templateTable } from "./template/readTemplate.ts";
import { isYaml, readYaml } from "./template/yaml.ts";
import { loyverseTable, readLoyverse } from "./vendors/loyverse.ts";
import { readSmaregi, smaregiTable } from "./vendors/smaregi.ts";
import { readSquare, squareTable } from "./vendors/square.ts";

/**
 * Reads a menu out of a file, whatever it is called: what it is, is found out by its content.
 * @throws RefusedFile for one that is no menu, or cannot be read
 */
export function readMenuFile(bytes: Uint8Array): MenuRead {
  const opened = openFile(bytes);
  if (opened.kind === "workbook") return menuIn(opened.tables);
  return isYaml(opened.text) ? readYaml(opened.text) : menuIn([readCsv(opened.text)]);
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
