import type { TFunction } from "i18next";
import { useAtom, useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type OffPremises, OrderType, StoreSort } from "#contract/enumerations.ts";
import { MOST_COUNTED } from "#domain/values/mostCounted.ts";
import { WhereLine } from "#parts/places/WhereLine.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { usePageSubject } from "#parts/shell/page.ts";
import { StoreCard } from "#parts/stores/StoreCard.tsx";
import { StoreControls } from "#parts/stores/list/StoreControls.tsx";
import { StoreList } from "#parts/stores/list/StoreList.tsx";
import { WaySwitch } from "#parts/stores/list/WaySwitch.tsx";
import {
  cleared,
  filterCount,
  nearby,
  reachOf,
  servedIn,
  type StoreChoice,
  storeChoiceAtom,
} from "#parts/stores/list/storeChoice.ts";
import { useStoreList } from "#parts/stores/list/useStoreList.ts";
import { lazyWithRetry, LazyLayer, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { wayAtom } from "#state/places/way.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Search.module.css";
import { FoundGoods } from "./FoundGoods.tsx";
import { NoneFound } from "./NoneFound.tsx";
import { SearchLink } from "./SearchLink.tsx";
import { TooMuch } from "./TooMuch.tsx";
import { longestSearch, resultsPath, type SearchScope, type Sought, useEveryStore } from "./searchScope.ts";

/** What was found in all stores, wherever they are (`/searchStore`). */
export function SearchStoreScreen({ query }: { readonly query: QueryOf<typeof routes.searchStore> }) {
  return <ResultsPage scope="all" query={query} />;
}

/**
 * What was found around the customer's whereabouts, the nearest first; while they are not known, what was found anywhere,
 * below the question for them (`/searchHomeStore`).
 */
export function SearchHomeStoreScreen({ query }: { readonly query: QueryOf<typeof routes.searchHomeStore> }) {
  return <ResultsPage scope="near" query={query} />;
}

const DidYouMean = lazyWithRetry(() => import("#ui/feedback/DidYouMean.tsx"));
const NearEnd = lazyWithRetry(() => import("#parts/stores/list/NearEnd.tsx"));

interface ResultsPageProps {
  readonly scope: SearchScope;
  /** As the address says it. */
  readonly query: Sought;
}

/** What a search found, below the field that it came from. */
function ResultsPage({ scope, query }: ResultsPageProps) {
  const keyword = query.keyword?.trim() ?? "";
  const isTooLong = keyword.length > longestSearch;
  const { kinds } = useEveryStore(query.type !== undefined && keyword === "");
  const kind = kinds?.find(({ store_type }) => store_type === query.type)?.name;
  usePageSubject(keyword || kind);
  return (
    <>
      <BackBar title={<SearchLink words={keyword} scope={scope} instead={kind} />} parent="search" />
      <main className={styles.page}>
        {isTooLong ? (
          <TooMuch words={keyword} scope={scope} />
        ) : (
          <Results key={keyword} scope={scope} keyword={keyword} type={query.type} />
        )}
      </main>
      <BottomRail tab="home" />
    </>
  );
}

interface ResultsProps {
  readonly scope: SearchScope;
  readonly keyword: string;
  readonly type: string | undefined;
}

/** The stores that a search found: how many, sorted and filtered, and the same search elsewhere. */
function Results({ scope, keyword, type }: ResultsProps) {
  const { t } = useTranslation("search");
  const { t: ts } = useTranslation("stores");
  const navigate = useNavigate();
  const [choice, choose] = useResultsChoice({ scope, keyword, type });
  const isSomewhere = useAtomValue(positionAtom) !== undefined;
  const way = useAtomValue(wayAtom);
  /** The way in which nothing was to be had: then that of all ways is looked at, until one changes it. */
  const [given, giveUp] = useState<OffPremises | null>(null);
  const isOfAll = given === way;
  const asked = (one: StoreChoice) => askedIn(scope, isOfAll ? null : way, one);
  const isNear =
    scope === "near" && isSomewhere && (isOfAll || way === OrderType.takeAway) && reachOf(choice) !== null;
  const list = useStoreList(asked(choice), { way, ...(keyword !== "" && { keyword }) });
  const count = list.stores?.length ?? 0;
  const there = resultsPath(scope === "near" ? "all" : "near", { keyword: keyword || undefined, type });
  // Without a place these are those of everywhere already.
  const elsewhere = scope === "all" || isSomewhere ? there : undefined;
  const clear = filterCount(choice.filter) > 0 ? () => choose(cleared(choice)) : undefined;
  const none = clear
    ? ts("nothingFiltered")
    : keyword === ""
      ? ts("nothing.title")
      : t("nothing.title", { words: keyword });
  const found =
    list.data?.is_near === 1 ? (
      <>
        {t("near", { words: keyword })}
        {list.data.meant && (
          <LazyLayer>
            <DidYouMean
              label={ts("meant")}
              words={list.data.meant}
              onTake={(words) => void navigate(resultsPath(scope, { keyword: words, type }))}
            />
          </LazyLayer>
        )}
      </>
    ) : list.count === null ? (
      t(list.hasMore ? "foundMore" : "found", { count })
    ) : (
      foundWords(t, list.count)
    );
  const nothing = (
    <NoneFound
      title={none}
      keyword={keyword}
      scope={scope}
      elsewhere={elsewhere}
      onClear={clear}
      onEveryWay={isOfAll ? undefined : () => giveUp(way)}
    />
  );
  return (
    <>
      <div className={styles.way}>
        <WaySwitch />
      </div>
      {scope === "near" && (
        <div className={styles.around}>
          <WhereLine note={t("ask")} />
        </div>
      )}
      <StoreControls
        choice={choice}
        onChange={choose}
        storeTypes={list.storeTypes}
        asked={asked}
        keyword={keyword}
        {...(isOfAll ? {} : { way })}
      />
      <div className={styles.summary}>
        <p role="status" className={styles.count}>
          {list.stores && (count > 0 ? found : hidden(none))}
        </p>
        {elsewhere !== undefined && (
          <Anchor href={elsewhere} className={styles.toAll}>
            {scope === "near" ? t("everywhere") : t("nearHere")}
            <Icon of={chevronIcon} size={16} />
          </Anchor>
        )}
      </div>
      <StoreList
        pages={list}
        label={t("results")}
        layout="row"
        heading="h2"
        end={
          isNear && (
            <LazyLayer>
              <NearEnd choice={choice} onChange={choose} />
            </LazyLayer>
          )
        }
        renderStore={(store) => (
          <StoreCard store={store} layout="row" heading="h2" way={way}>
            <FoundGoods store={store} marks={list.data?.marks} />
          </StoreCard>
        )}
        empty={
          isNear ? (
            <LazyPart>
              <NearEnd choice={choice} onChange={choose} isEmpty />
            </LazyPart>
          ) : (
            nothing
          )
        }
      />
    </>
  );
}

/** A choice of what is near, or of everywhere, that serves one in a way; null: in any. */
function askedIn(scope: SearchScope, way: OffPremises | null, choice: StoreChoice): StoreChoice {
  if (way === null) return scope === "near" ? nearby(choice) : choice;
  if (scope === "near") return servedIn(way, choice);
  return { ...choice, filter: { ...choice.filter, order_type: way } };
}

const foundWords = (t: TFunction<"search">, count: number) =>
  t(count < MOST_COUNTED ? "found" : "foundMore", { count });

/** For ears alone: the eye sees it in the place of the list. */
const hidden = (words: string) => <span className="visually-hidden">{words}</span>;

interface Search {
  readonly scope: SearchScope;
  readonly keyword: string;
  readonly type: string | undefined;
}

/**
 * How the results of a search are sorted and filtered: near here by distance at first, kept for the way back, and
 * begun anew with other words. The kind of store stands in the address.
 */
function useResultsChoice({ scope, keyword, type }: Search) {
  const navigate = useNavigate();
  const first = { sort: scope === "near" ? StoreSort.distance : StoreSort.comprehensive, filter: {} };
  const [kept, keep] = useAtom(storeChoiceAtom(`search ${scope} ${keyword}`, first));
  const choice: StoreChoice = {
    ...kept,
    filter: type === undefined ? kept.filter : { ...kept.filter, store_types: [type] },
  };
  const choose = (next: StoreChoice) => {
    // One kind stands in the address; several are kept.
    const { store_types = [], ...filter } = next.filter;
    const [one, another] = store_types;
    const named = another === undefined ? one : undefined;
    keep({ ...next, filter: another === undefined ? filter : { ...filter, store_types } });
    if (named !== type) {
      void navigate(resultsPath(scope, { keyword: keyword || undefined, type: named }), {
        replace: true,
      });
    }
  };
  return [choice, choose] as const;
}
