import { use } from "react";
import { CartAction, GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { recommendGoodsListCall } from "#net/calls/offPremisesCalls.ts";
import { useCall } from "#net/useCall.ts";
import { CartContext } from "#parts/cart/useCart.ts";

/** What the store recommends for the cart in use; undefined until it is known, nothing while it is not asked for. */
export function useRecommended(storeId: string, isAsked: boolean): readonly Goods[] | undefined {
  const goods_show_type =
    use(CartContext).action === CartAction.dineIn ? GoodsShowType.dineIn : GoodsShowType.offPremises;
  const request = isAsked ? ({ store_id: storeId, goods_show_type } as const) : null;
  const { data, isLoading } = useCall(recommendGoodsListCall, request, { isSilent: true });
  return isLoading ? undefined : (data?.goods ?? []);
}
