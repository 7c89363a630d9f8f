import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { useNear } from "#parts/shell/WhenNear.tsx";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { MallCard } from "./GoodsGrid.tsx";
import styles from "./Mall.module.css";

interface ShopRowProps {
  /** Null while they are on their way. */
  readonly shops: readonly StoreSummary[] | null;
}

/** As many as a phone shows before one leafs: the pictures of the others come when the next of them is seen. */
const SHOPS_FIRST = 5;

/** The mall's shops, each leading to what it sells. */
export function ShopRow({ shops }: ShopRowProps) {
  const { t } = useTranslation("mall");
  const [isSeen, next] = useNear();
  if (shops?.length === 0) return null;
  return (
    <section aria-label={t("shops")}>
      <ul className={styles.shops}>
        {shops === null
          ? [1, 2, 3, 4].map((bone) => (
              <li key={bone} aria-hidden="true" className={styles.shopLink}>
                <span className={styles.disc}>
                  <Skeleton shape="circle" />
                </span>
                <Skeleton />
              </li>
            ))
          : shops.map(({ store_id, name, logo, picture }, place) => {
              const face = logo ?? picture;
              const isDrawn = place < SHOPS_FIRST || isSeen;
              return (
                <li key={store_id} ref={place === SHOPS_FIRST ? next : undefined}>
                  <Anchor href={href("mall", { storeId: store_id })} className={styles.shopLink}>
                    <span className={styles.disc}>
                      {!face ? (
                        <span aria-hidden="true">{name.slice(0, 1)}</span>
                      ) : (
                        isDrawn && <Picture {...face} alt="" sizes="64px" frame="square" eager />
                      )}
                    </span>
                    <span>{name}</span>
                  </Anchor>
                </li>
              );
            })}
      </ul>
    </section>
  );
}

interface RecommendedRowProps {
  /** Null while they are on their way. */
  readonly goods: readonly Goods[] | null;
}

/** As many as a phone shows before one leafs: the others are drawn when the end of these is seen. */
const GOODS_FIRST = 3;

/** Goods that the shops recommend, to leaf through; nothing where there is none. */
export function RecommendedRow({ goods }: RecommendedRowProps) {
  const { t } = useTranslation("mall");
  const id = useId();
  const [isSeen, end] = useNear();
  if (goods?.length === 0) return null;
  const isWhole = isSeen || !goods?.[GOODS_FIRST];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t("recommended")}
      </h2>
      <ul className={styles.tiles}>
        {goods === null
          ? [1, 2, 3].map((bone) => (
              <li key={bone} aria-hidden="true">
                <Skeleton shape="square" />
                <Skeleton lines={2} />
              </li>
            ))
          : goods.slice(0, isWhole ? undefined : GOODS_FIRST).map((one, place) => (
              <li key={one.id}>
                <MallCard goods={one} isFirst={place < GOODS_FIRST} />
              </li>
            ))}
        {!isWhole && <li ref={end} aria-hidden="true" />}
      </ul>
    </section>
  );
}
