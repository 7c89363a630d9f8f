import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import { OpenAttempt } from "#parts/attempt/OpenAttempt.tsx";
import type { useSlots } from "#parts/away/useSlots.ts";
import { MenuList } from "#parts/menu/MenuList.tsx";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { useMenu } from "#parts/menu/useMenu.ts";
import { useRecommended } from "#parts/menu/useRecommended.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { LazyLayer, lazyAgain } from "#parts/trouble/lazyAgain.tsx";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { EmptyBowl } from "#ui/pictures/storeDrawings.tsx";
import { RecommendedRow } from "./RecommendedRow.tsx";

const OptionSheet = lazyAgain(() => import("#parts/optionSheet/OptionSheet.tsx"));

interface HomeMenuProps {
  readonly store: StoreDetail;
  readonly slots: ReturnType<typeof useSlots>;
}

/** What can be taken away or delivered: what the store recommends, then all of it. */
export function HomeMenu({ store, slots: { opening, next } }: HomeMenuProps) {
  const { t } = useTranslation("menu");
  const menu = useMenu(store.store_id);
  const recommended = useRecommended(store.store_id, true);
  const isSheetOpen = useAtomValue(openGoodsAtom) !== null;
  const isOrderable = opening ? next !== null : true;
  if (!menu.data) {
    if (menu.failure) return <CallTrouble failure={menu.failure} onRetry={menu.reload} />;
    return <MenuSkeleton />;
  }
  return (
    <>
      <OpenAttempt storeId={store.store_id} />
      {menu.categories.length === 0 ? (
        <EmptyState title={t("emptyMenu")} illustration={<EmptyBowl />} />
      ) : (
        <>
          <RecommendedRow goods={recommended} />
          <MenuList
            storeId={store.store_id}
            categories={menu.categories}
            shelves={menu.shelves}
            need={menu.need}
            isOrderable={isOrderable}
          />
        </>
      )}
      {isSheetOpen && (
        <LazyLayer>
          <OptionSheet storeId={store.store_id} isOrderable={isOrderable} />
        </LazyLayer>
      )}
    </>
  );
}
