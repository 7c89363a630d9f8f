import { use } from "react";
import type { Goods } from "#contract/goods.ts";
import { recommendGoodsListCall } from "#net/awayCalls.ts";
import { useCall } from "#net/useCall.ts";
import { CartContext } from "#parts/cart/CartContext.ts";

/** What the store recommends for the cart in use; nothing until it has been read, or while it is not asked for. */
export function useRecommended(storeId: string, isAsked: boolean): readonly Goods[] {
  const goods_show_type = use(CartContext).action === 1 ? 1 : 2;
  const request = isAsked ? ({ store_id: storeId, goods_show_type } as const) : null;
  return useCall(recommendGoodsListCall, request, { isSilent: true }).data?.goods ?? [];
}
