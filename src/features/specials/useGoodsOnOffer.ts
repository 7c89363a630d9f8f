import type { specialGoodsList } from "#contract/calls/specials.ts";
import type { RequestOf } from "#contract/call.ts";
import { OFFER_GONE, specialGoodsListCall } from "#net/calls/specialCalls.ts";
import { usePages } from "#parts/storeList/usePages.ts";
import { goodsPagesAtom, type OnOffer } from "./goodsPages.ts";

const idOf = ({ special_id, goods }: OnOffer) => `${special_id} ${goods.id}`;

/** Goods on offer, read page by page; that the offer or the store is gone the screen says itself. */
export function useGoodsOnOffer(request: RequestOf<typeof specialGoodsList> & Record<string, unknown>) {
  return usePages(specialGoodsListCall, request, {
    page: (data) => data,
    idOf,
    kept: goodsPagesAtom,
    handles: [201, ...OFFER_GONE],
  });
}
