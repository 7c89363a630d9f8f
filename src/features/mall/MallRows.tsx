import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import type { StoreSummary } from "#contract/storeLists.ts";
import { useHydrated } from "#parts/shell/page.ts";
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

/** The mall's shops, each leading to what it sells. */
export function ShopRow({ shops }: ShopRowProps) {
  const { t } = useTranslation("mall");
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
          : shops.map(({ store_id, name, logo, picture }) => {
              const face = logo ?? picture;
              return (
                <li key={store_id}>
                  <Anchor href={href("mall", { storeId: store_id })} className={styles.shopLink}>
                    <span className={styles.disc}>
                      {face ? (
                        <Picture {...face} alt="" sizes="64px" frame="square" eager />
                      ) : (
                        <span aria-hidden="true">{name.slice(0, 1)}</span>
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

/** As many as the widest page shows before one leafs. */
const DRAWN_FIRST = 3;

/** Goods that the shops recommend, to leaf through; nothing where there is none. */
export function RecommendedRow({ goods }: RecommendedRowProps) {
  const { t } = useTranslation("mall");
  const id = useId();
  const isHydrated = useHydrated();
  if (goods?.length === 0) return null;
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
          : (isHydrated ? goods : goods.slice(0, DRAWN_FIRST)).map((one) => (
              <li key={one.id}>
                <MallCard goods={one} />
              </li>
            ))}
      </ul>
    </section>
  );
}
