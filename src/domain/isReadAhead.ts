import type { Category } from "#contract/goods.ts";

/** Goods of a menu that is read ahead as a whole. */
const AT_MOST = 200;

/** Whether all of a menu is read ahead, page by page; a longer one is read by category, where the customer looks. */
export function isReadAhead(categories: readonly Pick<Category, "goods_count">[]): boolean {
  return categories.reduce((sum, category) => sum + category.goods_count, 0) <= AT_MOST;
}
