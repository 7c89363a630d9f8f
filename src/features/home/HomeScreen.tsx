import { useAtom, useAtomValue } from "jotai";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { OrderType } from "#contract/enumerations.ts";
import { UsualSlot } from "#parts/orders/again/UsualSlot.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { useHydrated } from "#parts/shell/page.ts";
import { WhenNear } from "#parts/shell/WhenNear.tsx";
import { StoreControls } from "#parts/stores/list/StoreControls.tsx";
import { StoreList } from "#parts/stores/list/StoreList.tsx";
import { cleared, filterCount, reachOf, servedIn, storeChoiceAtom } from "#parts/stores/list/storeChoice.ts";
import { useStoreList } from "#parts/stores/list/useStoreList.ts";
import { lazyWithRetry, LazyLayer, LazyPart } from "#parts/trouble/lazyWithRetry.tsx";
import { sessionAtom } from "#state/account/session.ts";
import { homeViewAtom } from "#state/page/homeView.ts";
import { wayAtom } from "#state/places/way.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { mapIcon } from "#ui/icons/discovery.ts";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import styles from "./Home.module.css";
import { HomeTop } from "./HomeTop.tsx";
import { TypeRow } from "./TypeRow.tsx";

const FurtherDown = lazyWithRetry(() => import("./FurtherDown.tsx"));
const HomeMap = lazyWithRetry(() => import("./HomeMap.tsx"));
const NearEnd = lazyWithRetry(() => import("#parts/stores/list/NearEnd.tsx"));
const NobodyServes = lazyWithRetry(() => import("./NobodyServes.tsx"));
const UnderWay = lazyWithRetry(() => import("#parts/orders/UnderWay.tsx"));

const DRAWN_FIRST = 3;
/** So many stores come before what else is on, until one asks for all of them. */
const SHOWN_FIRST = 10;

/** Home: what one came for, where, and the stores that serve one there; below them what else is on. */
export default function HomeScreen() {
  const { t } = useTranslation("home");
  const { t: ts } = useTranslation("stores");
  const isHydrated = useHydrated();
  const way = useAtomValue(wayAtom);
  const [choice, choose] = useAtom(storeChoiceAtom("home"));
  const [{ hasMap, isWhole }, view] = useAtom(homeViewAtom);
  const hasSession = useAtomValue(sessionAtom) !== null;
  const isSomewhere = useAtomValue(positionAtom) !== undefined;
  const list = useStoreList(servedIn(way, choice));
  // The page carries what a phone shows at first; the others are drawn a moment later, once the rows above are there.
  const isDrawn = useDeferredValue(isHydrated);
  const shown = isWhole ? Infinity : isDrawn ? SHOWN_FIRST : DRAWN_FIRST;
  // Known before those are drawn: an end of the list that stands there for a moment would read its next page at once.
  const isMore = !isWhole && (list.hasMore || (isDrawn && (list.stores?.length ?? 0) > shown));
  const pages = { ...list, stores: list.stores?.slice(0, shown) ?? null };
  const isNear = isSomewhere && way === OrderType.takeAway && reachOf(choice) !== null;
  const hasFilter = filterCount(choice.filter) > 0;

  const title = t(way === OrderType.delivery ? "of.delivery" : "of.takeAway");

  return (
    <>
      <HomeTop />
      <main className={styles.page}>
        <PullToRefresh onRefresh={list.reload} busyLabel={ts("loading")}>
          <div className={styles.sections}>
            <UsualSlot way={way} />
            <TypeRow
              types={list.storeTypes}
              stores={list.stores ?? []}
              chosen={choice.filter.store_types ?? []}
              onChoose={(store_types) => choose({ ...choice, filter: { ...choice.filter, store_types } })}
            />
            <section aria-labelledby="all-stores" className={styles.stores} data-map={hasMap || undefined}>
              <h2 id="all-stores" className={styles.title}>
                {title}
              </h2>
              <StoreControls
                choice={choice}
                onChange={choose}
                storeTypes={list.storeTypes}
                asked={(one) => servedIn(way, one)}
                way={way}
              >
                <IconButton
                  icon={mapIcon}
                  kind={hasMap ? "tinted" : "plain"}
                  label={t("onMap")}
                  aria-pressed={hasMap}
                  onClick={() => view((now) => ({ ...now, hasMap: !hasMap }))}
                />
              </StoreControls>
              {hasMap && (
                <div className={styles.map}>
                  <LazyLayer>
                    <HomeMap stores={list.stores ?? []} way={way} />
                  </LazyLayer>
                </div>
              )}
              <StoreList
                pages={pages}
                label={title}
                way={way}
                count={list.count}
                onMore={isMore ? () => view((now) => ({ ...now, isWhole: true })) : undefined}
                onClear={hasFilter ? () => choose(cleared(choice)) : undefined}
                end={
                  isNear && (
                    <LazyLayer>
                      <NearEnd choice={choice} onChange={choose} />
                    </LazyLayer>
                  )
                }
                empty={
                  isNear ? (
                    <LazyPart waiting={<div className={styles.empty} />}>
                      <NearEnd choice={choice} onChange={choose} isEmpty />
                    </LazyPart>
                  ) : isSomewhere && !hasFilter ? (
                    <LazyPart waiting={<div className={styles.empty} />}>
                      <NobodyServes way={way} />
                    </LazyPart>
                  ) : undefined
                }
              />
            </section>
            {isDrawn && (
              <WhenNear>
                <FurtherDown way={way} above={isMore ? null : pages.stores} />
              </WhenNear>
            )}
          </div>
        </PullToRefresh>
      </main>
      {hasSession && (
        <LazyLayer>
          <UnderWay />
        </LazyLayer>
      )}
      <BottomBar tab="home" />
    </>
  );
}
