import { useAtomValue } from "jotai";
import type { newStores } from "#contract/calls/storeLists.ts";
import type { hotStoreList } from "#contract/calls/specials.ts";
import type { CallReference } from "#net/calls/callReference.ts";
import { useStorePages } from "#parts/storeList/useStorePages.ts";
import { positionAtom } from "#state/places/whereabouts.ts";

/** Recommended or new stores, read page by page, around the customer's whereabouts. */
export function useNearby(call: CallReference<typeof hotStoreList> | CallReference<typeof newStores>) {
  const position = useAtomValue(positionAtom);
  return useStorePages<typeof hotStoreList | typeof newStores>(
    call,
    position ? { position } : {},
    (data) => data,
  );
}
