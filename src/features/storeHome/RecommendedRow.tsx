import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import { GoodsPrice } from "#parts/goods/GoodsPrice.tsx";
import { openGoodsAtom } from "#state/cart/cart.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import styles from "./RecommendedRow.module.css";

interface RecommendedRowProps {
  /** Undefined until they are known. */
  readonly goods: readonly Goods[] | undefined;
}

/** What the store recommends, in a row that scrolls sideways; nothing where it recommends nothing. */
export function RecommendedRow({ goods }: RecommendedRowProps) {
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
            <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={() => open(one)}>
              <span className={styles.picture}>
                {one.picture && <Picture {...one.picture} alt="" sizes="120px" frame="square" eager />}
              </span>
              <span className={styles.name}>{one.name}</span>
              <GoodsPrice goods={one} />
            </button>
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
