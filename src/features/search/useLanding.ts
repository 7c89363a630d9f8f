import { useAtomValue } from "jotai";
import { hotStoreListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { useEveryStore } from "./useEveryStore.ts";

/**
 * Kinds of stores, what many order, each null on the way, and stores that show what a kind looks like; `failure` when
 * none of it could be read.
 */
export function useLanding() {
  const position = useAtomValue(positionAtom);
  const every = useEveryStore();
  const hot = useCall(hotStoreListCall, position ? { position } : {}, { isSilent: true });
  const popular = hot.data?.items ?? (hot.failure ? [] : null);
  return {
    kinds: popular && every.kinds,
    popular,
    stores: [...(popular ?? []), ...every.stores],
    failure: hot.data ? undefined : hot.failure && every.failure,
    reload: () => Promise.all([every.reload(), hot.reload()]),
  };
}
