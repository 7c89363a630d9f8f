import { useAtomValue } from "jotai";
import { hotStoreListCall } from "#net/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { positionAtom } from "#state/whereabouts.ts";
import { useEveryStore } from "./useEveryStore.ts";

/** Kinds of stores, what many order, each null on the way, and stores that show what a kind looks like. */
export function useLanding() {
  const position = useAtomValue(positionAtom);
  const { kinds, stores } = useEveryStore();
  const hot = useCall(hotStoreListCall, position ? { position } : {}, { isSilent: true });
  const popular = hot.data?.items ?? (hot.failure ? [] : null);
  return { kinds: popular && kinds, popular, stores: [...(popular ?? []), ...stores] };
}
