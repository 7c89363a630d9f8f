import { useAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import type { StoreSort } from "#contract/enumerations.ts";
import { type StoreChoice, storeChoiceAtom } from "#parts/storeList/storeChoice.ts";
import { resultsPath } from "./resultsPath.ts";
import type { SearchScope } from "./searchScope.ts";

interface Search {
  readonly scope: SearchScope;
  readonly keyword: string;
  readonly type: string | undefined;
}

const BY_DISTANCE: StoreSort = 2;
const BY_MATCH: StoreSort = 1;

/**
 * How the results of a search are sorted and filtered: near here by distance at first, kept for the way back, and
 * begun anew with other words. The kind of store stands in the address.
 */
export function useResultsChoice({ scope, keyword, type }: Search) {
  const navigate = useNavigate();
  const first = { sort: scope === "near" ? BY_DISTANCE : BY_MATCH, filter: {} };
  const [kept, keep] = useAtom(storeChoiceAtom(`search ${scope} ${keyword}`, first));
  const choice: StoreChoice = {
    ...kept,
    filter: type === undefined ? kept.filter : { ...kept.filter, store_type: type },
  };
  const choose = (next: StoreChoice) => {
    const { store_type, ...filter } = next.filter;
    keep({ ...next, filter });
    if (store_type !== type) {
      void navigate(resultsPath(scope, { keyword: keyword || undefined, type: store_type }), {
        replace: true,
      });
    }
  };
  return [choice, choose] as const;
}
