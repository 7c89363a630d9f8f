import { useStore } from "jotai";
import { use } from "react";
import type { Goods } from "#contract/goods.ts";
import { cartLine } from "#domain/cart/cart.ts";
import { placeAtom } from "#state/page/pageState.ts";
import { CartContext, useCart, useShowType } from "./CartContext.ts";

/** Puts goods, as they were chosen, into the cart that is in use. */
export function usePutIn(storeId: string) {
  const store = useStore();
  const { action, offer } = use(CartContext);
  const goods_show_type = useShowType();
  const { linesAtom } = useCart(storeId);
  return (goods: Goods, chosen: Parameters<typeof cartLine>[1]) => {
    const line = cartLine(goods, chosen, {
      goods_show_type,
      action,
      store_id: storeId,
      table_id: goods_show_type === 1 ? store.get(placeAtom).table_id : null,
      now_time: new Date().toISOString(),
    });
    store.set(linesAtom, { verb: "add", line: offer ? { ...line, offer } : line });
  };
}
