import { RefusedFile } from "../finding.ts";
import { textOf, unpacked } from "./archive.ts";
import { readSheet } from "./sheet.ts";
import { MOST_ROWS, type Table } from "./table.ts";
import { readXml } from "./xml.ts";

const MOST_SHEETS = 50;
/** What says where the sheets are, and what is in them; pictures, charts and macros are left packed. */
const WANTED = /^xl\/(workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;

/**
 * The sheets of a workbook (Office Open XML, ECMA-376), in its order, hidden ones left out.
 * @throws RefusedFile for one that is broken or too large
 */
export function readWorkbook(bytes: Uint8Array): readonly Table[] {
  const files = unpacked(bytes, (name) => WANTED.test(name));
  const text = (name: string) => {
    const found = files.get(name);
    return found === undefined ? undefined : textOf(found);
  };
  try {
    const targets = targetsIn(text("xl/_rels/workbook.xml.rels") ?? "<none/>");
    const shared = sharedIn(text("xl/sharedStrings.xml") ?? "<none/>");
    const sheets = sheetsIn(text("xl/workbook.xml") ?? "<none/>");
    if (sheets.length > MOST_SHEETS) throw new RefusedFile("too_many_sheets", `${MOST_SHEETS}`);
    let left = MOST_ROWS;
    return sheets.flatMap(({ name, relation }) => {
      const sheet = text(targets.get(relation) ?? "");
      if (sheet === undefined) return [];
      const rows = readSheet(sheet, shared, left);
      left -= rows.length;
      return [{ name, rows }];
    });
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    throw new RefusedFile("broken_workbook");
  }
}

function sheetsIn(document: string) {
  const sheets: { readonly name: string; readonly relation: string }[] = [];
  readXml(document, {
    open: (name, attribute) => {
      if (name !== "sheet" || (attribute("state") ?? "visible") !== "visible") return;
      sheets.push({ name: attribute("name") ?? "", relation: attribute("r:id") ?? attribute("id") ?? "" });
    },
  });
  return sheets;
}

function targetsIn(document: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  readXml(document, {
    open: (name, attribute) => {
      if (name !== "Relationship") return;
      const target = attribute("Target") ?? "";
      targets.set(attribute("Id") ?? "", target.startsWith("/") ? target.slice(1) : `xl/${target}`);
    },
  });
  return targets;
}

/** Texts that cells name by number. How they are pronounced (rPh) is no part of them. */
function sharedIn(document: string): readonly string[] {
  const texts: string[] = [];
  let isText = false;
  let isReading = false;
  readXml(document, {
    open: (name) => {
      if (name === "si") texts.push("");
      if (name === "rPh") isReading = true;
      isText = name === "t" && !isReading;
    },
    close: (name) => {
      if (name === "rPh") isReading = false;
      if (name === "t") isText = false;
    },
    text: (piece) => {
      if (isText) texts.push((texts.pop() ?? "") + piece);
    },
  });
  return texts;
}
