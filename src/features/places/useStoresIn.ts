import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useMemo } from "react";
import type { Bounds } from "#contract/scalars.ts";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import type { StorePages } from "#parts/storeList/storePages.ts";
import { useStorePages } from "#parts/storeList/useStorePages.ts";
import { useSettled } from "#parts/typing/useSettled.ts";
import { positionAtom } from "#state/places/whereabouts.ts";

/** Milliseconds that a map must rest before the provider is asked. */
const REST = 300;
/** Stores that are read without being asked for: a map with a few of its stores would not tell the truth. */
const MOST = 100;

/** To eleven metres, so that a map that hardly moved asks nothing anew. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** The stores within what a map shows; before there is a map, those around the customer. */
export function useStoresIn(bounds: Bounds | null): StorePages {
  const position = useAtomValue(positionAtom);
  const settled = useSettled(bounds, REST);
  const request = useMemo(
    () => ({
      ...(position ? { position } : {}),
      ...(settled
        ? {
            bounds: {
              south: rounded(settled.south),
              west: rounded(settled.west),
              north: rounded(settled.north),
              east: rounded(settled.east),
            },
          }
        : {}),
    }),
    [position, settled],
  );
  const pages = useStorePages(storeListCall, request, (data) => data);
  const count = pages.stores?.length ?? 0;
  const isShort = pages.hasMore && pages.moreState === "still" && count < MOST && settled !== null;
  const readMore = useEffectEvent(() => void pages.readMore());
  useEffect(() => {
    if (isShort) readMore();
  }, [isShort, count]);
  return pages;
}
