import { MOST_ABOUT, MOST_NAME } from "#contract/menuDocument.ts";
import type { DishEntry, MenuRead } from "../entry.ts";
import { idIn } from "../read/common.ts";
import { type ReadRow, rowsBelow } from "../read/row.ts";
import type { Table } from "../read/table.ts";
import { folded } from "../values/words.ts";
import { isYes, pricedBy, variablePrice } from "./variants.ts";
import { itemsIn, modifiersOf, vendorTable, type VendorTable } from "./vendorHead.ts";

const OPTIONS = [1, 2, 3] as const;
const TITLES = {
  id: ["Handle"],
  name: ["Name", "Item name"],
  category: ["Category"],
  about: ["Description"],
  option1: ["Option 1 name"],
  value1: ["Option 1 value"],
  value2: ["Option 2 value"],
  value3: ["Option 3 value"],
  price: ["Default price", "Price"],
  part: ["SKU of included item"],
};
const NEEDED = ["id", "name", "category"];
const MODIFIER = /^Modifiers?\s*-\s*"?([^"]+)"?$/i;
const OF_STORE = /^(Price|Available for sale)\s*\[(.+)\]$/i;

/** Whether a table is Loyverse's items, with prices of one store at least; undefined: it is not. */
export function loyverseTable(table: Table): VendorTable | undefined {
  // Prices of several stores stand in a column each: the first store's are taken, like those of the only one.
  const stores = table.rows.slice(0, 5).flatMap(({ cells }) => cells.filter((title) => OF_STORE.test(title)));
  const first = (what: string) => stores.filter((title) => folded(title).startsWith(what)).slice(0, 1);
  const titles = {
    ...TITLES,
    price: [...first("price"), ...TITLES.price],
    available: first("availableforsale").concat("Available for sale"),
  };
  return vendorTable(table, titles, [...NEEDED, "price"]);
}

/** Reads Loyverse's items: rows with one handle are variants of one; later ones say their own alone. */
export function readLoyverse({ head, table }: VendorTable): MenuRead {
  const modifiers = modifiersOf(head, MODIFIER);
  // What an item is made up of stands in rows without a name, and is no variant.
  const rows = rowsBelow(table, head).filter((row) => row.text("part") === "" || row.text("name") !== "");
  const items = Map.groupBy(rows, (row) => row.text("id") || `row ${row.at.row}`);
  const read = itemsIn(items.values(), (first, variants) => ({
    ...dishIn(first, variants),
    modifiers: modifiers(variants),
  }));
  return { format: "loyverse", ...read };
}

function dishIn(first: ReadRow, rows: readonly ReadRow[]): Omit<DishEntry, "modifiers"> {
  const { leftOut, notes, price, variations } = pricedBy(
    rows.map((row) => ({ row, name: variantName(row), price: variablePrice(row, "price") })),
    first.text("option1"),
  );
  const about = first.text("about", MOST_ABOUT);
  const isAway = first.text("available") !== "" && !isYes(first.text("available"));
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
    },
    leftOut: isAway ? "archived" : leftOut,
    category: { id: "", name: { ja: first.text("category", MOST_NAME) }, notes: [] },
    variations,
  };
}

const variantName = (row: ReadRow) =>
  OPTIONS.map((number) => row.text(`value${number}`))
    .filter((value) => value !== "")
    .join(" / ");
