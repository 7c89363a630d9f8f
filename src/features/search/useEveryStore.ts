import { useAtomValue } from "jotai";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { storeListRequest } from "#parts/storeList/storeListRequest.ts";
import { positionAtom } from "#state/places/whereabouts.ts";

/** Stores as home lists them at first, so that they are mostly at hand, and the kinds that there are: null on the way. */
export function useEveryStore(isNeeded = true) {
  const position = useAtomValue(positionAtom);
  const { data, failure, reload } = useCall(
    storeListCall,
    isNeeded ? storeListRequest({ sort: 1, filter: {} }, position) : null,
    { isSilent: true },
  );
  const kinds = data?.store_types ?? (failure ? [] : null);
  return { kinds, stores: data?.items ?? [], failure: data ? undefined : failure, reload };
}
