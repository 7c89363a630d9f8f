import { MOST_ABOUT, MOST_NAME, type MenuText } from "#contract/menuDocument.ts";
import type { RowFault } from "../finding.ts";
import { priceIn } from "../values/price.ts";
import { partsOf } from "../values/words.ts";
import type { ReadRow } from "./row.ts";

/** An id as a file has it; empty: none. A long number that a spreadsheet has rounded is no id any more. */
export function idIn(row: ReadRow, key = "id"): string {
  const id = row.text(key);
  if (/^\d(\.\d+)?E\+\d+$/i.test(id)) row.refuse(key, "number_for_id", id);
  else if (/\s/.test(id) || id.length > 64) row.refuse(key, "not_an_id", id.slice(0, 60));
  return id;
}

/** A price; undefined where there is none, or it is refused. */
export function priceOf(row: ReadRow, key = "price"): number | undefined {
  const text = row.text(key);
  if (text === "" || row.isAtFault(key)) return undefined;
  const price = priceIn(text);
  if (typeof price === "number") return price;
  row.refuse(key, price, text.slice(0, 60));
  return undefined;
}

/** A text in the languages of which the file has a column. */
export function wordsOf(row: ReadRow, name: "name" | "about" | "group_name"): Partial<MenuText> {
  const most = name === "about" ? MOST_ABOUT : MOST_NAME;
  const text: Partial<MenuText> = {};
  for (const language of ["ja", "zh", "tw", "en", "ko"] as const) {
    const key = `${name}_${language}`;
    if (row.has(key)) text[language] = row.text(key, most);
  }
  return text;
}

/** A list of words; undefined where the file has no such column. */
export function listIn<T>(
  row: ReadRow,
  key: string,
  read: (text: string) => T | undefined,
  reason: RowFault = "unknown_word",
): T[] | undefined {
  if (!row.has(key)) return undefined;
  return partsOf(row.text(key)).flatMap((part) => {
    const value = read(part);
    if (value === undefined) row.refuse(key, reason, part.slice(0, 60));
    return value === undefined ? [] : [value];
  });
}
