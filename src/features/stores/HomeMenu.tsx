import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import type { OffPremises } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { StoreDetail } from "#contract/store.ts";
import { soldOut } from "#domain/menu/soldOut.ts";
import { OpenAttempt } from "#parts/attempt/OpenAttempt.tsx";
import { GoodsOrder } from "#parts/menu/GoodsOrder.tsx";
import { GoodsPrice } from "#parts/menu/GoodsPrice.tsx";
import row from "#parts/menu/GoodsRow.module.css";
import { MenuList } from "#parts/menu/MenuList.tsx";
import { UsualSlot } from "#parts/orders/again/UsualSlot.tsx";
import { MenuSkeleton } from "#parts/menu/MenuSkeleton.tsx";
import { useMenu } from "#parts/menu/useMenu.ts";
import { useRecommended } from "#parts/menu/useRecommended.ts";
import type { useSlots } from "#parts/offPremises/useSlots.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import { href } from "#routes/href.ts";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { EmptyBowl } from "#ui/pictures/storeDrawings.tsx";
import styles from "./HomeMenu.module.css";

const OptionSheet = lazyWithRetry(() => import("#parts/menu/dish/OptionSheet.tsx"));

interface HomeMenuProps {
  readonly store: StoreDetail;
  readonly mode: OffPremises;
  readonly slots: ReturnType<typeof useSlots>;
}

/** What can be taken away or delivered: what the store recommends, then all of it. */
export function HomeMenu({ store, mode, slots: { opening, next } }: HomeMenuProps) {
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
          {isOrderable && <UsualSlot way={mode} storeId={store.store_id} />}
          <RecommendedRow goods={recommended} storeId={store.store_id} isOrderable={isOrderable} />
          <MenuList
            storeId={store.store_id}
            categories={menu.categories}
            shelves={menu.shelves}
            need={menu.need}
            isOrderable={isOrderable}
            searchHref={href("searchGood", { storeId: store.store_id, type: String(mode) })}
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

interface RecommendedRowProps {
  /** Undefined until they are known. */
  readonly goods: readonly Goods[] | undefined;
  readonly storeId: string;
  readonly isOrderable: boolean;
}

/** What the store recommends, in a row that scrolls sideways; nothing where it recommends nothing. */
function RecommendedRow({ goods, storeId, isOrderable }: RecommendedRowProps) {
  const { t } = useTranslation("menu");
  const open = useSetAtom(openGoodsAtom);
  if (goods === undefined) return <RecommendedSkeleton />;
  if (goods.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t("recommended")}</h2>
      <ul className={styles.row} aria-label={t("recommended")}>
        {goods.map((one) => (
          <li key={one.id} className={styles.item}>
            <article className={styles.tile}>
              <h3 className={styles.named}>
                <button type="button" className={row.open} aria-haspopup="dialog" onClick={() => open(one)}>
                  <b className={styles.name}>{one.name}</b>
                </button>
              </h3>
              <div className={styles.picture}>
                {one.picture && <Picture {...one.picture} alt="" sizes="120px" frame="square" eager />}
                {isOrderable && !soldOut(one) && <GoodsOrder goods={one} storeId={storeId} />}
              </div>
              <GoodsPrice goods={one} />
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As high as the row will be: the menu below it stays where it is. */
function RecommendedSkeleton() {
  const { t } = useTranslation("menu");
  const { t: tc } = useTranslation();
  return (
    <section className={styles.section} aria-busy>
      <h2 className={styles.heading}>{t("recommended")}</h2>
      <SkeletonGroup label={tc("loading")}>
        <ul className={styles.row}>
          {[1, 2, 3].map((place) => (
            <li key={place} className={styles.item}>
              <div className={styles.tile}>
                <Skeleton shape="square" />
                <Skeleton lines={3} />
              </div>
            </li>
          ))}
        </ul>
      </SkeletonGroup>
    </section>
  );
}
