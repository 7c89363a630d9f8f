import { useAtomValue } from "jotai";
import { hotStoreListCall, newStoresCall } from "#net/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { positionAtom } from "#state/whereabouts.ts";
import { useEveryStore } from "./useEveryStore.ts";

/** Kinds of stores with some that show what each looks like, and what many order: each null on the way. */
export function useLanding() {
  const position = useAtomValue(positionAtom);
  const { kinds, stores } = useEveryStore();
  const around = position ? { position } : {};
  const hot = useCall(hotStoreListCall, around, { isSilent: true });
  const fresh = useCall(newStoresCall, around, { isSilent: true });
  return {
    kinds,
    popular: hot.data?.items ?? (hot.failure ? [] : null),
    stores: [...(hot.data?.items ?? []), ...stores, ...(fresh.data?.items ?? [])],
  };
}
