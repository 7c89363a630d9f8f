import { useTranslation } from "react-i18next";
import { WhereLine } from "#parts/place/WhereLine.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { StoreCard } from "#parts/storeCard/StoreCard.tsx";
import { StoreList } from "#parts/storeList/StoreList.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { GoodsOffer } from "./GoodsOffer.tsx";
import styles from "./Specials.module.css";
import { NothingOn } from "./NothingOn.tsx";
import { useStoresAhead } from "./useStoresAhead.ts";

/** Stores that sell ahead, each with what can be ordered now and had later (`/specialAdvance`). */
export default function SpecialAdvanceScreen() {
  const { t } = useTranslation("specials");
  const { pages, goods } = useStoresAhead();
  return (
    <>
      <BackBar title={t("advance.title")} parent="special" />
      <main className={styles.page}>
        <PullToRefresh onRefresh={pages.reload} busyLabel={t("loading")}>
          <div className={styles.where}>
            <WhereLine />
          </div>
          <p className={styles.intro}>{t("advance.text")}</p>
          <StoreList
            pages={pages}
            label={t("advance.list")}
            layout="row"
            empty={<NothingOn title={t("advance.noneTitle")} text={t("advance.noneText")} hasOthers />}
            renderStore={(store) => (
              <div className={styles.byStore}>
                <StoreCard store={store} layout="row" heading="h2" />
                <ul className={styles.within} aria-label={store.name}>
                  {goods.get(store.store_id)?.map((onOffer) => (
                    <li key={`${onOffer.special_id} ${onOffer.goods.id}`}>
                      <GoodsOffer onOffer={onOffer} layout="row" isInStore hasDates />
                    </li>
                  ))}
                </ul>
              </div>
            )}
          />
        </PullToRefresh>
      </main>
    </>
  );
}
