import { MOST_TABLES_AT_ONCE, TABLE_NAME_MOST } from "#contract/calls/desk/tables.ts";

/** "T1 to T12", "T1-12", "T1〜T12": what stands before both numbers, the first and the last. */
const RANGE = /^(.*?)(\d{1,4})\s*(?:to|から|[-~〜～–—])\s*(.*?)(\d{1,4})$/iu;

/**
 * The names in what somebody typed: one a line or between commas, and ranges. Null where there is none, one is too long,
 * a range runs backwards, or there are too many.
 */
export function tableNames(text: string): string[] | null {
  const parts = text
    .normalize("NFKC")
    .split(/[\n,、;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const names: string[] = [];
  for (const part of parts) {
    const some = namesIn(part);
    if (some === null) return null;
    names.push(...some);
    if (names.length > MOST_TABLES_AT_ONCE) return null;
  }
  const unique = [...new Set(names)];
  const isSound = unique.length > 0 && unique.every((name) => [...name].length <= TABLE_NAME_MOST);
  return isSound ? unique : null;
}

function namesIn(part: string): string[] | null {
  const [, before = "", first = "", again = "", last = ""] = RANGE.exec(part) ?? [];
  // "B-1" is a name: a range has the same words before both numbers, or none before the second.
  const isRange = first !== "" && (again.trim() === "" || again.trim() === before.trim());
  if (!isRange) return [part];
  const count = Number(last) - Number(first) + 1;
  if (count < 1 || count > MOST_TABLES_AT_ONCE) return null;
  // T01 to T12 keep their zeros.
  return Array.from(
    { length: count },
    (_, index) => `${before}${String(Number(first) + index).padStart(first.length, "0")}`,
  );
}
