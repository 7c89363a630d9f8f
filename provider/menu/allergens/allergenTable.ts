import { type Allergen, ALLERGENS, MANDATORY_ALLERGENS, OTHER_ALLERGENS } from "#contract/allergens.ts";
import ja from "#locales/ja/menu.json" with { type: "json" };

/** What is stated of one of the goods, as one line of a table. */
export interface StatedLine {
  readonly goods_id: string;
  readonly contains: readonly Allergen[];
  readonly without: readonly Allergen[];
  readonly same_kitchen: readonly Allergen[];
}

/** A table that cannot be taken, with what is wrong by line. */
export class BadTable extends Error {
  override name = "BadTable";
}

const COLUMNS = ["goods_id", "name", "contains", "without", "same_kitchen"] as const;
const LISTS = ["contains", "without", "same_kitchen"] as const;

/** Names as the wire has them, and as a Japanese label does. */
const byName = new Map<string, Allergen>(
  ALLERGENS.flatMap((one) => [[one, one] as const, [ja.allergen[one], one] as const]),
);
const ofOthers: ReadonlySet<Allergen> = new Set(OTHER_ALLERGENS);
/** In `without`: all nine, or all twenty-nine, but for those in the dish. */
const groups: ReadonlyMap<string, readonly Allergen[]> = new Map<string, readonly Allergen[]>([
  ["mandatory", MANDATORY_ALLERGENS],
  ["all", ALLERGENS.filter((one) => !ofOthers.has(one))],
]);

/** The table of some goods, separated by tabs, as spreadsheets take and give it. */
export function writeTable(goods: readonly (StatedLine & { readonly name: string })[]): string {
  const rows = goods.map(({ goods_id, name, ...lists }) => [
    goods_id,
    name.replaceAll(/\s+/g, " "),
    ...LISTS.map((list) => lists[list].join(", ")),
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.join("\t")}\n`).join("");
}

/**
 * Reads such a table: columns in any order, allergens by their names on the wire or in Japanese, separated by commas or
 * spaces. An empty place states nothing. In `without`, `mandatory` and `all` stand for the nine and the twenty-nine but
 * for those that the dish contains.
 * @throws BadTable when anything in it cannot be understood, or contradicts itself
 */
export function readTable(bytes: Uint8Array): readonly StatedLine[] {
  const [head = "", ...rows] = decoded(bytes).split(/\r?\n/);
  const titles = cells(head);
  const missing = (["goods_id", ...LISTS] as const).filter((title) => !titles.includes(title));
  if (missing.length > 0) throw new BadTable(`The first line lacks ${missing.join(", ")}.`);
  const faults: string[] = [];
  const lines = rows.flatMap((row, index) => {
    if (row.trim() === "") return [];
    const at = (title: string) => cells(row)[titles.indexOf(title)] ?? "";
    const fault = (what: string) => void faults.push(`Line ${index + 2}: ${what}`);
    const goods_id = at("goods_id");
    if (goods_id === "") fault("there is no goods_id.");
    const contains = namesIn(at("contains"), fault);
    const same_kitchen = namesIn(at("same_kitchen"), fault);
    const words = wordsIn(at("without"));
    const grouped = words.flatMap((word) => groups.get(word) ?? []).filter((one) => !contains.includes(one));
    const named = namesIn(words.filter((word) => !groups.has(word)).join(","), fault);
    for (const one of named.filter((each) => contains.includes(each)))
      fault(`${one} is both in "contains" and in "without".`);
    const isWithout = (one: Allergen) => named.includes(one) || grouped.includes(one);
    return [{ goods_id, contains, same_kitchen, without: ALLERGENS.filter(isWithout) }];
  });
  const ids = lines.map(({ goods_id }) => goods_id);
  for (const twice of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
    faults.push(`${twice} has more than one line.`);
  if (faults.length > 0) throw new BadTable(faults.join("\n"));
  return lines;
}

/** As text: UTF-8, or UTF-16 as some spreadsheets write it, told by its first bytes. */
function decoded(bytes: Uint8Array): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isWide ? "utf-16le" : "utf-8").decode(bytes);
}

/** Quotes are a spreadsheet's, around what holds commas. */
const cells = (row: string) => row.split("\t").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
const wordsIn = (cell: string) => cell.split(/[\s,、，・]+/).filter(Boolean);

function namesIn(cell: string, fault: (what: string) => void): readonly Allergen[] {
  const found = new Set<Allergen>();
  for (const word of wordsIn(cell)) {
    const allergen = byName.get(word);
    if (allergen === undefined) fault(`"${word}" is no allergen that can be stated.`);
    else found.add(allergen);
  }
  return ALLERGENS.filter((one) => found.has(one));
}
