import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/call.ts";
import type { presellStoreList } from "#contract/calls/specials.ts";
import { presellStoreListCall } from "#net/calls/specialCalls.ts";
import { WhereLine } from "#parts/places/WhereLine.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { StoreCard } from "#parts/stores/StoreCard.tsx";
import { StoreList } from "#parts/stores/list/StoreList.tsx";
import { usePages } from "#parts/stores/list/usePages.ts";
import { positionAtom } from "#state/places/whereabouts.ts";
import { pagesAtom } from "#state/storage/pages.ts";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { GoodsOffer } from "./GoodsOffer.tsx";
import { NothingOn } from "./NothingOn.tsx";
import styles from "./Specials.module.css";

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
      <BottomRail tab="home" />
    </>
  );
}

const idOf = ({ store }: SellsAhead) => store.store_id;

/** Stores that sell ahead around the customer's whereabouts, and what each of them sells. */
function useStoresAhead() {
  const position = useAtomValue(positionAtom);
  const { items, ...pages } = usePages(presellStoreListCall, position ? { position } : {}, {
    page: (data) => data,
    idOf,
    kept: presellPagesAtom,
  });
  const goods = new Map(items?.map((item) => [item.store.store_id, item.goods]));
  return { pages: { ...pages, stores: items?.map(({ store }) => store) ?? null }, goods };
}

type SellsAhead = ResponseOf<typeof presellStoreList>["items"][number];

/** Further pages of stores that sell ahead. */
const presellPagesAtom = pagesAtom<SellsAhead>();
