import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import { soldOut } from "#domain/menu/soldOut.ts";
import { useKnownStore } from "#parts/cart/knownStores.ts";
import { useShowType } from "#parts/cart/useCart.ts";
import { LazyLayer, lazyWithRetry } from "#parts/trouble/lazyWithRetry.tsx";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import { GoodsOrder } from "./GoodsOrder.tsx";
import { GoodsPrice, GoodsTags } from "./GoodsPrice.tsx";
import styles from "./GoodsRow.module.css";

const CourseOrder = lazyWithRetry(() => import("./course/CourseOrder.tsx"));

interface GoodsRowProps {
  readonly goods: Goods;
  readonly storeId: string;
  readonly isOrderable: boolean;
  /** Among the first on the screen: its picture is fetched at once. */
  readonly isFirst: boolean;
  /** Its name as it is drawn, where that is not plain. */
  readonly name?: ReactNode;
  /** A line below its name. */
  readonly note?: ReactNode;
}

/** One of the goods on the menu: a tap opens it, its stepper orders it where there is nothing to choose. */
export function GoodsRow({ goods, storeId, isOrderable, isFirst, name, note }: GoodsRowProps) {
  const { t } = useTranslation("menu");
  const open = useSetAtom(openGoodsAtom);
  const isSoldOut = soldOut(goods);
  return (
    <article className={styles.card} data-soldout={isSoldOut || undefined}>
      <div className={styles.inside}>
        <div className={styles.words}>
          <h3>
            <button type="button" className={styles.open} onClick={() => open(goods)} aria-haspopup="dialog">
              <span className={styles.name} lang={goods.name_lang}>
                {name ?? goods.name}
              </span>
            </button>
          </h3>
          {note}
          <p className={styles.about} lang={goods.description_lang}>
            {goods.description}
          </p>
          <GoodsTags goods={goods} />
          <GoodsPrice goods={goods} />
        </div>
        <div className={styles.side}>
          <span className={styles.picture}>
            {goods.picture && (
              <Picture {...goods.picture} alt="" sizes="108px" frame="square" eager={isFirst} />
            )}
          </span>
          {isSoldOut ? (
            <span className={styles.soldOut}>{t("soldOut")}</span>
          ) : (
            isOrderable && <Order goods={goods} storeId={storeId} />
          )}
        </div>
      </div>
    </article>
  );
}

/** The plus; what is or belongs to a course, at the table, says first what that means there. */
function Order({ goods, storeId }: { readonly goods: Goods; readonly storeId: string }) {
  const showType = useShowType();
  const isKnown = useKnownStore(storeId) !== undefined;
  const isOfCourse = (goods.is_buffet === 1 || goods.is_course === 1) && showType === GoodsShowType.dineIn;
  if (!isOfCourse) return <GoodsOrder goods={goods} storeId={storeId} />;
  return (
    isKnown && (
      <LazyLayer>
        <CourseOrder goods={goods} storeId={storeId} />
      </LazyLayer>
    )
  );
}
