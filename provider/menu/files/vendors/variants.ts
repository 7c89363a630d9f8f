import { OptionNeed } from "#contract/enumerations.ts";
import { MOST_NAME, MOST_OPTIONS } from "#contract/menuDocument.ts";
import type { DishEntry, GroupEntry, OptionEntry } from "../entry.ts";
import type { ReadRow } from "../read/row.ts";
import { priceIn } from "../values/price.ts";

/** One of the forms in which something is sold, as a row of its own says it. */
export interface Variant {
  readonly row: ReadRow;
  /** Of the variation: small, large. */
  readonly name: string;
  /** "open": it is made at the register. */
  readonly price: number | "open";
}

/** What a dish's rows say of its price and its variations. */
type Priced = Pick<DishEntry, "variations" | "notes" | "leftOut"> & { readonly price: number | undefined };

/** How a group of variations is called where the file has no name for it. */
const KINDS = { ja: "種類", zh: "种类", tw: "種類", en: "Type", ko: "종류" };

/**
 * What several rows of one dish say of its price: the least is the dish's own, and what each costs above it is that of an
 * option, of which one is chosen. Nobody can order for a price that is only made at the register: such a variation is
 * left out, and a dish with no other as well.
 */
export function pricedBy(variants: readonly Variant[], groupName = ""): Priced {
  const fixed = variants.flatMap(({ price, ...variant }) =>
    price === "open" ? [] : [{ ...variant, price }],
  );
  const notes = fixed.length < variants.length ? (["price_open"] as const) : [];
  const [first] = fixed;
  if (first === undefined)
    return { price: undefined, variations: undefined, notes: [], leftOut: "price_open" };
  const least = Math.min(...fixed.map(({ price }) => price));
  if (fixed.length === 1) return { price: least, variations: undefined, notes, leftOut: undefined };
  for (const { row } of fixed.slice(MOST_OPTIONS))
    row.refuse("variation", "too_many_options", `${MOST_OPTIONS}`);
  const options = fixed.map(({ name, price, row }): OptionEntry => {
    const says = { name: { ja: name.slice(0, MOST_NAME) }, price: price - least };
    return { at: row.at, cells: row.cells, notes: [], id: "", says };
  });
  const { at, cells } = first.row;
  const name = groupName === "" ? KINDS : { ja: groupName.slice(0, MOST_NAME) };
  const says = { name, need: OptionNeed.required, most: 1 };
  const variations: GroupEntry = { kind: "group", at, cells, notes: [], id: "", says, options };
  return { price: least, variations, notes, leftOut: undefined };
}

/** A price; empty or "variable" says that it is made at the register. */
export function variablePrice(row: ReadRow, key: string): number | "open" {
  const text = row.text(key);
  if (text === "" || /^(variable|変動|可変)$/i.test(text)) return "open";
  const price = priceIn(text);
  if (typeof price === "number") return price;
  row.refuse(key, price, text.slice(0, 60));
  return "open";
}

/** Y and N, as such files say yes and no. */
export const isYes = (text: string): boolean => /^(y|yes|true|1)$/i.test(text);
