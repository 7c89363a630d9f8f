import { useAtomValue } from "jotai";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { usePageSubject } from "#parts/shell/usePageSubject.ts";
import { LazyPart, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { positionAtom } from "#state/places/whereabouts.ts";
import { longestSearch } from "./longestSearch.ts";
import { Results } from "./Results.tsx";
import { resultsPath, type Sought } from "./resultsPath.ts";
import { SearchLink } from "./SearchLink.tsx";
import styles from "./Search.module.css";
import type { SearchScope } from "./searchScope.ts";
import { TooMuch } from "./TooMuch.tsx";
import { useEveryStore } from "./useEveryStore.ts";

const AskWhere = lazyAgain(() => import("./AskWhere.tsx"));

interface ResultsPageProps {
  readonly scope: SearchScope;
  /** As the address says it. */
  readonly query: Sought;
}

/** What a search found, below the field that it came from. */
export function ResultsPage({ scope, query }: ResultsPageProps) {
  const keyword = query.keyword?.trim() ?? "";
  const isTooLong = keyword.length > longestSearch;
  const { kinds } = useEveryStore(query.type !== undefined && keyword === "");
  const kind = kinds?.find(({ store_type }) => store_type === query.type)?.name;
  const isSomewhere = useAtomValue(positionAtom) !== undefined;
  usePageSubject(keyword || kind);
  return (
    <>
      <BackBar title={<SearchLink words={keyword} scope={scope} instead={kind} />} parent="search" />
      <main className={styles.page}>
        {isTooLong ? (
          <TooMuch words={keyword} scope={scope} />
        ) : scope === "near" && !isSomewhere ? (
          <LazyPart>
            <AskWhere everywhere={resultsPath("all", query)} />
          </LazyPart>
        ) : (
          <Results key={keyword} scope={scope} keyword={keyword} type={query.type} />
        )}
      </main>
    </>
  );
}
