import type { ImportChoices } from "#contract/calls/desk/menuFile.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import type { GroupEntry, MenuEntry, MenuRead } from "../entry.ts";

/** What is taken of items of which a file does not say it, and nobody else does. */
export const USUAL_CHOICES: ImportChoices = {
  tax_class: "food",
  sold: [GoodsShowType.dineIn, GoodsShowType.offPremises],
  added_tax: 0,
};

/** A file's prices with the percent that they lack; fractions of a yen are dropped, as registers do. */
export function withTax(read: MenuRead, percent: ImportChoices["added_tax"]): MenuRead {
  if (percent === 0) return read;
  // In whole numbers: 1.1 times a price is not always what it seems.
  const taxed = (price: number | undefined) =>
    price === undefined ? undefined : Math.floor((price * (100 + percent)) / 100);
  const priced = <Of extends { readonly says: { readonly price?: number | undefined } }>(each: Of): Of => ({
    ...each,
    says: { ...each.says, price: taxed(each.says.price) },
  });
  const group = (each: GroupEntry): GroupEntry => ({ ...each, options: each.options.map(priced) });
  const entries = read.entries.map((entry): MenuEntry => {
    if (entry.kind === "category") return entry;
    if (entry.kind === "group") return group(entry);
    const { variations } = entry;
    return priced({ ...entry, variations: variations === undefined ? undefined : group(variations) });
  });
  return { ...read, entries };
}
