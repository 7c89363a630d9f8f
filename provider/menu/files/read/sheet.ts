import { RefusedFile } from "../finding.ts";
import { type CellFault, MOST_CHARACTERS, MOST_COLUMNS, MOST_ROWS, type TableRow } from "./table.ts";
import { readXml } from "./xml.ts";

/** A cell while it is read. */
interface OpenCell {
  readonly place: number;
  readonly type: string;
  text: string;
  isFormula: boolean;
}

/**
 * The rows of a sheet that have something in them. A cell that is computed is marked: what it shows depends on the
 * program that opens it.
 * @throws RefusedFile beyond the rows that are left; Error for what is no sheet
 */
export function readSheet(document: string, shared: readonly string[], most: number): readonly TableRow[] {
  const rows: TableRow[] = [];
  let at = 0;
  let cells: string[] = [];
  let faults = new Map<number, CellFault>();
  let cell: OpenCell | undefined;
  let next = 0;
  let isText = false;
  let isReading = false;

  const openCell = (attribute: (name: string) => string | undefined) => {
    const place = placeOf(attribute("r")) ?? next;
    next = place + 1;
    return { place, type: attribute("t") ?? "n", text: "", isFormula: false };
  };
  const closeCell = ({ place, type, text, isFormula }: OpenCell) => {
    if (place >= MOST_COLUMNS) return;
    const shown = type === "s" ? (shared[Number(text)] ?? "") : text;
    const value = valueOf(type, shown);
    while (cells.length <= place) cells.push("");
    cells[place] = value;
    const fault = isFormula ? "formula" : type === "e" ? "error_value" : undefined;
    if (fault !== undefined) faults.set(place, fault);
    else if (value.length > MOST_CHARACTERS) faults.set(place, "too_long");
  };
  const closeRow = () => {
    if (cells.every((each) => each === "") && faults.size === 0) return;
    rows.push({ at, cells, faults });
    if (rows.length > most) throw new RefusedFile("too_many_rows", `${MOST_ROWS}`);
  };

  readXml(document, {
    open: (name, attribute) => {
      if (name === "row") {
        at = Number(attribute("r") ?? at + 1);
        [cells, faults, next] = [[], new Map(), 0];
      } else if (name === "c") cell = openCell(attribute);
      else if (name === "f" && cell !== undefined) cell.isFormula = true;
      else if (name === "rPh") isReading = true;
      isText = (name === "v" || name === "t") && !isReading;
    },
    close: (name) => {
      if (name === "row") closeRow();
      else if (name === "c" && cell !== undefined) {
        closeCell(cell);
        cell = undefined;
      } else if (name === "rPh") isReading = false;
      if (name === "v" || name === "t") isText = false;
    },
    text: (piece) => {
      if (isText && cell !== undefined) cell.text += piece;
    },
  });
  return rows;
}

/** The place of a cell's column, by its name, such as `AB12`. */
function placeOf(name: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(name ?? "")?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A number as one writes it, words without what a workbook puts for characters that XML has no place for. */
function valueOf(type: string, text: string): string {
  if (type === "b") return text === "1" ? "TRUE" : "FALSE";
  if (type === "n" || type === "d")
    return text !== "" && Number.isFinite(Number(text)) ? plainNumber(text) : text;
  const coded = /_x([0-9A-F]{4})_/gi;
  return text.replaceAll(coded, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).trim();
}

/** Spreadsheets keep 1280 as 1.28E3 as well, and 0.1 + 0.2 as what a computer makes of it. */
function plainNumber(text: string): string {
  return String(Number(Number(text).toPrecision(15)));
}
