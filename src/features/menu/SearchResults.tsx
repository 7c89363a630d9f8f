import { use, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { searchGoods } from "#contract/calls/store.ts";
import { useCall } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { CartContext } from "#parts/cart/CartContext.ts";
import { GoodsRow } from "#parts/menu/GoodsRow.tsx";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import styles from "./SearchGoodsScreen.module.css";
import { useRecommended } from "#parts/menu/useRecommended.ts";

interface SearchResultsProps {
  readonly storeId: string;
  readonly keyword: string;
  readonly isOrderable: boolean;
}

/** What was found; before anything is typed what the store recommends. */
export function SearchResults({ storeId, keyword, isOrderable }: SearchResultsProps) {
  const { t } = useTranslation("menu");
  const words = useDeferredValue(keyword.slice(0, 100));
  const goods_show_type = use(CartContext).action === 1 ? 1 : 2;
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
