import { strToU8, zipSync } from "fflate";

/** The kana and kanji of the tests' words, in Shift_JIS: Node reads it, and does not write it. */
const CODES = new Map<string, readonly number[]>();
const decoder = new TextDecoder("shift_jis");
for (let lead = 0x81; lead <= 0xfc; lead += 1)
  for (let trail = 0x40; trail <= 0xfc; trail += 1) {
    const character = decoder.decode(Uint8Array.of(lead, trail));
    if ([...character].length === 1 && character !== "\uFFFD" && !CODES.has(character))
      CODES.set(character, [lead, trail]);
  }
for (let byte = 0xa1; byte <= 0xdf; byte += 1) CODES.set(decoder.decode(Uint8Array.of(byte)), [byte]);

/** A text in Shift_JIS, as software in Japan writes it. */
export function shiftJis(text: string): Uint8Array {
  const bytes = [...text].flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    const known = code < 0x80 ? [code] : CODES.get(character);
    if (known === undefined) throw new Error(`${character} has no place in Shift_JIS`);
    return known;
  });
  return Uint8Array.from(bytes);
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Rows of a CSV file, with CRLF. */
export const lines = (...rows: readonly string[]): string => rows.map((row) => `${row}\r\n`).join("");

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A workbook as spreadsheet programs write it: texts shared, cells named; `sheets` has each one's rows as XML. */
export function workbook(
  sheets: Readonly<Record<string, string>>,
  shared: readonly string[] = [],
  others: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array {
  const names = Object.keys(sheets);
  const parts = Object.values(sheets).map((rows, index): [string, Uint8Array] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    strToU8(`<?xml version="1.0"?><worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`),
  ]);
  return zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "xl/workbook.xml": strToU8(
      `<x:workbook xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${RELATIONS}"><x:sheets>${names.map((name, index) => `<x:sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join("")}</x:sheets></x:workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships>${names.map((_, index) => `<Relationship Id="rId${index + 1}" Target="/xl/worksheets/sheet${index + 1}.xml"/>`).join("")}</Relationships>`,
    ),
    "xl/sharedStrings.xml": strToU8(
      `<sst ${MAIN}>${shared.map((text) => `<si><t>${text}</t><rPh sb="0" eb="1"><t>よみ</t></rPh></si>`).join("")}</sst>`,
    ),
    ...Object.fromEntries(parts),
    ...others,
  });
}

/** A row of cells as XML: words inline, numbers as they are. */
export const xmlRow = (at: number, cells: readonly (string | number)[]): string =>
  `<row r="${at}">${cells
    .map((cell, index) => {
      const name = `${String.fromCharCode(65 + index)}${at}`;
      return typeof cell === "number"
        ? `<c r="${name}"><v>${cell}</v></c>`
        : `<c r="${name}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    })
    .join("")}</row>`;
