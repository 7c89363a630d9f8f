import { useStore } from "jotai";
import { use } from "react";
import type { Goods } from "#contract/goods.ts";
import { cartLine } from "#domain/cartLine.ts";
import { cartOf } from "#state/cart.ts";
import { placeAtom } from "#state/place.ts";
import { CartContext } from "./CartContext.ts";

/** Puts goods, as they were chosen, into the cart that is in use. */
export function usePutIn(storeId: string) {
  const store = useStore();
  const { action, offer } = use(CartContext);
  const isDineIn = action === 1;
  return (goods: Goods, chosen: Parameters<typeof cartLine>[1]) => {
    const line = cartLine(goods, chosen, {
      goods_show_type: isDineIn ? 1 : 2,
      action,
      store_id: storeId,
      table_id: isDineIn ? store.get(placeAtom).table_id : null,
      now_time: new Date().toISOString(),
    });
    store.set(cartOf(storeId, action).linesAtom, { verb: "add", line: offer ? { ...line, offer } : line });
  };
}
