import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { hotStoreListCall, newStoresCall } from "#net/calls/storeListCalls.ts";
import { WhereLine } from "#parts/places/WhereLine.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { StoreCard } from "#parts/stores/StoreCard.tsx";
import { StoreList } from "#parts/stores/list/StoreList.tsx";
import { href } from "#routes/href.ts";
import { wayAtom } from "#state/places/way.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./Home.module.css";
import lists from "./StoreLists.module.css";
import { StoreRow, useNearby } from "./StoreRow.tsx";

/** So many are ranked; the others are a tap away. */
const RANKED = 10;

/** The stores that guests like best, ranked, and those that are new (`/recommend`). */
export default function RecommendScreen() {
  const { t } = useTranslation("home");
  const way = useAtomValue(wayAtom);
  const hot = useNearby(hotStoreListCall, way);
  const fresh = useNearby(newStoresCall, way);
  const best = { ...hot, stores: hot.stores?.slice(0, RANKED) ?? null, hasMore: false };
  return (
    <>
      <BackBar title={t("recommended")} parent="home" />
      <main className={styles.body}>
        <div className={styles.where}>
          <WhereLine />
        </div>
        <p className={lists.intro}>{t("recommendText")}</p>
        <StoreList
          pages={best}
          label={t("recommended")}
          heading="h2"
          renderStore={(store, index) => (
            <div className={lists.rank}>
              <span className={lists.rankNumber}>{t("rank", { rank: index + 1 })}</span>
              <StoreCard store={store} heading="h2" way={way} priority={index === 0} />
            </div>
          )}
        />
        {hot.stores !== null && (hot.hasMore || hot.stores.length > RANKED) && (
          <div className={styles.wayOn}>
            <Button kind="outline" block href={href("moreRecommend", {})}>
              {t("moreRecommended")}
            </Button>
          </div>
        )}
        {!(fresh.failure && fresh.stores === null) && (
          <StoreRow
            title={t("new")}
            stores={fresh.stores}
            way={way}
            more={href("moreRecommend", { of: "new" })}
          />
        )}
      </main>
      <BottomRail tab="home" />
    </>
  );
}
