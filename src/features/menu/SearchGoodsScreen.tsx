import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { storeIndex } from "#contract/calls/store.ts";
import { useCall } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useAccent } from "#parts/store/useAccent.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { openGoodsAtom } from "#state/openGoods.ts";
import { SearchField } from "#ui/SearchField.tsx";
import { CartBar } from "./CartBar.tsx";
import { SearchResults } from "./SearchResults.tsx";
import styles from "./SearchGoodsScreen.module.css";

const OptionSheet = lazy(() => import("#parts/optionSheet/OptionSheet.tsx"));

/** Searches the goods of a store; the words stand in the address, so that back and reload find them again. */
export default function SearchGoodsScreen({ query }: { readonly query: QueryOf<typeof routes.searchGood> }) {
  const { t } = useTranslation("menu");
  const navigate = useNavigate();
  const { storeId, tableId, keyword = "" } = query;
  const store = useCall(storeIndex, { store_id: storeId, ...(tableId ? { table_id: tableId } : {}) });
  const isSheetOpen = useAtomValue(openGoodsAtom) !== null;
  useAccent(store.data?.extra_config.accent_color);
  const isOrderable = store.data?.is_open === 1 && store.data.table?.is_locked !== 1;
  const search = (words: string) =>
    void navigate(href("searchGood", { ...query, keyword: words.trim() || undefined }), { replace: true });

  return (
    <>
      <BackBar title={t("search")} parent="orderFood">
        <div className={styles.field}>
          <SearchField
            label={t("search")}
            placeholder={t("searchPlaceholder")}
            clearLabel={t("searchClear")}
            defaultValue={keyword}
            autoFocus={keyword === ""}
            onSearch={search}
            onType={search}
          />
        </div>
      </BackBar>
      <main className={styles.page}>
        <SearchResults storeId={storeId} keyword={keyword} isOrderable={isOrderable} />
        {isSheetOpen && (
          <Suspense fallback={null}>
            <OptionSheet storeId={storeId} isOrderable={isOrderable} />
          </Suspense>
        )}
      </main>
      {store.data && <CartBar store={store.data} tableId={tableId ?? null} orderNo={null} />}
    </>
  );
}
