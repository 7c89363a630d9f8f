import { useAtom } from "jotai";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { bannerListCall, hotStoreListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BannerRow } from "#parts/banners/BannerRow.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { useHydrated } from "#parts/shell/useHydrated.ts";
import { filterCount, storeChoiceAtom } from "#parts/storeList/storeChoice.ts";
import { StoreControls } from "#parts/storeList/StoreControls.tsx";
import { StoreList } from "#parts/storeList/StoreList.tsx";
import { useStoreList } from "#parts/storeList/useStoreList.ts";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { href } from "#routes/href.ts";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { HomeTop } from "./HomeTop.tsx";
import styles from "./Home.module.css";
import { MapEntry } from "./MapEntry.tsx";
import { MapPlace } from "./MapPlace.tsx";
import { StoreRow } from "./StoreRow.tsx";
import { TypeRow } from "./TypeRow.tsx";
import { useNearby } from "./useNearby.ts";

const FurtherDown = lazyAgain(() => import("./FurtherDown.tsx"));

const DRAWN_FIRST = 3;

/** Home: where one is, what is on, stores that others like, new ones, and all of them by sort and filter. */
export default function HomeScreen() {
  const { t } = useTranslation("home");
  const { t: ts } = useTranslation("stores");
  const isHydrated = useHydrated();
  const [choice, choose] = useAtom(storeChoiceAtom("home"));
  const list = useStoreList(choice);
  const hot = useNearby(hotStoreListCall);
  const news = useCall(bannerListCall, { place: "home" }, { isSilent: true });
  const waiting = <StoreRow title={t("new")} stores={null} more={href("moreRecommend", { of: "new" })} />;
  // The page carries what a phone shows at first; the others are drawn a moment later, once the rows above are there.
  const isWhole = useDeferredValue(isHydrated);
  const drawn = isWhole ? list : { ...list, stores: list.stores?.slice(0, DRAWN_FIRST) ?? null };
  const refresh = () => Promise.all([list.reload(), hot.reload(), news.reload()]);

  return (
    <>
      <HomeTop />
      <main className={styles.page}>
        <PullToRefresh onRefresh={refresh} busyLabel={ts("loading")}>
          <div className={styles.sections}>
            <BannerRow label={t("banners")} banners={news.data?.banners ?? (news.failure ? [] : null)} />
            <TypeRow
              types={list.storeTypes}
              stores={[...(list.stores ?? []), ...(hot.stores ?? [])]}
              chosen={choice.filter.store_type}
              onChoose={(store_type) => {
                const { store_type: _, ...others } = choice.filter;
                choose({ ...choice, filter: store_type ? { ...others, store_type } : others });
              }}
            />
            <StoreRow title={t("recommended")} stores={hot.stores} more={href("recommend", {})} />
            <LazyLayer waiting={waiting}>
              {isHydrated ? <FurtherDown posts={news.data?.posts ?? []} /> : waiting}
            </LazyLayer>
            <section aria-labelledby="all-stores">
              <div className={styles.heading}>
                <h2 id="all-stores">{t("all")}</h2>
                <MapEntry />
              </div>
              <MapPlace stores={list.stores} />
              <StoreControls choice={choice} onChange={choose} storeTypes={list.storeTypes} />
              <StoreList
                pages={drawn}
                label={t("all")}
                onClear={filterCount(choice.filter) > 0 ? () => choose({ ...choice, filter: {} }) : undefined}
              />
            </section>
          </div>
        </PullToRefresh>
      </main>
      <BottomBar tab="home" />
    </>
  );
}
