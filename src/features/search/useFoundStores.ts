import { useAtomValue } from "jotai";
import { useState } from "react";
import type { StoreSummary } from "#contract/storeLists.ts";
import { searchText } from "#domain/values/searchText.ts";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { storeListRequest } from "#parts/storeList/storeListRequest.ts";
import { useSettled } from "#parts/typing/useSettled.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { longestSearch } from "./longestSearch.ts";

/** Milliseconds without a further letter after which stores are looked for. */
const PAUSE = 200;
const SHOWN = 5;

interface Found {
  readonly words: string;
  readonly stores: readonly StoreSummary[];
}

/**
 * The first stores that words find. While those of the present letters are on their way, what fewer or more letters of
 * the same word found stays; an answer that comes late shows only where its own letters stand again.
 * @param keyword what is typed, trimmed
 */
export function useFoundStores(keyword: string) {
  const position = useAtomValue(positionAtom);
  const settled = useSettled(keyword, PAUSE);
  const isAsked = keyword !== "" && settled !== "" && settled.length <= longestSearch;
  const { data, failure } = useCall(
    storeListCall,
    isAsked ? storeListRequest({ sort: 1, filter: {} }, position, { keyword: settled }) : null,
    { isSilent: true },
  );
  const [last, setLast] = useState<Found>({ words: "", stores: [] });
  if (data && (last.words !== settled || last.stores !== data.items)) {
    setLast({ words: settled, stores: data.items });
  }
  const isPresent = settled === keyword && (data !== undefined || failure !== undefined);
  return {
    stores: failure || !isAkin(last.words, keyword) ? [] : last.stores.slice(0, SHOWN),
    hasFailed: failure !== undefined && isAsked,
    /** Whether they are those of the present letters. */
    isPresent,
  };
}

function isAkin(one: string, other: string): boolean {
  const [a, b] = [searchText(one), searchText(other)];
  return a !== "" && b !== "" && (a.startsWith(b) || b.startsWith(a));
}
