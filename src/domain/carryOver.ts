import type { CartLine } from "#contract/cart.ts";
import type { Goods } from "#contract/goods.ts";
import { cartLine } from "./cartLine.ts";
import { type AgainChange, orderAgain } from "./orderAgain.ts";

/** The carts of what is not eaten at the table. */
type AwayAction = 2 | 3 | 4 | 5;

/**
 * What of a cart can be had another way of ordering too, as lines of that way's cart at today's prices, and by name what
 * is not as it was: gone, sold out, with other options or at another price. `goodsNow` are the goods with their option
 * groups, those on offer at their offer's price; what is missing there is gone.
 */
export function carryOver(
  lines: readonly CartLine[],
  goodsNow: ReadonlyMap<string, Goods>,
  to: { readonly action: AwayAction; readonly now_time: string },
): { lines: CartLine[]; changes: AgainChange[] } {
  const again = orderAgain(
    lines.map(({ price, goods_detail, ...line }) => ({
      ...line,
      name: goods_detail.name,
      unit_price: price,
    })),
    goodsNow,
    2,
  );
  const before = new Map(lines.map((line) => [line.goods_id, line]));
  return {
    changes: again.changes,
    lines: again.lines.flatMap(({ goods, option_value, number }) => {
      const line = before.get(goods.id);
      if (!line) return [];
      const place = { goods_show_type: 2, store_id: line.store_id, table_id: null, ...to } as const;
      const carried = cartLine(goods, { option_value, number }, place);
      return [line.offer ? { ...carried, offer: line.offer } : carried];
    }),
  };
}
