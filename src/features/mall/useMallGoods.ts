import type { mallGoodList, mallSearchGoods } from "#contract/calls/mallStore.ts";
import type { Goods } from "#contract/goods.ts";
import type { CallReference } from "#net/calls/callReference.ts";
import { mallGoodListCall, mallSearchGoodsCall } from "#net/calls/mallCalls.ts";
import { usePages } from "#parts/storeList/usePages.ts";
import { mallGoodsPagesAtom } from "#state/storage/pages.ts";
import { mallGoodsRequest } from "./mallGoodsRequest.ts";
import type { MallQuery } from "./mallQuery.ts";

const KIND_GONE = 301;
type Listing = typeof mallGoodList | typeof mallSearchGoods;

/** The goods that the address asks for: all, of a shop, of a kind, or found by words; read page by page. */
export function useMallGoods(query: MallQuery) {
  const call: CallReference<typeof mallGoodList> | CallReference<typeof mallSearchGoods> = query.keyword
    ? mallSearchGoodsCall
    : mallGoodListCall;
  return usePages<Listing, Goods>(call, mallGoodsRequest(query), {
    page: ({ goods, next_cursor }) => ({ items: goods, next_cursor }),
    idOf: ({ id }) => id,
    kept: mallGoodsPagesAtom,
    handles: [KIND_GONE],
  });
}
