import { useAtomValue } from "jotai";
import { use, useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { ResponseOf } from "#contract/call.ts";
import { searchGoods, storeIndex } from "#contract/calls/store.ts";
import { CartAction, GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { useCall } from "#net/useCall.ts";
import { useKeepStore } from "#parts/cart/knownStores.ts";
import { CartContext } from "#parts/cart/useCart.ts";
import { GoodsRow } from "#parts/menu/GoodsRow.tsx";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { useRecommended } from "#parts/menu/useRecommended.ts";
import { offPremisesOf, offPremisesCart } from "#parts/offPremises/offPremises.ts";
import { useSlots } from "#parts/offPremises/useSlots.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { BottomRail } from "#parts/shell/BottomRail.tsx";
import { ListEnd } from "#parts/stores/list/ListEnd.tsx";
import { usePages } from "#parts/stores/list/usePages.ts";
import { useAccent } from "#parts/stores/useAccent.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { pagesAtom } from "#state/storage/pages.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { CartBar } from "./CartBar.tsx";
import styles from "./SearchGoodsScreen.module.css";

const DidYouMean = lazyWithRetry(() => import("#ui/feedback/DidYouMean.tsx"));
const Marked = lazyWithRetry(() => import("#ui/feedback/Marked.tsx"));
const OptionSheet = lazyWithRetry(() => import("#parts/menu/dish/OptionSheet.tsx"));
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
  useKeepStore(store.data);
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
  /** How often words were taken that nobody typed: the field is then drawn anew with them. */
  const [taken, setTaken] = useState(0);

  return (
    <CartContext value={cart}>
      <BackBar
        title={t("search")}
        parent="orderFood"
        backTo={mode === null ? null : href("storeHome", { storeId, type: query.type })}
      >
        <div className={styles.field}>
          <SearchField
            key={taken}
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
        <SearchResults
          storeId={storeId}
          keyword={keyword}
          isOrderable={isOrderable}
          onMeant={(words) => {
            setTaken(taken + 1);
            search(words);
          }}
        />
        {isSheetOpen && (
          <LazyLayer>
            <OptionSheet storeId={storeId} isOrderable={isOrderable} />
          </LazyLayer>
        )}
      </main>
      {!tableId && <BottomRail tab="home" />}
      {store.data && mode === null && (
        <CartBar store={store.data} tableId={tableId ?? null} orderNo={query.add ?? null} />
      )}
      {store.data && mode !== null && (
        <LazyLayer>
          <OffPremisesCartBar store={store.data} mode={mode} />
        </LazyLayer>
      )}
    </CartContext>
  );
}

/** One of the goods that were found, and by what, where its name does not show it. */
interface Found {
  readonly goods: Goods;
  readonly reason: NonNullable<ResponseOf<typeof searchGoods>["found_by"]>[number] | undefined;
}

/** Further pages of searches. */
const foundPagesAtom = pagesAtom<Found>();

const foundIn = ({ goods, found_by = [], next_cursor }: ResponseOf<typeof searchGoods>) => ({
  items: goods.map((one) => ({ goods: one, reason: found_by.find(({ goods_id }) => goods_id === one.id) })),
  next_cursor,
});

interface SearchResultsProps {
  readonly storeId: string;
  readonly keyword: string;
  readonly isOrderable: boolean;
  /** Takes the words that were probably meant. */
  readonly onMeant: (words: string) => void;
}

/** What was found and why; before anything is typed, and where nothing was found, what the store recommends. */
function SearchResults({ storeId, keyword, isOrderable, onMeant }: SearchResultsProps) {
  const { t } = useTranslation(["menu", "stores"]);
  const words = useDeferredValue(keyword.slice(0, 100));
  const goods_show_type =
    use(CartContext).action === CartAction.dineIn ? GoodsShowType.dineIn : GoodsShowType.offPremises;
  const found = usePages(searchGoods, words ? { store_id: storeId, keyword: words, goods_show_type } : null, {
    page: foundIn,
    idOf: ({ goods }) => goods.id,
    kept: foundPagesAtom,
  });
  const { is_near, marks, meant } = found.data ?? {};
  const isNothing = words !== "" && found.items?.length === 0;
  const recommended = useRecommended(storeId, words === "" || isNothing) ?? [];
  if (words && found.failure) return <CallTrouble failure={found.failure} onRetry={found.reload} />;
  if (words && !found.data) return <MenuSkeleton />;
  const isFound = words !== "" && !isNothing;
  const shown: readonly Found[] = isFound
    ? (found.items ?? [])
    : recommended.map((goods) => ({ goods, reason: undefined }));
  const count = shown.length;
  return (
    <>
      {isNothing && (
        <EmptyState title={t("searchNothing", { keyword: words })} illustration={<NothingFound />}>
          {t("searchNothingText")}
        </EmptyState>
      )}
      <div role="status">
        <h2 className={styles.found}>
          {!isFound ? (
            t(count > 0 ? "recommended" : "searchStart")
          ) : is_near === 1 ? (
            <>
              {t("searchNear", { keyword: words })}
              {meant && (
                <LazyLayer>
                  <DidYouMean label={t("stores:meant")} words={meant} onTake={onMeant} />
                </LazyLayer>
              )}
            </>
          ) : (
            t(found.hasMore ? "searchFoundMore" : "searchFound", { count })
          )}
        </h2>
      </div>
      <ul className={styles.list}>
        {shown.map(({ goods, reason }) => (
          <li key={goods.id}>
            <GoodsRow
              goods={goods}
              storeId={storeId}
              isOrderable={isOrderable}
              isFirst={false}
              name={
                <LazyLayer waiting={goods.name}>
                  <Marked text={goods.name} marks={isFound ? marks : undefined} />
                </LazyLayer>
              }
              note={
                reason && (
                  <p className={styles.reason}>{t(`foundBy.${reason.by}`, { words: reason.words })}</p>
                )
              }
            />
          </li>
        ))}
      </ul>
      {isFound && <ListEnd of={found} />}
    </>
  );
}
