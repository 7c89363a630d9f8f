import { useAtomValue } from "jotai";
import type { StoreType } from "#contract/storeLists.ts";
import { searchText } from "#domain/values/searchText.ts";
import { searchHistoryAtom } from "#state/places/searchHistory.ts";
import { longestSearch } from "./longestSearch.ts";
import type { Suggestion } from "./suggestion.ts";
import { useFoundStores } from "./useFoundStores.ts";

/** Earlier searches, and kinds of stores, at most. */
const SHOWN = 3;

/**
 * What is suggested for words as far as they are typed: earlier searches and kinds of stores that hold them, which are
 * at hand without a signal, stores, and last the words themselves; nothing for words that cannot be searched for.
 * @param keyword what is typed, trimmed
 */
export function useSuggestions(keyword: string, kinds: readonly StoreType[]) {
  const searches = useAtomValue(searchHistoryAtom);
  const { stores, hasFailed, isPresent } = useFoundStores(keyword);
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
        ...stores.map((store) => ({ key: `store ${store.store_id}`, kind: "stores" as const, store })),
        { key: "words", kind: "words", words: keyword },
      ]
    : [];
  return { suggestions, hasFailed: isSearchable && hasFailed, isPresent };
}
