import { useAtomValue } from "jotai";
import { use, useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { searchGoods, storeIndex } from "#contract/calls/store.ts";
import { CartAction, GoodsShowType } from "#contract/enumerations.ts";
import { useCall } from "#net/useCall.ts";
import { CartContext } from "#parts/cart/useCart.ts";
import { GoodsRow } from "#parts/menu/GoodsRow.tsx";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { useRecommended } from "#parts/menu/useRecommended.ts";
import { offPremisesOf, offPremisesCart } from "#parts/offPremises/offPremises.ts";
import { useSlots } from "#parts/offPremises/useSlots.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useAccent } from "#parts/stores/useAccent.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { CartBar } from "./CartBar.tsx";
import styles from "./SearchGoodsScreen.module.css";

const OptionSheet = lazyWithRetry(() => import("#parts/menu/OptionSheet.tsx"));
const OffPremisesCartBar = lazyWithRetry(async () => ({
  default: (await import("#parts/offPremises/OffPremisesCartBar.tsx")).OffPremisesCartBar,
}));

/** Searches the goods of a store, with a `type` those to take away or to be delivered; the words stand in the address, so that back and reload find them again. */
export default function SearchGoodsScreen({ query }: { readonly query: QueryOf<typeof routes.searchGood> }) {
  const { t } = useTranslation("menu");
  const navigate = useNavigate();
  const { storeId, tableId, keyword = "" } = query;
  const store = useCall(storeIndex, { store_id: storeId, ...(tableId ? { table_id: tableId } : {}) });
  const isSheetOpen = useAtomValue(openGoodsAtom) !== null;
  useAccent(store.data?.extra_config.accent_color);
  const mode = offPremisesOf(query.type);
  const { opening, next } = useSlots(storeId, mode);
  const isServed = store.data?.is_open === 1 && store.data.table?.is_locked !== 1;
  const isOrderable = mode === null ? isServed : opening === undefined || next !== null;
  const cart = useMemo(
    () => ({ action: mode === null ? CartAction.dineIn : offPremisesCart(mode, false) }),
    [mode],
  );
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
          <OffPremisesCartBar store={store.data} mode={mode} />
        </LazyLayer>
      )}
    </CartContext>
  );
}

interface SearchResultsProps {
  readonly storeId: string;
  readonly keyword: string;
  readonly isOrderable: boolean;
}

/** What was found; before anything is typed what the store recommends. */
function SearchResults({ storeId, keyword, isOrderable }: SearchResultsProps) {
  const { t } = useTranslation("menu");
  const words = useDeferredValue(keyword.slice(0, 100));
  const goods_show_type =
    use(CartContext).action === CartAction.dineIn ? GoodsShowType.dineIn : GoodsShowType.offPremises;
  const found = useCall(searchGoods, words ? { store_id: storeId, keyword: words, goods_show_type } : null, {
    keepPreviousData: true,
  });
  const recommended = useRecommended(storeId, words === "") ?? [];
  if (words && found.failure) return <CallTrouble failure={found.failure} onRetry={found.reload} />;
  if (words && !found.data) return <MenuSkeleton />;
  const goods = words ? (found.data?.goods ?? []) : recommended;
  return (
    <>
      <div role="status">
        <h2 className={styles.found}>
          {words
            ? t("searchFound", { count: goods.length })
            : recommended.length > 0
              ? t("recommended")
              : t("searchStart")}
        </h2>
      </div>
      {words && goods.length === 0 ? (
        <EmptyState title={t("searchNothing", { keyword: words })} illustration={<NothingFound />}>
          {t("searchNothingText")}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {goods.map((one) => (
            <li key={one.id}>
              <GoodsRow goods={one} storeId={storeId} isOrderable={isOrderable} isFirst={false} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
