import { useAtomValue } from "jotai";
import { StoreSort } from "#contract/enumerations.ts";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { storeListRequest } from "#parts/stores/list/useStoreList.ts";
import { href } from "#routes/href.ts";
import { placeAskedAtom } from "#state/places/whereabouts.ts";

/** Whether one searches around one's whereabouts or in all stores. */
export type SearchScope = "near" | "all";

/** The scope that an address names; without one it is near, once the customer has said where they are. */
export function searchScope(named: string | undefined, hasPosition: boolean): SearchScope {
  if (named === "near" || named === "all") return named;
  return hasPosition ? "near" : "all";
}

export interface Sought {
  readonly keyword?: string | undefined;
  /** A kind of store, as "ramen". */
  readonly type?: string | undefined;
}

/** Where the results of a search are. */
export function resultsPath(scope: SearchScope, sought: Sought): string {
  return href(scope === "near" ? "searchHomeStore" : "searchStore", sought);
}

/** Letters that a search may have: as many as `StoreFilter.keyword` takes. */
export const longestSearch = 100;

/** Stores as home lists them at first, so that they are mostly at hand, and the kinds that there are: null on the way. */
export function useEveryStore(isNeeded = true) {
  const place = useAtomValue(placeAskedAtom);
  const { data, failure, reload } = useCall(
    storeListCall,
    isNeeded ? storeListRequest({ sort: StoreSort.comprehensive, filter: {} }, place) : null,
    { isSilent: true },
  );
  const kinds = data?.store_types ?? (failure ? [] : null);
  return { kinds, stores: data?.items ?? [], failure: data ? undefined : failure, reload };
}
