import { useAtomValue } from "jotai";
import type { specialStoreList } from "#contract/calls/specials.ts";
import { StoreSort } from "#contract/enumerations.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { isOfferGone, OFFER_GONE, specialStoreListCall } from "#net/calls/specialCalls.ts";
import { useMinute } from "#parts/shell/clock.ts";
import { usePages } from "#parts/stores/list/usePages.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { storePagesAtom } from "#state/storage/pages.ts";
import { timeLeft } from "./Until.tsx";

const idOf = ({ store_id }: StoreSummary) => store_id;

/** An offer with its stores; `gone`: it runs no more, or never did. Without a position nothing is sorted by distance. */
export function useOfferStores(special_id: string, sort: StoreSort) {
  const position = useAtomValue(positionAtom);
  const now = useMinute();
  const isSorted = sort !== StoreSort.comprehensive && (sort !== 2 || position !== undefined);
  const request = { special_id, ...(isSorted ? { sort } : {}), ...(position ? { position } : {}) };
  const { items, ...pages } = usePages<typeof specialStoreList, StoreSummary>(specialStoreListCall, request, {
    page: (data) => data,
    idOf,
    kept: storePagesAtom,
    handles: OFFER_GONE,
  });
  const special = pages.data?.special;
  const hasEnded = special !== undefined && timeLeft(special.end_time, now).in === "over";
  const isUnknown = isOfferGone(pages.failure);
  const gone = hasEnded ? ("ended" as const) : isUnknown ? ("unknown" as const) : null;
  return { ...pages, stores: items, special, now, gone };
}
