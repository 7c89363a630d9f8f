import { OptionNeed } from "#contract/enumerations.ts";
import { MOST_ABOUT, MOST_NAME, MOST_OPTIONS } from "#contract/menuDocument.ts";
import type { DishEntry, GroupEntry, MenuEntry, MenuRead, OptionEntry } from "../entry.ts";
import type { Finding } from "../finding.ts";
import { idIn, priceOf } from "../read/common.ts";
import { type ReadRow, rowsBelow } from "../read/row.ts";
import { vendorTable, type VendorTable } from "./vendorHead.ts";
import type { Table } from "../read/table.ts";

/** Of Smaregi Waiter's menu, and of the goods of its point of sale. */
const TITLES = {
  id: ["メニューID", "商品ID"],
  name: ["メニュー名", "商品名"],
  reading: ["メニュー名カナ", "商品カナ"],
  category_id: ["カテゴリーID", "カテゴリID", "部門ID"],
  kind: ["メニュー区分"],
  price: ["単価", "商品単価"],
  about: ["説明"],
  price_kind: ["価格区分", "商品価格区分"],
};
const NEEDED = ["id", "name", "price"];
const KINDS = { normal: "0", plan: "1", topping: "3", simpleCourse: "4", course: "5" };
const OPEN_PRICE = "2";
const TOPPINGS = { ja: "トッピング", zh: "配料", tw: "配料", en: "Toppings", ko: "토핑" };

/** Whether a table is such a menu; undefined: it is not. */
export const smaregiTable = (table: Table): VendorTable | undefined => vendorTable(table, TITLES, NEEDED);

/** Reads Smaregi's menu. Its plans and courses become courses; its toppings options of one group, which is of no dish yet. */
export function readSmaregi({ head, table }: VendorTable): MenuRead {
  const entries: MenuEntry[] = [];
  const findings: Finding[] = [];
  const toppings: OptionEntry[] = [];
  for (const row of rowsBelow(table, head)) {
    const kind = row.value("kind", kindOf, "unknown_word") ?? KINDS.normal;
    const entry = kind === KINDS.topping ? undefined : dishIn(row, kind);
    const topping = kind === KINDS.topping ? toppingIn(row, toppings.length) : undefined;
    if (row.findings.length > 0) findings.push(...row.findings);
    else if (entry !== undefined) entries.push(entry);
    else if (topping !== undefined) toppings.push(topping);
  }
  return { format: "smaregi", entries: [...entries, ...groupOf(toppings)], findings };
}

const kindOf = (text: string): string | undefined => {
  const kind = text.normalize("NFKC");
  return Object.values(KINDS).includes(kind) ? kind : undefined;
};

function dishIn(row: ReadRow, kind: string): DishEntry {
  const isOpen = row.text("price_kind").normalize("NFKC") === OPEN_PRICE;
  const category = idIn(row, "category_id");
  return {
    kind: "dish",
    at: row.at,
    cells: row.cells,
    notes: [],
    id: idIn(row),
    says: {
      name: { ja: row.text("name", MOST_NAME) },
      reading: row.text("reading", MOST_NAME) || undefined,
      about: row.text("about", MOST_ABOUT) === "" ? undefined : { ja: row.text("about") },
      price: isOpen ? undefined : priceOf(row),
      is_course: kind === KINDS.normal ? undefined : true,
    },
    // Nobody can order for a price that is only made at the register.
    leftOut: isOpen ? "price_open" : undefined,
    category: { id: category, name: numbered(category), notes: ["category_numbered"] },
    variations: undefined,
    modifiers: [],
  };
}

/** Such a file knows its categories by their numbers alone: the owner names them. */
const numbered = (id: string) =>
  id === ""
    ? {}
    : {
        ja: `カテゴリー ${id}`,
        zh: `类别 ${id}`,
        tw: `類別 ${id}`,
        en: `Category ${id}`,
        ko: `카테고리 ${id}`,
      };

function toppingIn(row: ReadRow, count: number): OptionEntry {
  if (count === MOST_OPTIONS) row.refuse("kind", "too_many_options", `${MOST_OPTIONS}`);
  return {
    at: row.at,
    cells: row.cells,
    notes: ["topping_in_group"],
    id: idIn(row),
    says: {
      name: { ja: row.text("name", MOST_NAME) },
      reading: row.text("reading", MOST_NAME) || undefined,
      price: priceOf(row),
    },
  };
}

function groupOf(options: readonly OptionEntry[]): readonly GroupEntry[] {
  const [first] = options;
  if (first === undefined) return [];
  const { at, cells } = first;
  const says = { name: TOPPINGS, need: OptionNeed.optional, most: options.length };
  return [{ kind: "group", at, cells, notes: [], id: "", says, options }];
}
