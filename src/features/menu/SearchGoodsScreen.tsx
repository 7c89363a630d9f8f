import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { storeIndex } from "#contract/calls/store.ts";
import { useCall } from "#net/useCall.ts";
import { awayMode, cartFor } from "#parts/away/awayMode.ts";
import { useSlots } from "#parts/away/useSlots.ts";
import { CartContext } from "#parts/cart/CartContext.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useAccent } from "#parts/store/useAccent.ts";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { CartBar } from "./CartBar.tsx";
import { SearchResults } from "./SearchResults.tsx";
import styles from "./SearchGoodsScreen.module.css";

const OptionSheet = lazyAgain(() => import("#parts/optionSheet/OptionSheet.tsx"));
const AwayCartBar = lazyAgain(async () => ({
  default: (await import("#parts/away/AwayCartBar.tsx")).AwayCartBar,
}));

/** Searches the goods of a store, with a `type` those to take away or to be delivered; the words stand in the address, so that back and reload find them again. */
export default function SearchGoodsScreen({ query }: { readonly query: QueryOf<typeof routes.searchGood> }) {
  const { t } = useTranslation("menu");
  const navigate = useNavigate();
  const { storeId, tableId, keyword = "" } = query;
  const store = useCall(storeIndex, { store_id: storeId, ...(tableId ? { table_id: tableId } : {}) });
  const isSheetOpen = useAtomValue(openGoodsAtom) !== null;
  useAccent(store.data?.extra_config.accent_color);
  const mode = awayMode(query.type);
  const { opening, next } = useSlots(storeId, mode);
  const isServed = store.data?.is_open === 1 && store.data.table?.is_locked !== 1;
  const isOrderable = mode === null ? isServed : opening === undefined || next !== null;
  const cart = useMemo(() => ({ action: mode === null ? (1 as const) : cartFor(mode, false) }), [mode]);
  const search = (words: string) =>
    void navigate(href("searchGood", { ...query, keyword: words.trim() || undefined }), { replace: true });

  return (
    <CartContext value={cart}>
      <BackBar
        title={t("search")}
        parent="orderFood"
        backTo={mode === null ? null : href("storeHome", { storeId, type: query.type })}
      >
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
          <LazyLayer>
            <OptionSheet storeId={storeId} isOrderable={isOrderable} />
          </LazyLayer>
        )}
      </main>
      {store.data && mode === null && <CartBar store={store.data} tableId={tableId ?? null} orderNo={null} />}
      {store.data && mode !== null && (
        <LazyLayer>
          <AwayCartBar store={store.data} mode={mode} />
        </LazyLayer>
      )}
    </CartContext>
  );
}
