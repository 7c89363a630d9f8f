import type { Menu } from "#provider/demo/seed/menus/menu.ts";
import type { CategorySeed, GoodsSeed } from "#provider/demo/seed/storeSeed.ts";

const LEAST = 8;
const MOST = 14;

const toTens = (yen: number): number => Math.round(yen / 10) * 10;

/**
 * A store's own menu out of the shared one: prices times `priced`, to ten yen, another dish left out for each `turn`,
 * the first of each category recommended. Only what is `shown`, by goods_show_type, can be ordered there.
 */
export function menuOf(menu: Menu, turn: number, priced: number): CategorySeed[] {
  const all = menu.categories.flatMap(({ goods }) => goods);
  const leave = Math.max(all.length - MOST, Math.min(1, all.length - LEAST));
  const left = new Set(
    Array.from({ length: leave }, (_, index) => all[1 + ((turn * 3 + index * 4) % (all.length - 1))]?.id),
  );
  let recommended = 0;
  return menu.categories
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
