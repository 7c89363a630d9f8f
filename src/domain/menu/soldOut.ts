import { OptionNeed } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";

/** Pieces shown where stock is unlimited (specification, section 9, "Stock count"). */
const UNLIMITED = 9999;

/** Pieces that can be had now: stock -1 means unlimited, shown as 9999. */
export function piecesLeft(goods: Pick<Goods, "is_sold_out" | "stock">): number {
  if (goods.is_sold_out === 1) return 0;
  return goods.stock === -1 ? UNLIMITED : Math.max(0, goods.stock);
}

/** Whether none can be ordered: marked so, out of stock, or a required group without an option left. */
export function soldOut(
  goods: Pick<Goods, "is_sold_out" | "stock"> & Partial<Pick<Goods, "option">>,
): boolean {
  if (piecesLeft(goods) === 0) return true;
  return (goods.option ?? []).some(
    (group) =>
      group.is_require === OptionNeed.required && group.options.every((option) => option.is_sold_out === 1),
  );
}
