import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { storeIndexCall } from "#net/calls/menuCalls.ts";
import { useCall } from "#net/useCall.ts";
import { usePageSubject } from "#parts/shell/usePageSubject.ts";
import { useKeepLinePieces } from "#parts/cart/linePieces.ts";
import { useAccent } from "#parts/store/useAccent.ts";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import type { QueryOf } from "#routes/route.ts";
import { href } from "#routes/href.ts";
import type { routes } from "#routes/table.ts";
import { keepVisit } from "#state/orders/lastVisit.ts";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { TabPanel, Tabs } from "#ui/navigation/Tabs.tsx";
import { CartBar } from "./CartBar.tsx";
import { MenuTab } from "./MenuTab.tsx";
import styles from "./MenuScreen.module.css";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { OtherTab } from "./OtherTab.tsx";
import { StoreHeader } from "./StoreHeader.tsx";
import { useBrowseNote } from "#parts/menu/useBrowseNote.ts";
import { useOldCart } from "./useOldCart.ts";
import { STORE_TABS, type StoreTab, storeTab } from "./storeTab.ts";

const OptionSheet = lazyAgain(() => import("#parts/optionSheet/OptionSheet.tsx"));

const TABS_ID = "store";

/** The dine-in menu behind a table's code: the store, its goods, and the tabs beside them. */
export default function MenuScreen({ query }: { readonly query: QueryOf<typeof routes.orderFood> }) {
  const { storeId, tableId } = query;
  const { t } = useTranslation("menu");
  const navigate = useNavigate();
  const store = useCall(storeIndexCall, { store_id: storeId, ...(tableId ? { table_id: tableId } : {}) });
  useOldCart(storeId, tableId ?? null);
  useBrowseNote(storeId);
  // A table that the store does not know is nobody's to be led back to.
  const isAtTable = Boolean(store.data?.table);
  useEffect(() => {
    if (tableId && isAtTable) keepVisit({ store_id: storeId, table_id: tableId });
  }, [storeId, tableId, isAtTable]);
  const isSheetOpen = useAtomValue(openGoodsAtom) !== null;
  const tab = storeTab(query.tab);
  useAccent(store.data?.extra_config.accent_color);
  useKeepLinePieces(store.data);
  usePageSubject(store.data?.name);
  const show = (next: StoreTab) =>
    void navigate(href("orderFood", { ...query, tab: next === "menu" ? undefined : next }), {
      replace: true,
    });

  if (!store.data) {
    if (store.failure) return <CallTrouble failure={store.failure} onRetry={store.reload} isScreen />;
    return <MenuSkeleton />;
  }
  const isOrderable = store.data.is_open === 1 && store.data.table?.is_locked !== 1;
  return (
    <>
      <StoreHeader store={store.data} query={query} />
      <main className={styles.panel}>
        <Tabs
          id={TABS_ID}
          label={t("tabs")}
          tabs={STORE_TABS.map((key) => ({ key, label: t(`tab.${key}`) }))}
          selected={tab}
          onSelect={show}
        />
        <TabPanel of={TABS_ID} tab={tab}>
          {tab === "menu" ? (
            <MenuTab store={store.data} isOrderable={isOrderable} />
          ) : (
            <OtherTab tab={tab} store={store.data} tableId={tableId ?? null} />
          )}
        </TabPanel>
        {isSheetOpen && (
          <LazyLayer>
            <OptionSheet storeId={storeId} isOrderable={isOrderable} />
          </LazyLayer>
        )}
      </main>
      {tab === "menu" && <CartBar store={store.data} tableId={tableId ?? null} orderNo={query.add ?? null} />}
    </>
  );
}
