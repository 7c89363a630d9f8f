import * as z from "zod/mini";
import { readData } from "#provider/demo/seed/readData.ts";
import { Category, type CategorySeed, Goods, type GoodsSeed, OptionGroups, withGroups } from "./menu.ts";
import type { StoreSeed } from "./storeSeed.ts";

/** Goods of a shared menu: its own, or a store's, as "ramen/gyoza". */
const SharedCategory = z.extend(Category, {
  goods: z.array(z.union([z.string().check(z.regex(/^[\w-]+\/[\w-]+$/)), Goods])),
});

/** What stores of a kind serve: the menu of that name, with the goods that it takes from `stores`. */
export function readMenu(kind: string, stores: readonly StoreSeed[]): readonly CategorySeed[] {
  const Menu = z.pipe(
    z.strictObject({ optionGroups: z.exactOptional(OptionGroups), categories: z.array(SharedCategory) }),
    z.transform(({ categories, optionGroups = {} }, context): CategorySeed[] =>
      categories.map((category) => ({
        ...category,
        goods: category.goods.flatMap((each) => {
          if (typeof each !== "string") return [withGroups(each, optionGroups, context)];
          const goods = goodsOf(each, stores);
          if (goods !== null) return [goods];
          const message = "There are no such goods";
          context.issues.push({
            code: "custom",
            input: each,
            message,
            path: ["categories", category.id, each],
          });
          return [];
        }),
      })),
    ),
  );
  return readData(`menus/${kind}`, Menu);
}

/** A store's goods without what only that store can say: pieces left, offers, rank. */
function goodsOf(path: string, stores: readonly StoreSeed[]): GoodsSeed | null {
  const [storeId, goodsId] = path.split("/");
  const all = stores.find(({ id }) => id === storeId)?.categories.flatMap(({ goods }) => goods);
  const found = all?.find(({ id }) => id === goodsId);
  if (found === undefined) return null;
  const { stock: _stock, soldOut: _soldOut, off: _off, recommended: _recommended, ...rest } = found;
  return rest;
}

const LEAST = 8;
const MOST = 14;

const toTens = (yen: number): number => Math.round(yen / 10) * 10;

/**
 * A store's own menu out of the shared one: prices times `priced`, to ten yen, another dish left out for each `turn`,
 * the first of each category recommended.
 */
export function ownMenu(menu: readonly CategorySeed[], turn: number, priced: number): CategorySeed[] {
  const all = menu.flatMap(({ goods }) => goods);
  const leave = Math.max(all.length - MOST, Math.min(1, all.length - LEAST));
  const left = new Set(
    Array.from({ length: leave }, (_, index) => all[1 + ((turn * 3 + index * 4) % (all.length - 1))]?.id),
  );
  let recommended = 0;
  return menu
    .map((category) => ({
      ...category,
      goods: category.goods
        .filter(({ id }) => !left.has(id))
        .map((goods, place): GoodsSeed => {
          const price = toTens(goods.price * priced);
          return place === 0 ? { ...goods, price, recommended: ++recommended } : { ...goods, price };
        }),
    }))
    .filter(({ goods }) => goods.length > 0);
}
