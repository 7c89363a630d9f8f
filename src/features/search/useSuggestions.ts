import { useAtomValue } from "jotai";
import { useState } from "react";
import { StoreSort } from "#contract/enumerations.ts";
import type { StoreSummary, StoreType } from "#contract/storeLists.ts";
import { searchText } from "#domain/values/searchText.ts";
import { storeListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useSettled } from "#parts/shell/clock.ts";
import { storeListRequest } from "#parts/stores/list/useStoreList.ts";
import { searchHistoryAtom } from "#state/places/searchHistory.ts";
import { placeAskedAtom } from "#state/places/whereabouts.ts";
import type { Suggestion } from "./Suggestions.tsx";
import { longestSearch } from "./searchScope.ts";

/** Earlier searches, and kinds of stores, at most. */
const SHOWN = 3;

/**
 * What is suggested for words as far as they are typed: earlier searches and kinds of stores that hold them, which are
 * at hand without a signal, stores, and last the words themselves; nothing for words that cannot be searched for.
 * @param keyword what is typed, trimmed
 */
export function useSuggestions(keyword: string, kinds: readonly StoreType[]) {
  const searches = useAtomValue(searchHistoryAtom);
  const { stores, marks, hasFailed, isPresent } = useFoundStores(keyword);
  const typed = searchText(keyword);
  const holds = (words: string) => searchText(words).includes(typed);
  const isSearchable = keyword !== "" && keyword.length <= longestSearch;
  const suggestions: readonly Suggestion[] = isSearchable
    ? [
        ...searches
          .filter((words) => holds(words) && searchText(words) !== typed)
          .slice(0, SHOWN)
          .map((words) => ({ key: `history ${words}`, kind: "history" as const, words })),
        ...kinds
          .filter(({ name }) => holds(name))
          .slice(0, SHOWN)
          .map((type) => ({ key: `kind ${type.store_type}`, kind: "kinds" as const, type })),
        ...stores.map((store) => ({
          key: `store ${store.store_id}`,
          kind: "stores" as const,
          store,
          marks,
        })),
        { key: "words", kind: "words", words: keyword },
      ]
    : [];
  return { suggestions, hasFailed: isSearchable && hasFailed, isPresent };
}

/** Milliseconds without a further letter after which stores are looked for. */
const PAUSE = 200;
const SHOWN_STORES = 5;

interface Found {
  readonly words: string;
  readonly stores: readonly StoreSummary[];
  readonly marks: readonly string[];
}

/**
 * The first stores that words find. While those of the present letters are on their way, what fewer or more letters of
 * the same word found stays; an answer that comes late shows only where its own letters stand again.
 * @param keyword what is typed, trimmed
 */
function useFoundStores(keyword: string) {
  const place = useAtomValue(placeAskedAtom);
  const settled = useSettled(keyword, PAUSE);
  const isAsked = keyword !== "" && settled !== "" && settled.length <= longestSearch;
  const { data, failure } = useCall(
    storeListCall,
    isAsked
      ? storeListRequest({ sort: StoreSort.comprehensive, filter: {} }, place, { keyword: settled })
      : null,
    { isSilent: true },
  );
  const [last, setLast] = useState<Found>({ words: "", stores: [], marks: [] });
  if (data && (last.words !== settled || last.stores !== data.items)) {
    setLast({ words: settled, stores: data.items, marks: data.marks ?? [] });
  }
  const isPresent = settled === keyword && (data !== undefined || failure !== undefined);
  return {
    stores: failure || !isAkin(last.words, keyword) ? [] : last.stores.slice(0, SHOWN_STORES),
    marks: last.marks,
    hasFailed: failure !== undefined && isAsked,
    /** Whether they are those of the present letters. */
    isPresent,
  };
}

function isAkin(one: string, other: string): boolean {
  const [a, b] = [searchText(one), searchText(other)];
  return a !== "" && b !== "" && (a.startsWith(b) || b.startsWith(a));
}
