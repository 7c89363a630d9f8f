import { recommendGoodsList } from "#contract/calls/store.ts";
import type { Goods } from "#contract/goods.ts";
import { useCall } from "#net/useCall.ts";

/** What the store recommends for eating in; nothing until it has been read, or while it is not asked for. */
export function useRecommended(storeId: string, isAsked: boolean): readonly Goods[] {
  const request = isAsked ? { store_id: storeId, goods_show_type: 1 as const } : null;
  return useCall(recommendGoodsList, request, { isSilent: true }).data?.goods ?? [];
}
