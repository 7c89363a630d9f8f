import { MOST_ABOUT, MOST_NAME } from "#contract/menuDocument.ts";
import type { DishEntry, MenuRead } from "../entry.ts";
import { idIn } from "../read/common.ts";
import { type ReadRow, rowsBelow } from "../read/row.ts";
import type { Table } from "../read/table.ts";
import { isYes, pricedBy, variablePrice } from "./variants.ts";
import { itemsIn, modifiersOf, vendorTable, type VendorTable } from "./vendorHead.ts";

/** Of Square's item library, of several years. */
const TITLES = {
  id: ["Token"],
  name: ["Item Name", "Name"],
  variation: ["Variation Name"],
  category: ["Categories", "Category", "Reporting Category"],
  about: ["Description"],
  price: ["Price"],
  archived: ["Archived"],
  alcohol: ["Contains Alcohol"],
  option: ["Option Name 1"],
};
const NEEDED = ["name", "variation", "price"];
const MODIFIER = /^Modifier Set - (.+)$/i;

/** Whether a table is such a library; undefined: it is not. */
export const squareTable = (table: Table): VendorTable | undefined => vendorTable(table, TITLES, NEEDED);

/** Reads Square's items: rows of the same name and category are variations of one. */
export function readSquare({ head, table }: VendorTable): MenuRead {
  const modifiers = modifiersOf(head, MODIFIER);
  const items = Map.groupBy(rowsBelow(table, head), (row) =>
    JSON.stringify([row.text("name"), row.text("category")]),
  );
  const read = itemsIn(items.values(), (first, rows) => ({
    ...dishIn(first, rows),
    modifiers: modifiers(rows),
  }));
  return { format: "square", ...read };
}

function dishIn(first: ReadRow, rows: readonly ReadRow[]): Omit<DishEntry, "modifiers"> {
  const { leftOut, notes, price, variations } = pricedBy(
    rows.map((row) => ({ row, name: row.text("variation"), price: variablePrice(row, "price") })),
    first.text("option"),
  );
  const isArchived = isYes(first.text("archived"));
  const about = first.text("about", MOST_ABOUT);
  return {
    kind: "dish",
    at: first.at,
    cells: first.cells,
    notes,
    id: idIn(first),
    says: {
      name: { ja: first.text("name", MOST_NAME) },
      about: about === "" ? undefined : { ja: about },
      price,
      tax_class: isYes(first.text("alcohol")) ? "alcohol" : undefined,
    },
    leftOut: isArchived ? "archived" : leftOut,
    category: { id: "", name: { ja: categoryIn(first.text("category")) }, notes: [] },
    variations,
  };
}

/** Of several categories the first; of a path its end, as the guest's menu has one level. */
const categoryIn = (text: string) =>
  (text.split(/,\s*/)[0] ?? "").split(" > ").at(-1)?.trim().slice(0, MOST_NAME) ?? "";
