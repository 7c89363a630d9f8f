import type { CartLine } from "#contract/cart.ts";
import type { GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { OrderLine } from "#contract/order.ts";
import { addLine, cartLine } from "#domain/cart/cart.ts";
import { type ReorderChange, type ReorderLine, orderAgain } from "#domain/orders/orderAgain.ts";

export interface ReorderPlan {
  readonly changes: readonly ReorderChange[];
  /** Whether anything of it can still be had. */
  readonly isAnyLeft: boolean;
  /** What can be had, as it was chosen then. */
  readonly lines: readonly ReorderLine[];
  /** The cart with those lines. */
  readonly putInto: (cart: readonly CartLine[], place: Place) => CartLine[];
}
type Place = Pick<CartLine, "goods_show_type" | "action" | "store_id" | "table_id" | "now_time">;

/** An old order as a cart of today, with what has changed since. */
export function planReorder(
  lines: readonly OrderLine[],
  goodsNow: readonly Goods[],
  showType: GoodsShowType,
): ReorderPlan {
  // What was made once more for one that was not right nobody had ordered.
  const ordered = lines.filter(({ is_remade }) => is_remade !== 1);
  const found = orderAgain(ordered, new Map(goodsNow.map((goods) => [goods.id, goods])), showType);
  return {
    changes: found.changes,
    isAnyLeft: found.lines.length > 0,
    lines: found.lines,
    putInto: (cart, place) =>
      found.lines
        .map(({ goods, ...chosen }) => cartLine(goods, chosen, place))
        .reduce<CartLine[]>(addLine, [...cart]),
  };
}
