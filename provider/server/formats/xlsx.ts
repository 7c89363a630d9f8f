import { strToU8, Zip, ZipDeflate } from "fflate";

/** A cell: words, which are never read as a formula; a number; or a moment on a clock's wall, `YYYY-MM-DD hh:mm:ss`. */
export type Cell = string | number | { readonly wall: string };

/** Rows of a sheet, its head among them: no spreadsheet program takes more. */
const MOST_ROWS = 1_048_576;
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Numbers with separators, and moments as the reader's own program writes them; the head's letters are bold. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
const [NUMBER, MOMENT, HEAD] = [1, 2, 3];
/** When the files in a workbook say that they were written: an archive has no earlier year. */
const WRITTEN = new Date(1980, 0, 1);

/** A table of a workbook; its sheet is called by its number where it has no name. */
export interface SheetTable {
  readonly name?: string;
  readonly head: readonly string[];
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

/** A workbook of one table. */
export function xlsxOf(
  head: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  mostRows = MOST_ROWS,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  return workbookOf([{ head, rows }], mostRows);
}

/**
 * A workbook (Office Open XML, ECMA-376), written while the rows of its tables are read, however many there are; those that
 * a sheet has no room for go to another one. The same tables make the same bytes.
 */
export async function* workbookOf(
  tables: readonly SheetTable[],
  mostRows = MOST_ROWS,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    written.push(chunk);
  });
  const open = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = WRITTEN;
    zip.add(file);
    return file;
  };
  const add = (name: string, text: string) => open(name).push(strToU8(text), true);
  const taken = () => {
    const chunk = Buffer.concat(written);
    written = [];
    return new Uint8Array(chunk);
  };

  const names: string[] = [];
  const openSheet = ({ head, name }: SheetTable) => {
    const number = names.length + 1;
    names.push(name ?? String(number));
    const file = open(`xl/worksheets/sheet${number}.xml`);
    const panes = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
    file.push(strToU8(`${XML}<worksheet xmlns="${MAIN}">${panes}<sheetData>${rowOf(head, HEAD)}`));
    return file;
  };
  const close = (file: ZipDeflate) => file.push(strToU8("</sheetData></worksheet>"), true);

  for (const table of tables) {
    let sheet = openSheet(table);
    let count = 1;
    let text = "";
    for await (const row of table.rows) {
      if (count === mostRows) {
        sheet.push(strToU8(text));
        close(sheet);
        sheet = openSheet(table);
        [count, text] = [1, ""];
      }
      text += rowOf(row);
      count += 1;
      if (text.length < 65_536) continue;
      sheet.push(strToU8(text));
      text = "";
      yield taken();
    }
    sheet.push(strToU8(text));
    close(sheet);
  }
  const numbers = names.map((_, index) => index + 1);
  add("xl/styles.xml", STYLES);
  add(
    "xl/workbook.xml",
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbers.map((id) => `<sheet name="${escaped(names[id - 1] ?? "")}" sheetId="${id}" r:id="r${id}"/>`).join("")}</sheets></workbook>`,
  );
  add(
    "xl/_rels/workbook.xml.rels",
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${numbers.map((id) => `<Relationship Id="r${id}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${id}.xml"/>`).join("")}<Relationship Id="s" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  );
  add(
    "_rels/.rels",
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  add(
    "[Content_Types].xml",
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${numbers.map((id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${kind}.worksheet+xml"/>`).join("")}</Types>`,
  );
  zip.end();
  yield taken();
}

const rowOf = (cells: readonly Cell[], style?: number) =>
  `<row>${cells.map((cell) => cellOf(cell, style)).join("")}</row>`;

function cellOf(cell: Cell, style?: number): string {
  if (typeof cell === "number") return `<c s="${NUMBER}"><v>${cell}</v></c>`;
  if (typeof cell === "object") return `<c s="${MOMENT}"><v>${serialOf(cell.wall)}</v></c>`;
  const look = style === undefined ? "" : ` s="${style}"`;
  return cell === ""
    ? "<c/>"
    : `<c${look} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Days since the end of 1899, as spreadsheets count them, of a moment on a clock's wall. */
function serialOf(wall: string): number {
  return Date.parse(`${wall.replace(" ", "T")}Z`) / 86_400_000 + 25_569;
}

/** Text for XML, without the characters that it has no place for. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
