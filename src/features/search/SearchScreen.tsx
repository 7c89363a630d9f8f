import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import type { StoreSummary, StoreType } from "#contract/storeLists.ts";
import { hotStoreListCall, storeListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomBar } from "#parts/shell/BottomBar.tsx";
import { StoreCard } from "#parts/stores/StoreCard.tsx";
import { WaySwitch } from "#parts/stores/list/WaySwitch.tsx";
import type { StoreChoice } from "#parts/stores/list/storeChoice.ts";
import { storeListRequest } from "#parts/stores/list/useStoreList.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { rememberSearchAtom, searchHistoryAtom } from "#state/places/searchHistory.ts";
import { wayAtom } from "#state/places/way.ts";
import { placeAskedAtom, positionAtom } from "#state/places/whereabouts.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { chevronIcon, pinIcon, searchIcon } from "#ui/icons/common.ts";
import { clockIcon } from "#ui/icons/discovery.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Search.module.css";
import { SearchLink } from "./SearchLink.tsx";
import { resultsPath, type SearchScope, searchScope, useEveryStore } from "./searchScope.ts";

/** Where searching begins: what one searched for before, kinds of food, and what many order (`/search`). */
export default function SearchScreen() {
  const { t } = useTranslation("search");
  const { t: tc } = useTranslation();
  const { kinds, popular, stores, failure, reload } = useLanding();
  const scope = searchScope(undefined, useAtomValue(positionAtom) !== undefined);
  return (
    <>
      <BackBar title={tc("titles.search")} parent="home">
        <div role="search" aria-label={tc("titles.search")} className={styles.field}>
          <SearchLink />
        </div>
      </BackBar>
      <main className={styles.page}>
        <div className={styles.way}>
          <WaySwitch />
        </div>
        <Recent />
        {failure && <CallTrouble failure={failure} onRetry={reload} />}
        <KindTiles kinds={kinds} stores={stores} scope={scope} />
        <PopularRow stores={popular} />
        <section aria-labelledby="browse" className={styles.section}>
          <h2 id="browse" className={styles.title}>
            {t("stores")}
          </h2>
          <ListRow
            title={t("nearHere")}
            start={<Icon of={pinIcon} size={20} />}
            href={href("searchHomeStore", {})}
          />
          <ListRow
            title={t("everywhere")}
            start={<Icon of={searchIcon} size={20} />}
            href={href("searchStore", {})}
          />
        </section>
      </main>
      <BottomBar tab="home" />
    </>
  );
}

/** So many fit above the kinds. */
const SHOWN = 8;

function Recent() {
  const { t } = useTranslation("search");
  const searches = useAtomValue(searchHistoryAtom);
  const remember = useSetAtom(rememberSearchAtom);
  const scope = searchScope(undefined, useAtomValue(positionAtom) !== undefined);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent" className={styles.section}>
      <h2 id="recent" className={styles.title}>
        {t("history.title")}
      </h2>
      <ul className={styles.chips}>
        {searches.slice(0, SHOWN).map((keyword) => (
          <li key={keyword}>
            <Anchor
              href={resultsPath(scope, { keyword })}
              className={styles.chip}
              onClick={() => remember(keyword)}
            >
              <Icon of={clockIcon} size={16} />
              <span>{keyword}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Kinds of stores, what many order, each null on the way, and stores that show what a kind looks like; `failure` when
 * none of it could be read.
 */
function useLanding() {
  const way = useAtomValue(wayAtom);
  const position = useAtomValue(positionAtom);
  const every = useEveryStore();
  const wanted = { ...(position ? { position } : {}), order_type: way };
  const hot = useCall(hotStoreListCall, wanted, { isSilent: true });
  const popular = hot.data?.items ?? (hot.failure ? [] : null);
  return {
    kinds: popular && every.kinds,
    popular,
    stores: [...(popular ?? []), ...every.stores],
    failure: hot.data ? undefined : hot.failure && every.failure,
    reload: () => Promise.all([every.reload(), hot.reload()]),
  };
}

interface KindTilesProps {
  /** Null while they are on their way. */
  readonly kinds: readonly StoreType[] | null;
  readonly stores: readonly StoreSummary[];
  readonly scope: SearchScope;
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** What one feels like eating, in pictures. */
function KindTiles({ kinds, stores, scope }: KindTilesProps) {
  const { t } = useTranslation("search");
  if (kinds?.length === 0) return null;
  return (
    <section aria-labelledby="kinds" className={styles.section}>
      <h2 id="kinds" className={styles.title}>
        {t("kinds")}
      </h2>
      <ul className={styles.kinds}>
        {kinds === null
          ? PLACES.map((place) => (
              <li key={place} className={styles.kind} aria-hidden="true">
                <Skeleton shape="circle" />
              </li>
            ))
          : kinds.map((kind) => (
              <li key={kind.store_type}>
                <Anchor href={resultsPath(scope, { type: kind.store_type })} className={styles.kind}>
                  <KindDisc kind={kind} stores={stores} scope={scope} />
                  <span>{kind.name}</span>
                </Anchor>
              </li>
            ))}
      </ul>
    </section>
  );
}

interface KindDiscProps {
  readonly kind: StoreType;
  /** Stores at hand, perhaps one of that kind. */
  readonly stores: readonly StoreSummary[];
  readonly scope: SearchScope;
}

/** What a kind of store looks like. Where no store at hand shows it, what a tap will show is asked for ahead. */
function KindDisc({ kind: { store_type, name }, stores, scope }: KindDiscProps) {
  const place = useAtomValue(placeAskedAtom);
  const way = useAtomValue(wayAtom);
  const known = stores.find((store) => store.store_type.store_type === store_type);
  const choice: StoreChoice = { sort: scope === "near" ? 2 : 1, filter: { store_types: [store_type] } };
  const { data } = useCall(storeListCall, known ? null : storeListRequest(choice, place, { way }), {
    isSilent: true,
  });
  const like = known ?? data?.items[0];
  const picture = like?.logo ?? like?.picture;
  return (
    <span className={styles.disc}>
      {picture ? (
        <Picture {...picture} alt="" sizes="64px" frame="square" eager />
      ) : (
        <span aria-hidden="true">{name.slice(0, 1)}</span>
      )}
    </span>
  );
}

/** What many order, near here where that is known; nothing where it did not come. */
function PopularRow({ stores }: { readonly stores: readonly StoreSummary[] | null }) {
  const { t } = useTranslation("search");
  const isNear = useAtomValue(positionAtom) !== undefined;
  const way = useAtomValue(wayAtom);
  if (stores?.length === 0) return null;
  return (
    <section aria-labelledby="popular" className={styles.section}>
      <div className={styles.line}>
        <h2 id="popular" className={styles.title}>
          {isNear ? t("popularHere") : t("popular")}
        </h2>
        <Anchor href={href("moreRecommend", {})} className={styles.toAll}>
          {t("seeAll")}
          <Icon of={chevronIcon} size={16} />
        </Anchor>
      </div>
      <ul className={styles.tiles}>
        {stores === null
          ? [1, 2, 3].map((place) => (
              <li key={place} aria-hidden="true">
                <Skeleton shape="picture" />
                <Skeleton lines={2} />
              </li>
            ))
          : stores.slice(0, SHOWN).map((store) => (
              <li key={store.store_id}>
                <StoreCard store={store} layout="tile" way={way} />
              </li>
            ))}
      </ul>
    </section>
  );
}
