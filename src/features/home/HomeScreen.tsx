import { useAtom } from "jotai";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoreSummary, StoreType } from "#contract/storeLists.ts";
import { bannerListCall, hotStoreListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { WhereLine } from "#parts/places/WhereLine.tsx";
import { ScanButton } from "#parts/scan/ScanButton.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { useHydrated } from "#parts/shell/page.ts";
import { BannerRow } from "#parts/stores/list/BannerRow.tsx";
import { StoreControls } from "#parts/stores/list/StoreControls.tsx";
import { StoreList } from "#parts/stores/list/StoreList.tsx";
import { filterCount, storeChoiceAtom } from "#parts/stores/list/storeChoice.ts";
import { useStoreList } from "#parts/stores/list/useStoreList.ts";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { globeIcon, pinIcon, searchIcon } from "#ui/icons/common.ts";
import { heartIcon } from "#ui/icons/discovery.ts";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Home.module.css";
import homeMapStyles from "./HomeMap.module.css";
import { StoreRow, useNearby } from "./StoreRow.tsx";

const FurtherDown = lazyWithRetry(() => import("./FurtherDown.tsx"));

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

const LanguageSheet = lazyWithRetry(() => import("#parts/device/LanguageSheet.tsx"));

/** Where one is, the favourites, the language; below, and always in reach, the way to search. */
function HomeTop() {
  const { t } = useTranslation("home");
  const { t: tc } = useTranslation();
  /** Null until it was opened once: its code comes then. */
  const [choosing, setChoosing] = useState<boolean | null>(null);
  return (
    <>
      <header className={styles.top}>
        <h1 className="visually-hidden">{tc("titles.home")}</h1>
        <WhereLine />
        <div className={styles.actions}>
          <ScanButton look="icon" label={t("scan")} />
          <IconButton icon={heartIcon} label={tc("titles.favourites")} href={href("favourite", {})} />
          <IconButton icon={globeIcon} label={tc("language")} onClick={() => setChoosing(true)} />
        </div>
      </header>
      <div role="search" className={styles.search}>
        <Anchor href={href("searchInput", {})} className={styles.searchLink}>
          <Icon of={searchIcon} size={20} />
          <span>{t("search")}</span>
        </Anchor>
      </div>
      {choosing !== null && (
        <LazyLayer>
          <LanguageSheet open={choosing} onClose={() => setChoosing(false)} />
        </LazyLayer>
      )}
    </>
  );
}

interface TypeRowProps {
  readonly types: readonly StoreType[];
  /** To show of each type what it looks like. */
  readonly stores: readonly StoreSummary[];
  readonly chosen: string | undefined;
  readonly onChoose: (storeType: string | undefined) => void;
}

/** What one feels like eating: a tap leaves stores of that type in the list, another brings the others back. */
function TypeRow({ types, stores, chosen, onChoose }: TypeRowProps) {
  const { t } = useTranslation("home");
  if (types.length === 0) return null;
  return (
    <section aria-label={t("types")}>
      <ul className={styles.types}>
        {types.map(({ store_type, name }) => {
          const like = stores.find((store) => store.store_type.store_type === store_type);
          const picture = like?.logo ?? like?.picture;
          const isChosen = store_type === chosen;
          return (
            <li key={store_type}>
              <button
                type="button"
                className={styles.type}
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? undefined : store_type)}
              >
                <span className={styles.disc}>
                  {picture ? (
                    <Picture {...picture} alt="" sizes="64px" frame="square" eager />
                  ) : (
                    <span aria-hidden="true">{name.slice(0, 1)}</span>
                  )}
                </span>
                <span>{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The way to the same stores on a map. */
function MapEntry() {
  const { t } = useTranslation("home");
  return (
    <Button kind="quiet" size="small" icon={<Icon of={pinIcon} size={20} />} href={href("googlemap", {})}>
      {t("onMap")}
    </Button>
  );
}

const HomeMap = lazyWithRetry(() => import("./HomeMap.tsx"));

/** Where home's map will be: the room is kept from the start, so that nothing moves when it comes, or does not. */
function MapPlace({ stores }: { readonly stores: readonly StoreSummary[] | null }) {
  const isHydrated = useHydrated();
  return (
    <div className={homeMapStyles.place}>
      {isHydrated && (
        <LazyLayer>
          <HomeMap stores={stores ?? []} />
        </LazyLayer>
      )}
    </div>
  );
}
