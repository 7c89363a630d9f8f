import type { ResponseOf } from "#contract/call.ts";
import type { specialGoodsList } from "#contract/calls/specials.ts";
import * as Code from "#contract/codes.ts";
import { OFFER_GONE, specialGoodsListCall } from "#net/calls/specialCalls.ts";
import { usePages } from "#parts/stores/list/usePages.ts";
import { pagesAtom } from "#state/storage/pages.ts";

export type OnOffer = ResponseOf<typeof specialGoodsList>["items"][number];

const offerPagesAtom = pagesAtom<OnOffer>();
const idOf = ({ special_id, goods }: OnOffer) => `${special_id} ${goods.id}`;

/** What a store has on offer: limited-time, ordered ahead, at an event. */
export function useOffers(storeId: string) {
  return usePages(
    specialGoodsListCall,
    { store_id: storeId },
    {
      page: (data) => data,
      idOf,
      kept: offerPagesAtom,
      handles: [Code.storeMissing, ...OFFER_GONE],
    },
  );
}

export type Offers = ReturnType<typeof useOffers>;
