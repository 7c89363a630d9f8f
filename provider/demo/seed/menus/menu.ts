import type { CategorySeed, GoodsSeed } from "#provider/demo/seed/storeSeed.ts";

/** What stores of a kind serve; each store leaves some of it out and has prices of its own. */
export interface Menu {
  readonly categories: readonly CategorySeed[];
}

/** The goods of a category by their ids, without what only its own store can say: pieces left, offers, rank. */
export function goodsOf(category: CategorySeed, ...ids: readonly string[]): GoodsSeed[] {
  return ids.map((id) => {
    const found = category.goods.find((goods) => goods.id === id);
    if (found === undefined) throw new RangeError(`No ${id} in ${category.id}`);
    const { stock: _stock, soldOut: _soldOut, off: _off, recommended: _recommended, ...rest } = found;
    return rest;
  });
}
