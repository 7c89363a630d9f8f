import type { Counter } from "./counter.ts";
import type { DeskPage } from "./page.ts";
import type { DeskWords } from "./words.ts";

/** Ways between the pages of a store's desk, and to another store where there is one. */
export async function storeLinks(
  { listedStores }: Counter,
  store_id: string,
  { words, here }: { readonly words: DeskWords; readonly here: "board" | "goods" },
): Promise<NonNullable<DeskPage["links"]>> {
  const own = `/desk/${encodeURIComponent(store_id)}`;
  const hasOthers = (await listedStores()).some(({ id }) => id !== store_id);
  return [
    { href: own, label: words.orders, isHere: here === "board" },
    { href: `${own}/goods`, label: words.goods, isHere: here === "goods" },
    ...(hasOthers ? [{ href: "/desk", label: words.stores }] : []),
  ];
}
