import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { storeLink } from "#parts/storeCard/storeLink.ts";
import { useSettled } from "#parts/typing/useSettled.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { rememberSearchAtom } from "#state/places/searchHistory.ts";
import { longestSearch } from "./longestSearch.ts";
import { resultsPath, type Sought } from "./resultsPath.ts";
import type { SearchScope } from "./searchScope.ts";
import type { Suggestion } from "./suggestion.ts";

/** Milliseconds without a further letter after which the address notes what is typed. */
const PAUSE = 400;

/**
 * What is typed, and what becomes of it. The address follows, so that a reload or the way back loses nothing; results
 * take this screen's place in the history, so that back from them leads to where one came from.
 */
export function useTyping(query: QueryOf<typeof routes.searchInput>, scope: SearchScope) {
  const navigate = useNavigate();
  const remember = useSetAtom(rememberSearchAtom);
  const [words, type] = useState(query.keyword ?? "");
  const keyword = words.trim();
  const isTooLong = keyword.length > longestSearch;
  const settled = useSettled(keyword, PAUSE);
  const hasLeft = useRef(false);

  const note = (change: { readonly keyword?: string; readonly scope?: SearchScope }) => {
    const { keyword: noted = "", scope: named } = { ...query, ...change };
    void navigate(href("searchInput", { keyword: noted || undefined, scope: named }), { replace: true });
  };
  const follow = useEffectEvent((typed: string) => {
    if (!hasLeft.current && typed !== (query.keyword ?? "").trim()) note({ keyword: typed });
  });
  useEffect(() => follow(settled), [settled]);

  const leave = (path: string, replace: boolean) => {
    hasLeft.current = true;
    void navigate(path, { replace });
  };
  const search = (sought: Sought) => {
    const found = sought.keyword?.trim();
    if (found !== undefined && (found === "" || found.length > longestSearch)) return;
    if (found) remember(found);
    leave(resultsPath(scope, { ...sought, keyword: found }), true);
  };
  const pick = (chosen: Suggestion) => {
    if (chosen.kind === "kinds") return search({ type: chosen.type.store_type });
    if (chosen.kind !== "stores") return search({ keyword: chosen.words });
    note({ keyword });
    leave(storeLink(chosen.store), false);
  };
  return {
    keyword,
    isTooLong,
    type,
    searchIn: (named: SearchScope) => note({ keyword, scope: named }),
    search,
    pick,
  };
}
